def show_value(amount: int, unit: str, lang: str) -> str:
    return str(amount)
