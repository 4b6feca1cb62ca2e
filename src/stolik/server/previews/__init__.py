"""Pictures that stand beside a shared link: a result, or an invitation to a table."""
