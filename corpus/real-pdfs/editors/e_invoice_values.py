"""Prints the values of an electronic invoice's file that its PDF prints: a JSON list of {text, role}, each as printed. Empty where the
PDF carries no file of an invoice."""
import json
import re
import sys

import fitz
import pikepdf

ROLES = {
    "GrandTotalAmount": "total",
    "DuePayableAmount": "total",
    "PayableAmount": "total",
    "TaxInclusiveAmount": "total",
    "TaxBasisTotalAmount": "total",
    "TaxTotalAmount": "total",
    "LineTotalAmount": "line",
    "LineExtensionAmount": "line",
    "ChargeAmount": "line",
    "PriceAmount": "line",
    "IBANID": "number",
    "ID": "number",
    "DateTimeString": "date",
    "IssueDate": "date",
    "DueDate": "date",
}
job = json.load(sys.stdin)


def invoice_file(pdf):
    for name in pdf.attachments:
        data = pdf.attachments[name].get_file().read_bytes()
        if b"CrossIndustryInvoice" in data or b"CrossIndustryDocument" in data or b"oasis:names:specification:ubl" in data:
            return data.decode("utf-8", "replace")
    return None


def spellings(role, value):
    if role == "date":
        digits = re.sub(r"\D", "", value)[:8]
        if len(digits) != 8:
            return []
        year, month, day = digits[:4], digits[4:6], digits[6:]
        return [f"{day}.{month}.{year}", f"{day}/{month}/{year}", f"{year}-{month}-{day}", f"{month}/{day}/{year}", f"{day}-{month}-{year}"]
    if role == "number":
        grouped = " ".join(value[index : index + 4] for index in range(0, len(value), 4))
        return [value, grouped] if re.fullmatch(r"[A-Z0-9/-]*\d{4,}[A-Z0-9/-]*", value) else []
    try:
        amount = float(value)
    except ValueError:
        return []
    plain = f"{amount:,.2f}"
    german = plain.translate(str.maketrans(",.", ".,"))
    return [plain, german, plain.replace(",", ""), german.replace(".", ""), german.replace(".", " ")] if amount else []


xml = invoice_file(pikepdf.open(job["input"]))
values = []
if xml is not None:
    words = " ".join(page.get_text() for page in fitz.open(job["input"]))
    for tag, value in re.findall(r"<(?:\w+:)?(\w+)(?:\s[^>]*)?>\s*([^<>]+?)\s*</", xml):
        role = ROLES.get(tag)
        for text in spellings(role, value) if role else []:
            if re.search(r"(?<![\w.,])" + re.escape(text) + r"(?![\w]|[.,]\d)", words):
                values.append({"text": text, "role": role})
                break
print(json.dumps([dict(pair) for pair in sorted({tuple(sorted(value.items())) for value in values})]))
