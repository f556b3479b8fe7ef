import { loadPdfium, type Pdfium } from '@assay/media';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { drawLicense } from '../../../../../corpus/documents/license.js';
import { statementPdf } from '../../../../../corpus/documents/statement.js';
import { formatCents, STATEMENT } from '../../../../../corpus/documents/statement-data.js';
import { type Picture, toJpeg } from '../../../../../corpus/papers/treatments/picture.js';
import { scan } from '../../../../../corpus/papers/treatments/scan.js';
import { diceFrom } from '../../../../../corpus/pdf-forgeries/dice.js';
import { readPdfiumBinary } from '../../workers/worker/pdfium-binary.js';

type Bytes = Uint8Array<ArrayBuffer>;

const loaded = async (): Promise<Pdfium> => loadPdfium(await readPdfiumBinary());

/** Rows of the scanned statement: few, since recognizing each takes time. */
const ROWS = 7;
/** The row whose balance is printed with too much money. */
const RAISED_ROW = 4;
const RAISE_CENTS = 2_000_00;
const raisedFrom = STATEMENT.transactions[RAISED_ROW]?.balanceCents ?? 0;

/** What the raised row's balance was and what is printed. */
export const RAISED_BALANCE = {
  before: formatCents(raisedFrom),
  after: formatCents(raisedFrom + RAISE_CENTS),
} as const;

const LETTER_HEIGHT_INCHES = 11;
const SCAN_DPI = 200;

/**
 * The first page of a statement, printed and scanned: a JPEG. @param isRaised whether one balance was changed
 * before it was printed
 */
export async function scannedStatement(isRaised: boolean): Promise<Bytes> {
  const transactions = STATEMENT.transactions.slice(0, ROWS).map((transaction, row) => ({
    ...transaction,
    balanceCents: transaction.balanceCents + (isRaised && row === RAISED_ROW ? RAISE_CENTS : 0),
  }));
  const { width, height, rgba } = (await loaded())
    .open(statementPdf({ ...STATEMENT, transactions }).bytes)
    .render(0, SCAN_DPI * LETTER_HEIGHT_INCHES);
  const rgb = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  const page: Picture = { width, height, rgb, dpi: SCAN_DPI };
  return Uint8Array.from(await toJpeg(await scan(page, diceFrom(1)), 80));
}

/** Both sides of a license, a PNG. @param reprinted printed in the place of what the bar code says */
export const licensePrinting = async (reprinted: Readonly<Record<string, string>>): Promise<Bytes> =>
  Uint8Array.from(await drawLicense(await readPdfiumBinary(), reprinted));

/**
 * The same. @param birth printed as its holder's day of birth; the bar code says 1990-04-12
 */
export const licenseBorn = (birth: string): Promise<Bytes> => licensePrinting({ '04/12/1990': birth });

type Print = readonly (readonly [x: number, y: number, text: string])[];

/** A page of text, its places in points from the top left corner. */
async function textPage(print: Print, [width, height]: readonly [number, number]): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([width, height]);
  for (const [x, y, text] of print) page.drawText(text, { x, y: height - y, size: 11, font });
  return Uint8Array.from(await pdf.save());
}

/** A PDF of which every sum holds: 6.2 % of 2,500.00 is 155.00. */
export const payStub = (socialSecurity: string, net: string): Promise<Bytes> =>
  textPage(
    [
      [40, 40, 'EARNINGS STATEMENT'],
      [40, 60, 'Example Nursery LLC'],
      [330, 60, 'Employee: Jane Sample'],
      [40, 80, 'Pay period: 04/28/2024 - 05/11/2024'],
      [330, 80, 'Pay date: 05/17/2024'],
      ...row(120, 'Earnings', 'Current', 'Year to date'),
      ...row(138, 'Regular', '2,500.00', '25,000.00'),
      ...row(156, 'Gross pay', '2,500.00', '25,000.00'),
      ...row(190, 'Taxes', 'Current', 'Year to date'),
      ...row(208, 'Federal income tax', '210.00', '2,100.00'),
      ...row(226, 'Social Security tax', socialSecurity, '1,550.00'),
      ...row(244, 'Medicare tax', '36.25', '362.50'),
      ...row(280, 'Net pay', net, '20,987.50'),
    ],
    [612, 792],
  );

const row = (y: number, label: string, current: string, year: string): Print => [
  [40, y, label],
  [380, y, current],
  [480, y, year],
];

/** @param day as it is printed */
export const invoiceOf = (day: string): Promise<Bytes> =>
  textPage(
    [
      [40, 40, 'INVOICE'],
      [40, 60, 'Invoice number: 1044'],
      [40, 80, `Invoice date: ${day}`],
      [40, 130, 'Consulting'],
      [400, 130, '1,200.00'],
      [40, 150, 'Total due'],
      [400, 150, '1,200.00'],
    ],
    [612, 300],
  );

/** Beside numbers that hold, so that one that fails says something. */
export const accountSheet = (clabe: string): Promise<Bytes> =>
  textPage(
    [
      [30, 30, 'ESTADO DE CUENTA'],
      [30, 60, `CLABE: ${clabe}`],
      [30, 80, 'RFC: GODE561231GR8'],
      [30, 100, 'CURP: BOXW310820HNERXN09'],
    ],
    [400, 200],
  );

/** A PDF's first page as a small, soft JPEG: legible, but not surely. @param widthPx of the picture */
export async function poorPicture(pdf: Bytes, widthPx: number): Promise<Bytes> {
  const { width, height, rgba } = (await loaded()).open(pdf).render(0, 3 * widthPx);
  const soft = sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .blur(1)
    .resize(widthPx);
  return Uint8Array.from(await soft.jpeg({ quality: 40 }).toBuffer());
}
