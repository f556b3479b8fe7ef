import type { DocumentText } from '@assay/media';

/**
 * What is printed beside the bar codes that state what a document says: of Mexican invoices, Brazilian slips,
 * invoices and instant payments, European transfers.
 */
const BESIDE_A_CODE: readonly RegExp[] = [
  /\bcfdi\b|folio fiscal|sello (?:digital )?del (?:sat|cfdi|emisor)/iu,
  /linha digit[áa]vel|c[óo]digo de barras|ficha de compensa[çc][ãa]o|autentica[çc][ãa]o mec[âa]nica/iu,
  /chave de acesso|danfe|nota fiscal (?:eletr[ôo]nica|de consumidor)|nf-?c-?e/iu,
  /\bpix\b.{0,40}(?:qr|copia|c[óo]digo|pag)|(?:qr|copia|c[óo]digo|pag).{0,40}\bpix\b/iu,
  /giro-?code|scan ?(?:2|to) ?pay|qr-?rechnung|zahlteil|section paiement|sezione pagamento|payment part/iu,
  /\d{5}[. ]?\d{5} \d{5}[. ]?\d{6} \d{5}[. ]?\d{6} \d \d{14}/u,
];

/**
 * Whether the pages speak of a bar code of a payment or an invoice: pages with a text layer are then worth
 * drawing to look for it. Statements that list payments by such means speak of them, too; they are drawn in
 * vain, which costs time and nothing else.
 */
export const speaksOfPaymentCode = (text: DocumentText): boolean =>
  text.pages.some(({ lines }) =>
    lines.some(({ words }) => {
      const line = words.map((word) => word.text).join(' ');
      return BESIDE_A_CODE.some((pattern) => pattern.test(line));
    }),
  );
