import { FONT_NAMES, literalString, PageCanvas } from '../pdf-writer/page-canvas.js';
import { appendSave, type PdfFile } from '../pdf-writer/pdf-file.js';
import { compressedStream, type ObjectBody, objectBody } from '../pdf-writer/pdf-objects.js';
import { textWidthPoints } from '../pdf-writer/standard-font-widths.js';
import { fixedId, infoDictionary, pageDictionary, STATEMENT_ID, STATEMENT_OBJECTS } from './statement.js';
import { formatCents, STATEMENT, type StatementData } from './statement-data.js';
import {
  AMOUNT_STYLE,
  firstPage,
  HOLDER_PLACE,
  HOLDER_STYLE,
  PAGE_HEIGHT,
  ROWS_ON_FIRST_PAGE,
  withdrawalPlaceOnSecondPage,
} from './statement-pages.js';

const save = (
  previous: PdfFile,
  modified: string,
  objects: readonly (readonly [number, ObjectBody])[],
): PdfFile =>
  appendSave(
    previous,
    new Map([...objects, [STATEMENT_OBJECTS.info, objectBody(infoDictionary(modified))]]),
    {
      root: STATEMENT_OBJECTS.catalog,
      info: STATEMENT_OBJECTS.info,
      id: [STATEMENT_ID, fixedId(modified)],
    },
  );

/** By how much the forger raises the first payroll deposit. */
const RAISE_CENTS = 2_000_00;

/** The first payroll deposit and every balance after it, raised. */
function raised(data: StatementData): StatementData {
  const start = data.transactions.findIndex(({ description }) => description.startsWith('PAYROLL'));
  const transactions = data.transactions.map((transaction, index) => ({
    ...transaction,
    depositCents: transaction.depositCents + (index === start ? RAISE_CENTS : 0),
    balanceCents: transaction.balanceCents + (index >= start ? RAISE_CENTS : 0),
  }));
  return { ...data, transactions };
}

/**
 * Rewrites the first page's content stream: a larger deposit, the balances after it, the closing balance.
 * Page 2 is forgotten.
 */
export const raiseDeposit = (previous: PdfFile): PdfFile =>
  save(previous, '2026-11-09T21:37:52Z', [
    [STATEMENT_OBJECTS.firstContent, compressedStream(firstPage(raised(STATEMENT)))],
  ]);

/**
 * A white rectangle over the wire transfer's amount on page 2 and a smaller one on top, in an extra content
 * stream.
 */
export function coverWithdrawal(previous: PdfFile): PdfFile {
  const row =
    STATEMENT.transactions.findIndex(({ description }) => description.startsWith('WIRE TO')) -
    ROWS_ON_FIRST_PAGE;
  const { x, y } = withdrawalPlaceOnSecondPage(row);
  const overlay = new PageCanvas(PAGE_HEIGHT)
    .fillRectangle(x - 38, y - 8, 39, 10, [1, 1, 1])
    .text(x, y, '250.00', AMOUNT_STYLE);
  return save(previous, '2026-11-09T21:44:10Z', [
    [
      STATEMENT_OBJECTS.secondPage,
      objectBody(pageDictionary(`[${STATEMENT_OBJECTS.secondContent} 0 R ${previous.size} 0 R]`)),
    ],
    [previous.size, compressedStream(overlay.content())],
  ]);
}

/** The name that the forger puts over the holder's. */
const OTHER_NAME = 'DOMINIC ASHDOWN';

/** A FreeText annotation with a white background over the account holder's name on page 1. */
export function coverHolder(previous: PdfFile): PdfFile {
  const { x, y } = HOLDER_PLACE;
  const width = textWidthPoints(HOLDER_STYLE.face, HOLDER_STYLE.sizePoints, STATEMENT.holder[0] ?? '') + 4;
  const height = HOLDER_STYLE.sizePoints + 2;
  const bottom = PAGE_HEIGHT - y - 3;
  const annotation = previous.size;
  const appearance = annotation + 1;
  const font = `/${FONT_NAMES[HOLDER_STYLE.face]} ${HOLDER_STYLE.sizePoints} Tf 0 g`;
  const drawing = `1 g 0 0 ${width.toFixed(2)} ${height} re f\nBT ${font} 2 3 Td ${literalString(OTHER_NAME)} Tj ET\n`;
  const rectangle = `[${x - 2} ${bottom} ${(x - 2 + width).toFixed(2)} ${bottom + height}]`;
  const form = `/Type /XObject /Subtype /Form /BBox [0 0 ${width.toFixed(2)} ${height}] /Resources << /Font ${STATEMENT_OBJECTS.fonts} 0 R >>`;
  return save(previous, '2026-11-09T21:51:33Z', [
    [
      STATEMENT_OBJECTS.firstPage,
      objectBody(pageDictionary(`${STATEMENT_OBJECTS.firstContent} 0 R`, ` /Annots [${annotation} 0 R]`)),
    ],
    [
      annotation,
      objectBody(
        `<< /Type /Annot /Subtype /FreeText /Rect ${rectangle} /Contents ${literalString(OTHER_NAME)} /DA ${literalString(font)}` +
          ` /C [1 1 1] /BS << /W 0 >> /F 4 /P ${STATEMENT_OBJECTS.firstPage} 0 R /AP << /N ${appearance} 0 R >> >>`,
      ),
    ],
    [appearance, compressedStream(drawing, form)],
  ]);
}

/** The three edits, one incremental save each, over the untouched original. */
export const editedStatementPdf = (original: PdfFile): PdfFile =>
  coverHolder(coverWithdrawal(raiseDeposit(original)));

/** What was changed, as a reader sees it: for tests. */
export const STATEMENT_EDITS = {
  deposit: { page: 1, before: formatCents(2_146_38), after: formatCents(2_146_38 + RAISE_CENTS) },
  withdrawal: { page: 2, before: '1,250.00', after: '250.00' },
  holder: { page: 1, before: STATEMENT.holder[0] ?? '', after: OTHER_NAME },
} as const;
