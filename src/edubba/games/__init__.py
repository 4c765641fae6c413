"""The rules: no input or output; a refusal is a rule id and facts, never a sentence."""
