import { type DocumentText, PhraseFinder } from '@assay/media';
import { phrasesOf } from '../vocabulary/pattern.js';
import WORDS from './speaks-of-payment-code.json' with { type: 'json' };

/**
 * What is printed beside the bar codes that state what a document says: of Mexican invoices, Brazilian slips,
 * invoices and instant payments, European transfers.
 */
const BESIDE_A_CODE = new PhraseFinder(phrasesOf(WORDS.besideCode));
const BESIDE_PIX = /\bpix\b.{0,40}(?:qr|copia|c[óo]digo|pag)|(?:qr|copia|c[óo]digo|pag).{0,40}\bpix\b/iu;
/** The digits of a Brazilian slip, as they are typed in. */
const TYPED_SLIP = /\d{5}[. ]?\d{5} \d{5}[. ]?\d{6} \d{5}[. ]?\d{6} \d \d{14}/u;

/**
 * Whether the pages speak of a bar code of a payment or an invoice: pages with a text layer are then worth
 * drawing to look for it. Statements that list payments by such means speak of them, too; they are drawn in
 * vain, which costs time and nothing else.
 */
export const speaksOfPaymentCode = (text: DocumentText): boolean =>
  text.pages.some(({ lines }) =>
    lines.some(({ words }) => {
      const texts = words.map(({ text }) => text);
      const line = texts.join(' ');
      return BESIDE_A_CODE.find(texts).matches.length > 0 || BESIDE_PIX.test(line) || TYPED_SLIP.test(line);
    }),
  );
