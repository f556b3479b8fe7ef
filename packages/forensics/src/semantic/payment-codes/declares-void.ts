import type { PrintedPage } from '../printed-text/printed-pages.js';

/**
 * How samples and documents of test systems say that they are void; Brazil's tax offices prescribe the first
 * for invoices of theirs.
 */
const VOID =
  /sem valor fiscal|ambiente de homologa[cç][aã]o|sin (?:valor|validez|efectos?) fiscal(?:es)?|documento de prueba|boleto de teste|\b(?:esp[eé]cimen|specimen)\b/iu;

/** Whether a document says of itself that it is a sample: its data are made up, and nobody relies on it. */
export const declaresVoid = (pages: readonly PrintedPage[]): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => VOID.test(text)));
