"""Pages to print: typst templates, their fonts and icons, and what makes a PDF of them."""
