"""The rules of Sumeria as kernels over (tables, state), one module per part of the rulebook."""
