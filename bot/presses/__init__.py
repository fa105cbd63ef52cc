"""What a press, a choice or a form does: one module for each family of screens."""
