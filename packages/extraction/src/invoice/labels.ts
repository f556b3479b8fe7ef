/** What invoices call their totals in English, Spanish and Portuguese; folded text (layout/fold-text.ts). */
const SUBTOTAL = /^sub ?-?total\b/u;
const TOTAL =
  /^(?:(?:grand |invoice |order )?total(?: (?:due|amount|amount due|payable|a pagar|a pagar mxn|geral|general|da nota|da fatura|de la factura|factura|neto|usd|mxn|r\$))?|amount due|balance due|(?:importe|valor|monto) total)(?: ?\(.*\))?$/u;
const REDUCTION =
  /\b(?:discount|descuento|desconto|less|rebate|credit|deposit|paid|payment|anticipo|adiantamento|reten\w+|abatimento)\b/u;
const ADDITION =
  /\b(?:tax|vat|gst|hst|pst|iva|ieps|icms|iss|ipi|pis|cofins|impuestos?|impostos?|shipping|freight|flete|frete|envio|handling|fee|tip|propina|gorjeta|surcharge|recargo)\b/u;

export type InvoiceRole = 'subtotal' | 'total' | 'reduction' | 'addition';

export function invoiceRole(folded: string): InvoiceRole | undefined {
  if (SUBTOTAL.test(folded)) return 'subtotal';
  if (TOTAL.test(folded)) return 'total';
  if (REDUCTION.test(folded)) return 'reduction';
  return ADDITION.test(folded) ? 'addition' : undefined;
}
