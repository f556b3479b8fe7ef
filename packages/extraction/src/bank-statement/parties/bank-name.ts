import type { Box } from '@assay/media';
import { unionBox } from '@assay/media';
import type { Segment } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import PATTERNS from './bank-name.json' with { type: 'json' };
import { boxOfText, COMPANY, LEGAL_TAIL, legalName } from './legal-name.js';
import { GREETING_WORDS } from './party-labels.js';

/** The bank's name as printed. */
export interface BankName {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly reading: number;
  /** 0..1: how sure the place and the wording are. */
  readonly certainty: number;
  readonly row: number;
}

/**
 * Between a bank's name and what the law calls it: `Banco Norte, S.A., Institución de Banca Múltiple`,
 * `Caja Norte, S.C. de A.P. de R.L. de C.V.`
 */
const FORM_INSIDE = /, ?S\. ?(?:A\.(?: de C\. ?V\.)?,|C\. ?de A\. ?P\.)/iu;
/** Legal forms: a company's name, if it stands in large letters. */
const FORM = patternOf(PATTERNS.form, 'u');
const STRONG = /\b(?:bank|credit union|banco|caixa|cooperativa|federal savings|bancorp|banca)\b/iu;
/** Words of a letterhead that are not of the name. */
const TITLE = patternOf(PATTERNS.title, 'iu');
const NOT_A_NAME = patternOf(PATTERNS.notAName, 'iu');
const GREETS = new RegExp(`^(?:${GREETING_WORDS})(?!\\p{L})`, 'iu');
const isNoName = (text: string): boolean => NOT_A_NAME.test(text) || GREETS.test(text);
/**
 * `341 - `, `Banco: 341 - `: the number of three digits by which Brazil's banks know each other, before the
 * name.
 */
const NUMBER_OF_BANK = /^(?:(?:banco|institui[cç][aã]o)\s*:?\s*)?\d{3}\s*[-–]\s*(?=\p{L})/iu;
/** Notices behind a name in a letterhead. */
const NOTICE_TAIL = patternOf(PATTERNS.noticeTail, 'u');
/** Of the fourth and fifth family's PDFs, unseen, 25 of 28 such names were right, 2026-11-25. */
const STRONG_CERTAINTY = 0.89;

/** A letterhead takes this upper part of the first page; anything below is legal text. */
const LETTERHEAD = 0.3;
const TOP = 0.12;

/**
 * The bank's name from the letterhead: a line that reads like a company, in large letters, near the top; else
 * from legal notices.
 */
export function bankName(rows: readonly StatementRow[], inTables: ReadonlySet<number>): BankName | undefined {
  const usual = usualSize(rows);
  let best: BankName | undefined;
  let bestScore = 0;
  for (const row of rows) {
    if (row.line.page > 1 || row.line.box.y1 > LETTERHEAD) break;
    if (inTables.has(row.index)) continue;
    for (const segment of row.segments) {
      const found = letterheadName(
        wholeLogo(withLineAbove(segment, row, rows), row, rows, usual),
        row,
        usual,
      );
      if (found && found.score > bestScore) {
        best = found.name;
        bestScore = found.score;
      }
    }
  }
  if (best && best.certainty >= 0.8 && best.reading === 1) return best;
  const legal = legalName(rows);
  if (!best || !legal) return best ?? legal;
  // A recognised logo has its spaces guessed; the notice spells the same name out.
  const isPartOfIt = squashed(legal.text).includes(squashed(best.text)) && !COMPANY.test(best.text);
  return best.certainty < 0.8 || isPartOfIt || squashed(best.text) === squashed(legal.text) ? legal : best;
}

/** Words of a name that nothing proves to be a bank's: few, with capitals, no title of a page or a table. */
export const mayBeBank = (text: string): boolean =>
  text.length <= 40 &&
  text.split(' ').length <= 4 &&
  /^\p{Lu}\p{L}+/u.test(text) &&
  !/[\d:,]/u.test(text) &&
  !isNoName(text) &&
  !TITLE.test(text);

/**
 * A logo's last line may be the word `BANK` alone: the name stands above it in letters of the same size.
 * `National Bank` under `Copper Ridge` is the end of a name where the statement prints both in one line, as
 * its notices do.
 */
function withLineAbove(segment: Segment, { index }: StatementRow, rows: readonly StatementRow[]): Segment {
  if (!STRONG.test(segment.text)) return segment;
  const upper = rows
    .slice(Math.max(0, index - 2), index)
    .flatMap((row) => row.segments)
    .findLast(
      ({ box, emWidth, page }) =>
        page === segment.page &&
        Math.abs(box.x1 - segment.box.x1) < segment.emWidth &&
        Math.max(emWidth, segment.emWidth) < 1.4 * Math.min(emWidth, segment.emWidth),
    );
  if (!upper) return segment;
  const text = `${upper.text} ${segment.text}`;
  if (segment.words.length > 1 && !rows.some((row) => squashed(row.text).includes(squashed(text))))
    return segment;
  const box = unionBox([upper.box, segment.box]) ?? segment.box;
  return { ...segment, text, words: [...upper.words, ...segment.words], box };
}

/** Letters this much larger than the text's are a logo's: it may take several lines of one size. */
const LOGO_SIZE = 1.15;
const MAX_LOGO_LINES = 3;

function wholeLogo(
  segment: Segment,
  row: StatementRow,
  rows: readonly StatementRow[],
  usual: number,
): Segment {
  if (segment.emWidth < LOGO_SIZE * usual) return segment;
  let whole = segment;
  for (let step = 1; step < MAX_LOGO_LINES; step++) {
    const next = rows[row.index + step];
    const lower = next?.segments.find((one) => isNextOfLogo(whole, one));
    const box = lower && unionBox([whole.box, lower.box]);
    // A name goes on alone in its line: beside numbers and their labels stands the holder's.
    if (
      !lower ||
      !box ||
      next?.line.page !== segment.page ||
      next.segments.some(({ text }) => /\d/u.test(text))
    )
      break;
    whole = { ...whole, text: `${whole.text} ${lower.text}`, words: [...whole.words, ...lower.words], box };
  }
  return whole;
}

/** Right below, flush left, in letters of the same size, and words of a name. */
function isNextOfLogo(upper: Segment, lower: Segment): boolean {
  const height = lower.box.y2 - lower.box.y1;
  const size = Math.max(upper.emWidth, lower.emWidth) / Math.min(upper.emWidth, lower.emWidth);
  const isNext = lower.box.y1 >= upper.box.y2 - height && lower.box.y1 - upper.box.y2 < height;
  const isName =
    /^\p{Lu}/u.test(lower.text) &&
    lower.words.length <= 4 &&
    !/\d/u.test(lower.text) &&
    !isNoName(lower.text);
  return isNext && isName && size < 1.1 && Math.abs(upper.box.x1 - lower.box.x1) < upper.emWidth / 2;
}

const squashed = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

function usualSize(rows: readonly StatementRow[]): number {
  const sizes = rows
    .filter(({ line }) => line.page === 1)
    .map(({ line }) => line.emWidth)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}

function letterheadName(
  segment: Segment,
  row: StatementRow,
  usual: number,
): { name: BankName; score: number } | undefined {
  const text = segment.text
    .replace(NUMBER_OF_BANK, '')
    .replace(TITLE, '')
    .replace(NOTICE_TAIL, '')
    .replace(/^[^\p{L}\d]+|[\s,;|·•–-]+$/gu, '')
    .trim();
  const words = text.split(' ').length;
  const [mostWords, mostCharacters] = FORM_INSIDE.test(text) ? [16, 120] : [9, 70];
  if (!/\p{L}{2}/u.test(text) || words > mostWords || text.length > mostCharacters) return undefined;
  const size = segment.emWidth / usual;
  const company = COMPANY.test(text) || (FORM.test(text) && (size > 1.15 || row.line.box.y1 < TOP));
  const strong = STRONG.test(text);
  const hadTail = text !== segment.text;
  if (isNoName(strong ? text.replace(/\b(?:statement|your|our)\b/iu, '') : text)) return undefined;
  if (/^\p{Ll}/u.test(text) && !strong) return undefined;
  if (strong && words === 1 && !/^\p{Lu}\p{L}+bank$/u.test(text) && size < 1.5) return undefined;
  if (!company && size < 1.25 && !(hadTail && size > 1.1)) return undefined;
  const score =
    (strong ? 3 : company ? 2 : 0) +
    Math.min(2, size) +
    (1 - row.line.box.y1 / LETTERHEAD) -
    (words > 6 && !FORM_INSIDE.test(text) ? 1 : 0);
  const box = boxOfText(segment.words, text) ?? segment.box;
  // In letters of the text's own size a legal form is a notice's, not a letterhead's.
  const told = size < 1.15 ? text.replace(LEGAL_TAIL, '') : text;
  const certainty = strong ? STRONG_CERTAINTY : company ? 0.88 : size > 1.5 ? 0.8 : 0.6;
  const reading = Math.min(...segment.words.map((word) => word.reading));
  return { name: { text: told, page: segment.page, box, reading, certainty, row: row.index }, score };
}
