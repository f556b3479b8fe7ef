import { FONT_NAMES, PageCanvas, type TextStyle } from '../pdf-writer/page-canvas.js';
import { writePdf } from '../pdf-writer/pdf-file.js';
import { compressedStream, objectBody } from '../pdf-writer/pdf-objects.js';
import { code39Bars } from './code39.js';
import { fixedId } from './statement.js';
import { formatCents } from './statement-data.js';

/** A roll 80 mm wide, in points. */
export const RECEIPT_WIDTH = 227;
export const RECEIPT_HEIGHT = 524;

const LEFT = 14;
const RIGHT = RECEIPT_WIDTH - LEFT;
const CENTER = RECEIPT_WIDTH / 2;
const LINE = 11.6;
const PRINT: TextStyle = { face: 'Courier-Bold', sizePoints: 8.3 };
const LARGE: TextStyle = { face: 'Courier-Bold', sizePoints: 15 };
const SALES_TAX_PERCENT = 8.6;

interface Item {
  readonly name: string;
  readonly cents: number;
  readonly taxed?: true;
  /** Printed under the name. */
  readonly weighing?: string;
}

const ITEMS: readonly Item[] = [
  { name: 'SOURDOUGH BATARD', cents: 6_49 },
  { name: 'WHOLE MILK GAL', cents: 5_99 },
  { name: 'EGGS LARGE 12CT', cents: 4_79 },
  { name: 'HONEYCRISP APPLES', cents: 6_91, weighing: '2.31 lb @ 2.99/lb' },
  { name: 'LEMONS', cents: 2_61, weighing: '3 @ 0.87' },
  { name: 'YUKON POTATOES 5LB', cents: 5_49 },
  { name: 'CHICKEN THIGHS', cents: 14_01, weighing: '3.12 lb @ 4.49/lb' },
  { name: 'SHARP CHEDDAR 8OZ', cents: 6_29 },
  { name: 'OLIVE OIL 500ML', cents: 11_99 },
  { name: 'COFFEE BEANS 12OZ', cents: 13_49 },
  { name: 'DISH SOAP 16OZ', cents: 3_99, taxed: true },
  { name: 'PAPER TOWELS 6PK', cents: 9_29, taxed: true },
];

const SUBTOTAL_CENTS = ITEMS.reduce((sum, { cents }) => sum + cents, 0);
const TAX_CENTS = Math.round(
  (ITEMS.reduce((sum, { cents, taxed }) => sum + (taxed ? cents : 0), 0) * SALES_TAX_PERCENT) / 100,
);

/** What the items and the tax add up to: also a line of the example statement. */
export const RECEIPT_TOTAL_CENTS = SUBTOTAL_CENTS + TAX_CENTS;

/** A rectangle on the receipt, as fractions of its width and height. */
export interface ReceiptArea {
  readonly u1: number;
  readonly v1: number;
  readonly u2: number;
  readonly v2: number;
}

/** The receipt, and where on it the amounts stand that depend on the total. */
export interface Receipt {
  readonly pdf: Uint8Array;
  readonly totalAreas: readonly ReceiptArea[];
}

/** A shop receipt of one page. @param totalCents what it says was paid; the true sum unless somebody lies */
export function receiptPdf(totalCents: number = RECEIPT_TOTAL_CENTS): Receipt {
  const canvas = new PageCanvas(RECEIPT_HEIGHT);
  const totalAreas: ReceiptArea[] = [];
  let y = drawHead(canvas);
  const line = (label: string, amount: string, style = PRINT): void => {
    canvas.text(LEFT, y, label, style).text(RIGHT, y, amount, { ...style, align: 'right' });
    y += LINE;
  };
  const totalLine = (label: string, style: TextStyle): void => {
    const top = y - style.sizePoints;
    const bottom = y + style.sizePoints * 0.4;
    totalAreas.push({ u1: 0.64, v1: top / RECEIPT_HEIGHT, u2: 0.96, v2: bottom / RECEIPT_HEIGHT });
    line(label, formatCents(totalCents), style);
  };
  for (const item of ITEMS) {
    line(item.name, `${formatCents(item.cents)} ${item.taxed ? 'T' : ' '}`);
    if (item.weighing) line(`  ${item.weighing}`, '');
  }
  y += 5;
  line('SUBTOTAL', `${formatCents(SUBTOTAL_CENTS)}  `);
  line(`SALES TAX ${SALES_TAX_PERCENT}%`, `${formatCents(TAX_CENTS)}  `);
  y += 9;
  totalLine('TOTAL', LARGE);
  y += 6;
  totalLine('DEBIT CARD ****4471', PRINT);
  line('APPROVED 083316', 'CHIP READ');
  drawFoot(canvas, y + 12);
  return { pdf: onePagePdf(canvas.content()), totalAreas };
}

function drawHead(canvas: PageCanvas): number {
  const centered: TextStyle = { ...PRINT, align: 'center' };
  canvas
    .text(CENTER, 34, 'ORCHARD ROW', { ...LARGE, sizePoints: 19, align: 'center' })
    .text(CENTER, 50, 'M A R K E T', { ...LARGE, sizePoints: 11, align: 'center' })
    .text(CENTER, 66, 'STORE 12', centered)
    .text(CENTER, 66 + LINE, '2290 CANNERY STREET', centered)
    .text(CENTER, 66 + 2 * LINE, 'PORT WEXLEY WA  555-0177', centered)
    .text(LEFT, 108, '10/16/2026', PRINT)
    .text(CENTER, 108, '17:42', centered)
    .text(RIGHT, 108, 'REG 03 #5518', { ...PRINT, align: 'right' })
    .text(LEFT, 117, '-'.repeat(40), PRINT);
  return 131;
}

function drawFoot(canvas: PageCanvas, y: number): void {
  const centered: TextStyle = { ...PRINT, align: 'center' };
  canvas
    .text(CENTER, y, 'ITEMS SOLD 14', centered)
    .text(CENTER, y + 1.5 * LINE, 'RETURNS WITHIN 30 DAYS WITH RECEIPT', centered)
    .text(CENTER, y + 2.5 * LINE, 'THANK YOU, NEIGHBOR!', centered);
  const digits = '1203551810';
  const { bars, width } = code39Bars(digits);
  const narrow = 170 / width;
  for (const bar of bars)
    canvas.fillRectangle(CENTER - 85 + bar.start * narrow, y + 3.4 * LINE, bar.width * narrow, 34, [0, 0, 0]);
  canvas.text(CENTER, y + 3.4 * LINE + 44, digits, centered);
}

function onePagePdf(content: string): Uint8Array {
  const font = (face: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`;
  const resources = `<< /Font << /${FONT_NAMES['Courier-Bold']} 5 0 R >> >>`;
  const objects = new Map([
    [1, objectBody('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, objectBody('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
    [
      3,
      objectBody(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${RECEIPT_WIDTH} ${RECEIPT_HEIGHT}] /Resources ${resources} /Contents 4 0 R >>`,
      ),
    ],
    [4, compressedStream(content)],
    [5, objectBody(font('Courier-Bold'))],
  ]);
  const id = fixedId('assay example receipt');
  return writePdf(objects, { root: 1, id: [id, id] }).bytes;
}
