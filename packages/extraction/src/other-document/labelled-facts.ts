import type { Figure } from '@assay/media';
import { findPeriod } from '../dates/find-period.js';
import { dateBeside, firstDate, type PrintedDate, placesOf, wordsAt } from '../dates/labelled-date.js';
import { spanOf } from '../fields/printed-field.js';
import { type Cell, cellsOf } from '../layout/cells.js';
import { sharedWidth } from '../layout/columns.js';
import { looksLikeCompany, looksLikePerson, mayBeCompany } from '../layout/party-name.js';
import type { Row } from '../layout/rows.js';
import { patternOf } from '../vocabulary/pattern.js';
import { type DocumentPage, type PrintedFact, textFact } from './document-page.js';
import PATTERNS from './labelled-facts.json' with { type: 'json' };
import type { DocumentLabel } from './labels.js';

/** The first date behind a label of the kind. */
export function labelledDate(
  { labelled, order }: DocumentPage,
  label: DocumentLabel,
): PrintedDate | undefined {
  for (const one of labelled) {
    const date = one.meaning === label ? dateBeside(one, order) : undefined;
    if (date) return date;
  }
  return undefined;
}

/** The first date of the document, labelled or not. */
export function anyDate({ cells, order }: DocumentPage): PrintedDate | undefined {
  for (const cell of cells) {
    const date = /\d/u.test(cell.text) ? firstDate(cell, order) : undefined;
    if (date) return date;
  }
  return undefined;
}

/** Both days of the first period behind a label. */
export function labelledPeriod({
  labelled,
  order,
}: DocumentPage): { start: PrintedFact; end: PrintedFact } | undefined {
  for (const one of labelled) {
    if (one.meaning !== 'period') continue;
    for (const cell of placesOf(one)) {
      const period = findPeriod(cell.text, order);
      const span = period && spanOf(wordsAt(cell, period.from, period.to), cell.page);
      if (period && span) return { start: { value: period.start, span }, end: { value: period.end, span } };
    }
  }
  return undefined;
}

/** A number of a document: letters and digits with a digit among them; no date and no amount. */
const NUMBER = /^[#№]?(?=[\w./-]{0,39}\d)[\p{L}\d][\p{L}\d./-]{1,39}$/u;
const AMOUNT = /[.,]\d{2}$/u;

export function labelledNumber({ labelled, order }: DocumentPage): PrintedFact | undefined {
  for (const one of labelled) {
    if (one.meaning !== 'number') continue;
    for (const cell of placesOf(one)) {
      const word = cell.words.find(({ text }) => NUMBER.test(text));
      const isOther = !word || AMOUNT.test(word.text) || firstDate(cell, order) !== undefined;
      const span = isOther ? undefined : spanOf([word], cell.page);
      if (span && word) return { value: word.text.replace(/^[#№]/u, ''), span };
    }
  }
  return undefined;
}

/** The first name behind a label of the kind that nothing but a colon or its cell's end follows. */
export function labelledParty(
  { labelled }: DocumentPage,
  label: 'vendor' | 'customer' | 'person',
): PrintedFact | undefined {
  const isName = ({ text }: Cell): boolean =>
    looksLikePerson(text) || (label !== 'person' && mayBeCompany(text));
  for (const one of labelled) {
    if (one.meaning !== label || !one.setOff) continue;
    const name = placesOf(one).find(isName);
    if (name) return textFact([name]);
  }
  return undefined;
}

/** A letterhead stands in this part of the first page. */
const LETTERHEAD_FOOT = 0.3;
/** What documents call themselves. */
const TITLE = patternOf(PATTERNS.title, 'u');

/** Who issued it, by the head of the page: what looks like a company, else what is written largest. */
export function letterheadName({ cells }: DocumentPage): PrintedFact | undefined {
  const head = cells.filter(
    (cell) =>
      cell.page === 1 && cell.box.y1 < LETTERHEAD_FOOT && mayBeCompany(cell.text) && !TITLE.test(cell.folded),
  );
  const company = head.find(({ text }) => looksLikeCompany(text));
  const largest = head.reduce<Cell | undefined>(
    (best, cell) => (best && best.emWidth >= cell.emWidth ? best : cell),
    undefined,
  );
  const name = company ?? largest;
  return name && textFact([name]);
}

/**
 * The money whose label fits, in reading order: the last amount of its row, or the one right above or below a
 * label of its own line.
 */
export function amountsLabelled(rows: readonly Row[], fits: (folded: string) => boolean): Figure[] {
  return rows.flatMap((row, index) => {
    const beside = row.entries.flatMap(({ folded, figures }) => {
      const money = fits(folded) ? figures.findLast(({ isMoney }) => isMoney) : undefined;
      return money ? [money.figure] : [];
    });
    return beside.length > 0 || row.entries.some(({ folded }) => folded !== '')
      ? beside
      : inLineOfLabels(rows, index, fits);
  });
}

/** Labels set over or under their amounts are this many line heights away at most. */
const MAX_LEADING = 2.5;

/** Amounts of a row without words, under or over the labels of the row next to it. */
function inLineOfLabels(rows: readonly Row[], index: number, fits: (folded: string) => boolean): Figure[] {
  const row = rows[index];
  if (!row) return [];
  const height = row.line.box.y2 - row.line.box.y1;
  for (const other of [rows[index - 1], rows[index + 1]]) {
    if (!other || other.figures.length > 0 || other.line.page !== row.line.page) continue;
    const gap = Math.max(other.line.box.y1 - row.line.box.y2, row.line.box.y1 - other.line.box.y2);
    if (gap > MAX_LEADING * height) continue;
    const labels = cellsOf(other.line, other.index).filter(({ folded }) => fits(folded));
    const found = row.figures.filter(
      ({ isMoney, figure }) => isMoney && labels.some(({ box }) => sharedWidth(box, figure.box) > 0),
    );
    if (found.length > 0) return found.map(({ figure }) => figure);
  }
  return [];
}
