import { FONT_NAMES, PageCanvas, type TextStyle } from '../../corpus/pdf-writer/page-canvas.js';
import { writePdf } from '../../corpus/pdf-writer/pdf-file.js';
import { compressedStream, objectBody } from '../../corpus/pdf-writer/pdf-objects.js';

const WIDTH_POINTS = 612;
const HEIGHT_POINTS = 792;
const ROWS_PER_PAGE = 40;
const TOP_POINTS = 90;
const ROW_PITCH_POINTS = 16;
const BODY: TextStyle = { face: 'Helvetica', sizePoints: 8.5 };
const AMOUNT: TextStyle = { ...BODY, align: 'right' };
const AMOUNT_RIGHT_POINTS = 430;
const BALANCE_RIGHT_POINTS = 540;

const money = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');

/**
 * A statement of any length whose sums hold, 200 texts a page; on its middle page one amount lies under a
 * white rectangle with another on top.
 */
export function longStatement(pageCount: number): Uint8Array {
  const contentOf = (page: number): number => 10 + 2 * page;
  const pageOf = (page: number): number => 11 + 2 * page;
  const pages = Array.from({ length: pageCount }, (_, page) => page);
  const font = (face: string): Uint8Array =>
    objectBody(`<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`);
  let balanceCents = 1_000_000_00;
  const drawn = pages.map((page) => {
    const canvas = new PageCanvas(HEIGHT_POINTS);
    canvas
      .text(60, 50, 'Statement of account 4417-20-938105', BODY)
      .text(BALANCE_RIGHT_POINTS, 50, `Page ${page + 1} of ${pageCount}`, AMOUNT);
    for (let row = 0; row < ROWS_PER_PAGE; row++) {
      const y = TOP_POINTS + row * ROW_PITCH_POINTS;
      const amountCents = 500 + ((page * 7919 + row * 104_729) % 90_000);
      balanceCents -= amountCents;
      canvas
        .text(60, y, `10/${String(1 + (row % 28)).padStart(2, '0')}`, BODY)
        .text(110, y, `CARD PURCHASE ${(page * ROWS_PER_PAGE + row) % 9973}`, BODY)
        .text(280, y, 'POSTED', BODY)
        .text(AMOUNT_RIGHT_POINTS, y, money(amountCents), AMOUNT)
        .text(BALANCE_RIGHT_POINTS, y, money(balanceCents), AMOUNT);
    }
    if (page === Math.floor(pageCount / 2)) {
      const y = TOP_POINTS + 20 * ROW_PITCH_POINTS;
      canvas
        .fillRectangle(AMOUNT_RIGHT_POINTS - 40, y - 8, 41, 10, [1, 1, 1])
        .text(AMOUNT_RIGHT_POINTS, y, '9.99', AMOUNT);
    }
    return canvas.content();
  });
  const objects = new Map([
    [1, objectBody('<< /Type /Catalog /Pages 2 0 R >>')],
    [
      2,
      objectBody(
        `<< /Type /Pages /Count ${pageCount} /Kids [${pages.map((page) => `${pageOf(page)} 0 R`).join(' ')}] >>`,
      ),
    ],
    [3, objectBody(`<< /${FONT_NAMES.Helvetica} 4 0 R /${FONT_NAMES['Helvetica-Bold']} 5 0 R >>`)],
    [4, font('Helvetica')],
    [5, font('Helvetica-Bold')],
  ]);
  for (const page of pages) {
    objects.set(contentOf(page), compressedStream(drawn[page] ?? ''));
    objects.set(
      pageOf(page),
      objectBody(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH_POINTS} ${HEIGHT_POINTS}] /Resources << /Font 3 0 R >> /Contents ${contentOf(page)} 0 R >>`,
      ),
    );
  }
  const id = '0'.repeat(32);
  return writePdf(objects, { root: 1, id: [id, id] }).bytes;
}
