import { CURRENCY_CODES } from '../printed-invoice/currencies.js';

/** Ways to call one value, each a pattern with flags `gu` of folded text. */
export type Label = readonly RegExp[];

/**
 * How invoices call their values, in lower case without accents: English, German, French, Spanish,
 * Portuguese. A label that is the beginning of another value's ("total" of "total tax") is told apart by what
 * follows it, since only marks and the sign of a currency may stand between a label and its value.
 */
const any = (...words: readonly string[]): Label =>
  words.map((word) => new RegExp(`(?<![\\p{L}\\d-])(?:${word})(?![\\p{L}\\d])`, 'gu'));

/**
 * Where a label stands in folded text: of ways that begin at one place ("total", "total ttc") the longest.
 */
export function labelsIn(folded: string, label: Label): { readonly from: number; readonly to: number }[] {
  const endOf = new Map<number, number>();
  for (const { index, 0: text } of label.flatMap((way) => [...folded.matchAll(way)]))
    endOf.set(index, Math.max(endOf.get(index) ?? 0, index + text.length));
  return [...endOf].map(([from, to]) => ({ from, to })).sort((one, other) => one.from - other.from);
}

/** The sign or code of a currency in the middle of a label: `Total EUR incl. VAT`. */
const CURRENCY = `(?: ?\\(?(?:€|£|\\$|${CURRENCY_CODES.toLowerCase()})\\)?)?`;

export const TOTAL = any(
  `(?<!sub )(?:(?:grand|invoice|gross|overall|order) )?total(?: amount)?${CURRENCY}(?: \\(?(?:incl?\\.?|including|inc\\.?|with) ?(?:vat|tax(?:es)?|gst|mwst\\.?|ust\\.?|tva|iva)\\)?)?(?: due)?`,
  'gross amount',
  `gesamt(?:betrag|summe|preis|wert)?${CURRENCY}(?: \\(?(?:brutto|inkl\\.? (?:mwst|ust)\\.?|incl\\. ust\\.?)\\)?)?`,
  'brutto(?:betrag|summe|wert|gesamt)?',
  'rechnungs(?:betrag|summe|endbetrag)(?: brutto)?',
  'endbetrag|endsumme|summe brutto|summe|(?:rechnungs|gesamt)beitrag|(?:rechnungs|gesamt)summe brutto(?: \\(inkl\\.? (?:mwst|ust)\\.?\\))?',
  `(?:total|montant|somme)(?: general)?${CURRENCY} t\\.?t\\.?c\\.?`,
  'total toutes taxes comprises',
  '(?:importe |monto |valor )?total(?: (?:factura|de la factura|general|a pagar|com iva|con iva|da nota|geral|liquido|da fatura))?',
);

export const DUE = any(
  '(?:amount|balance|total|payment) (?:due|payable|to pay)',
  'please pay|amount outstanding',
  'zahlbetrag|zahlungsbetrag|zu zahlen(?:der betrag)?|forderungsbetrag|falliger betrag|offener betrag|restbetrag',
  'net a payer|reste a payer|montant du|solde a payer|a payer|residuel|residual',
  '(?:total|importe|saldo|valor|monto|liquido) a (?:pagar|cobrar)',
);

export const BEFORE_TAX = any(
  `sub[- ]?total${CURRENCY}(?: \\(?(?:excl\\.?|excluding|without) (?:vat|tax(?:es)?)\\)?)?`,
  `net (?:amount|total)|total net|total${CURRENCY} (?:excl\\.?|excluding|before|without) (?:vat|tax(?:es)?)|taxable (?:amount|total)`,
  'netto(?:betrag|summe|wert)?|(?:rechnungs|gesamt)?summe netto(?: \\(exkl\\.? (?:mwst|ust)\\.?\\))?|(?:rechnungs|gesamt)?(?:summe|betrag) (?:ohne|exkl\\.?|excl\\.?) (?:ust|mwst|umsatzsteuer|mehrwertsteuer)\\.?|gesamt(?:betrag|summe)? netto|zwischensumme|rechnungsbetrag netto',
  `(?:total|montant|sous-total)${CURRENCY} (?:net )?h\\.?t\\.?|total hors taxes?|sous-total`,
  'base imponible|importe neto|total (?:sin|antes de) (?:iva|impuestos)|total iliquido|total liquido s/ ?iva|valor (?:liquido|dos produtos)|valor total dos produtos',
);

export const LINES = any(
  'positionssumme|summe (?:der )?positionen|summe positionsbetrage|warenwert',
  'total (?:of )?lines?|lines? total|items? total|goods total',
  'total (?:des )?lignes?|total des articles',
  'total (?:de )?(?:lineas|conceptos|partidas)',
  'total dos itens|valor total dos produtos',
);

export const TAX = any(
  '(?:total )?(?:vat|sales tax|tax|gst)(?: (?:amount|total))?(?: \\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?',
  '(?:zzgl\\.? |plus )?(?:mwst\\.?|umsatzsteuer|mehrwertsteuer|ust\\.?)(?:-?betrag| gesamt)?(?: \\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?',
  'steuerbetrag|summe (?:mwst\\.?|ust\\.?|steuern?)',
  '(?:total|montant)(?: de la| des)? (?:t\\.?v\\.?a\\.?|taxes)|taxes|t\\.?v\\.?a\\.?(?: \\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?',
  '(?:total |importe |cuota |valor )?(?:iva|i\\.v\\.a\\.|impuestos?|impostos?)(?: \\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?',
);

export const INVOICE_NUMBER = any(
  '(?:invoice|bill|document|credit note) (?:no\\.?|number|num\\.?|nr\\.?|#|id)|invoice|bill no\\.?',
  '(?:rechnungs?|beleg|gutschrift(?:s)?|dokument(?:en)?)[- ]?(?:nr\\.?|nummer)|rechnung(?: nr\\.?)?|gutschrift',
  '(?:facture|avoir)(?: (?:n\\.?|no\\.?|numero))?|n[°o]\\.? (?:de )?facture|numero (?:de )?(?:la )?facture',
  '(?:factura|folio|documento|fatura|fatura-recibo|nota fiscal|nf-?e)(?: (?:n\\.?|no\\.?|num\\.?|numero))?|(?:numero|n[°o]\\.?) (?:de |da )?(?:la )?(?:factura|fatura|nota)',
);

export const ISSUE_DATE = any(
  '(?:invoice|issue|billing|tax point|document) date|date of (?:issue|invoice)|date issued|date',
  'rechnungs-?datum|ausstellungsdatum|belegdatum|datum',
  'date de (?:la )?facture|date (?:de facturation|d.emission|facture)',
  'fecha(?: (?:de (?:la )?)?(?:factura|emision|expedicion))?',
  'data(?: (?:de|da) (?:emissao|fatura))?|emissao',
);

export const DUE_DATE = any(
  '(?:payment )?due(?: date)?|due (?:on|by)|date due|payable by|pay by',
  'fallig(?: am| bis)?|falligkeit(?:sdatum)?|zahlbar bis|zahlungsziel|zahlung bis',
  'echeance|date (?:d.|limite de |de )?(?:echeance|paiement)|a payer avant le',
  '(?:fecha de )?vencimiento|fecha (?:limite de pago|de pago)|(?:data (?:de|do) )?vencimento|pagar ate',
);

export const DELIVERY_DATE = any(
  '(?:delivery|supply) date|date of (?:delivery|supply)|delivered on',
  'liefer(?:- und leistungs|-/leistungs)?datum|leistungsdatum|datum der (?:lieferung|leistung)',
  'date de (?:la )?(?:livraison|prestation)',
  'fecha de (?:entrega|operacion)|data (?:de|da) (?:entrega|saida)',
);
