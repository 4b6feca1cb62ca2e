"""The picture factory: label maps whose shares are true to the pixel (extra `pictures`)."""
