import { type Color, PageCanvas, type TextStyle } from '../pdf-writer/page-canvas.js';
import { formatCents, type PostedTransaction, type StatementData, totalsOf } from './statement-data.js';

/** US letter, in points. */
export const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;

const MARGIN = 48;
const RIGHT = PAGE_WIDTH - MARGIN;
const ROW_PITCH = 15;
export const ROWS_ON_FIRST_PAGE = 23;
const SECOND_PAGE_FIRST_BASELINE = 147;

const NAVY: Color = [0.07, 0.19, 0.34];
const TEAL: Color = [0.11, 0.47, 0.52];
const GRAY: Color = [0.38, 0.41, 0.45];
const STRIPE: Color = [0.945, 0.957, 0.965];
const HAIRLINE: Color = [0.75, 0.78, 0.81];
const WHITE: Color = [1, 1, 1];

const BODY: TextStyle = { face: 'Helvetica', sizePoints: 8.5 };
const SMALL: TextStyle = { face: 'Helvetica', sizePoints: 7, color: GRAY };
/** The columns' right edges, and the description's left one. */
const COLUMN = {
  date: MARGIN + 6,
  description: MARGIN + 48,
  withdrawal: 408,
  deposit: 482,
  balance: RIGHT - 6,
} as const;

/**
 * Where a text stands on a page, for those who edit or cover it: `x` is its left edge, or the right one when
 * so aligned.
 */
export interface Place {
  readonly x: number;
  /** The baseline, from the top edge. */
  readonly y: number;
}

/** First line of the member's address. */
export const HOLDER_PLACE: Place = { x: 72, y: 152 };
export const HOLDER_STYLE: TextStyle = { face: 'Helvetica', sizePoints: 10 };
/** Right edge and baseline of the withdrawal in row `index` of the second page. */
export const withdrawalPlaceOnSecondPage = (index: number): Place => ({
  x: COLUMN.withdrawal,
  y: SECOND_PAGE_FIRST_BASELINE + index * ROW_PITCH,
});
export const AMOUNT_STYLE: TextStyle = { ...BODY, align: 'right' };

function drawMark(canvas: PageCanvas): void {
  canvas.fillRectangle(MARGIN, 40, 34, 34, NAVY);
  canvas.fillPolygon(
    [
      [MARGIN + 17, 45],
      [MARGIN + 23, 62],
      [MARGIN + 17, 58],
    ],
    WHITE,
  );
  canvas.fillPolygon(
    [
      [MARGIN + 16, 47],
      [MARGIN + 16, 58],
      [MARGIN + 9, 62],
    ],
    [0.75, 0.87, 0.89],
  );
  canvas.fillPolygon(
    [
      [MARGIN + 6, 64],
      [MARGIN + 28, 64],
      [MARGIN + 24, 69],
      [MARGIN + 10, 69],
    ],
    WHITE,
  );
}

function drawHeader(canvas: PageCanvas, data: StatementData, page: number): void {
  drawMark(canvas);
  canvas
    .text(MARGIN + 44, 56, 'Harbor Lane Credit Union', {
      face: 'Helvetica-Bold',
      sizePoints: 15,
      color: NAVY,
    })
    .text(MARGIN + 44, 69, 'PO Box 1460, Port Wexley WA 98042  |  Member services 555-0142', SMALL)
    .text(RIGHT, 52, 'ACCOUNT STATEMENT', {
      face: 'Helvetica-Bold',
      sizePoints: 10.5,
      color: NAVY,
      align: 'right',
    })
    .text(RIGHT, 64, 'October 1 - October 31, 2026', { ...BODY, align: 'right' })
    .text(RIGHT, 75, `Account ${data.accountNumber}  |  Page ${page} of 2`, { ...SMALL, align: 'right' })
    .fillRectangle(MARGIN, 84, RIGHT - MARGIN, 2, TEAL);
}

function drawFooter(canvas: PageCanvas): void {
  canvas
    .rule(MARGIN, 744, RIGHT, 744, 0.5, HAIRLINE)
    .text(
      MARGIN,
      755,
      'Questions about an entry? Write or call member services within 60 days of the statement date.',
      SMALL,
    )
    .text(MARGIN, 765, 'Lost or stolen card: 555-0199, day or night.', SMALL)
    .text(RIGHT, 765, 'HL-STM-06 (2026)', { ...SMALL, align: 'right' });
}

function drawSummary(canvas: PageCanvas, data: StatementData): void {
  const totals = totalsOf(data);
  const left = 330;
  const rows: readonly (readonly [string, string])[] = [
    ['Balance on October 1', formatCents(data.openingBalanceCents)],
    [`Deposits and credits (${totals.depositCount})`, formatCents(totals.depositsCents)],
    [`Withdrawals and fees (${totals.withdrawalCount})`, `-${formatCents(totals.withdrawalsCents)}`],
  ];
  canvas.fillRectangle(left, 106, RIGHT - left, 18, NAVY);
  canvas.text(left + 8, 118.5, 'Account summary', { face: 'Helvetica-Bold', sizePoints: 9, color: WHITE });
  canvas.fillRectangle(left, 124, RIGHT - left, 76, STRIPE);
  rows.forEach(([label, amount], index) => {
    canvas
      .text(left + 8, 140 + index * 16, label, BODY)
      .text(RIGHT - 8, 140 + index * 16, amount, AMOUNT_STYLE);
  });
  canvas
    .rule(left + 8, 178, RIGHT - 8, 178, 0.6, GRAY)
    .text(left + 8, 192, 'Balance on October 31', { ...BODY, face: 'Helvetica-Bold' })
    .text(RIGHT - 8, 192, `$${formatCents(totals.closingBalanceCents)}`, {
      ...AMOUNT_STYLE,
      face: 'Helvetica-Bold',
    });
}

function drawTableHead(canvas: PageCanvas, y: number, title: string): void {
  const head: TextStyle = { face: 'Helvetica-Bold', sizePoints: 8, color: NAVY };
  canvas
    .text(MARGIN, y, title, { face: 'Helvetica-Bold', sizePoints: 11, color: NAVY })
    .text(COLUMN.date, y + 19, 'Date', head)
    .text(COLUMN.description, y + 19, 'Description', head)
    .text(COLUMN.withdrawal, y + 19, 'Withdrawals', { ...head, align: 'right' })
    .text(COLUMN.deposit, y + 19, 'Deposits', { ...head, align: 'right' })
    .text(COLUMN.balance, y + 19, 'Balance', { ...head, align: 'right' })
    .rule(MARGIN, y + 24, RIGHT, y + 24, 0.8, NAVY);
}

function drawRows(canvas: PageCanvas, firstBaseline: number, rows: readonly PostedTransaction[]): void {
  rows.forEach((row, index) => {
    const y = firstBaseline + index * ROW_PITCH;
    if (index % 2 === 1) canvas.fillRectangle(MARGIN, y - 10.5, RIGHT - MARGIN, ROW_PITCH, STRIPE);
    canvas.text(COLUMN.date, y, row.date, BODY).text(COLUMN.description, y, row.description, BODY);
    if (row.withdrawalCents > 0)
      canvas.text(COLUMN.withdrawal, y, formatCents(row.withdrawalCents), AMOUNT_STYLE);
    if (row.depositCents > 0) canvas.text(COLUMN.deposit, y, formatCents(row.depositCents), AMOUNT_STYLE);
    canvas.text(COLUMN.balance, y, formatCents(row.balanceCents), AMOUNT_STYLE);
  });
}

/** Page 1: addresses, summary, the first transactions. */
export function firstPage(data: StatementData): string {
  const canvas = new PageCanvas(PAGE_HEIGHT);
  drawHeader(canvas, data, 1);
  data.holder.forEach((line, index) => {
    canvas.text(HOLDER_PLACE.x, HOLDER_PLACE.y + index * 13, line, HOLDER_STYLE);
  });
  drawSummary(canvas, data);
  drawTableHead(canvas, 236, 'Primary Share Checking');
  canvas
    .text(COLUMN.description, 274, 'BALANCE FORWARD', BODY)
    .text(COLUMN.balance, 274, formatCents(data.openingBalanceCents), AMOUNT_STYLE);
  drawRows(canvas, 274 + ROW_PITCH, data.transactions.slice(0, ROWS_ON_FIRST_PAGE));
  canvas.text(RIGHT - 6, 274 + ROW_PITCH * (ROWS_ON_FIRST_PAGE + 1) + 4, 'Continued on page 2', {
    ...SMALL,
    align: 'right',
  });
  drawFooter(canvas);
  return canvas.content();
}

const NOTICE: readonly string[] = [
  'The rate on share checking accounts stays at 0.15% APY through December 31, 2026. Dividends are worked out on the',
  'average daily balance and posted on the last day of the month.',
  'From January 4, 2027, the cut-off time for outgoing wires is 2:30 p.m. Pacific time on business days.',
];

/** Page 2: the remaining transactions, fees, notices. */
export function secondPage(data: StatementData): string {
  const canvas = new PageCanvas(PAGE_HEIGHT);
  const rows = data.transactions.slice(ROWS_ON_FIRST_PAGE);
  drawHeader(canvas, data, 2);
  drawTableHead(canvas, 110, 'Primary Share Checking (continued)');
  drawRows(canvas, SECOND_PAGE_FIRST_BASELINE, rows);
  const end = SECOND_PAGE_FIRST_BASELINE + rows.length * ROW_PITCH;
  canvas
    .rule(MARGIN, end - 9, RIGHT, end - 9, 0.8, NAVY)
    .text(COLUMN.description, end + 4, 'CLOSING BALANCE', { ...BODY, face: 'Helvetica-Bold' })
    .text(COLUMN.balance, end + 4, formatCents(totalsOf(data).closingBalanceCents), {
      ...AMOUNT_STYLE,
      face: 'Helvetica-Bold',
    });
  drawFees(canvas, end + 38);
  canvas.text(MARGIN, end + 128, 'Notices', { face: 'Helvetica-Bold', sizePoints: 11, color: NAVY });
  NOTICE.forEach((line, index) => {
    canvas.text(MARGIN, end + 143 + index * 12, line, { ...BODY, sizePoints: 8 });
  });
  drawFooter(canvas);
  return canvas.content();
}

function drawFees(canvas: PageCanvas, y: number): void {
  const head: TextStyle = { face: 'Helvetica-Bold', sizePoints: 8, color: NAVY };
  const rows: readonly (readonly [string, string, string])[] = [
    ['Overdraft and returned item fees', '0.00', '0.00'],
    ['Wire and service fees', '20.00', '45.00'],
  ];
  canvas
    .text(MARGIN, y, 'Fees', { face: 'Helvetica-Bold', sizePoints: 11, color: NAVY })
    .text(COLUMN.deposit, y + 17, 'This period', { ...head, align: 'right' })
    .text(COLUMN.balance, y + 17, 'Year to date', { ...head, align: 'right' })
    .rule(MARGIN, y + 22, RIGHT, y + 22, 0.8, NAVY);
  rows.forEach(([label, period, year], index) => {
    canvas
      .text(COLUMN.date, y + 36 + index * ROW_PITCH, label, BODY)
      .text(COLUMN.deposit, y + 36 + index * ROW_PITCH, period, AMOUNT_STYLE)
      .text(COLUMN.balance, y + 36 + index * ROW_PITCH, year, AMOUNT_STYLE);
  });
  canvas.rule(MARGIN, y + 42 + ROW_PITCH, RIGHT, y + 42 + ROW_PITCH, 0.5, HAIRLINE);
}
