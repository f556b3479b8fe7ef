import type { CardDrawing } from '../../papers/composed-document.js';

/**
 * Around what an edit changed, until the markup is printed; of Unicode's private use area, so that no
 * document holds them.
 */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Tags, and what is never drawn. */
const UNDRAWN = /<style>.*?<\/style>|<title>.*?<\/title>|<desc>.*?<\/desc>|<[^>]*>/gs;
/** A machine-readable zone: its fillers stand in no other text. */
const ZONE = /&lt;/;

export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

const escapeMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs of drawn text, machine-readable zones left out: those stay as they are when what is printed changes.
 */
function drawnRuns(markup: string): TextPlace[] {
  const runs: TextPlace[] = [];
  let start = 0;
  for (const tag of [...markup.matchAll(UNDRAWN), undefined]) {
    const end = tag?.index ?? markup.length;
    if (end > start && !ZONE.test(markup.slice(start, end))) runs.push({ start, end });
    start = end + (tag?.[0].length ?? 0);
  }
  return runs;
}

/** Where a text is drawn, as a word or number of its own: `45.10` is not found in `1,045.10`. */
export function placesOfText(markup: string, text: string): TextPlace[] {
  return placesOfPattern(
    markup,
    new RegExp(
      `(?<![\\p{L}\\p{N}]|\\p{N}[.,])${asPattern(escapeMarkup(text))}(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
      'gu',
    ),
  );
}

/** @param pattern global */
export function placesOfPattern(markup: string, pattern: RegExp): TextPlace[] {
  return drawnRuns(markup).flatMap(({ start, end }) =>
    [...markup.slice(start, end).matchAll(pattern)].map(({ index, 0: found }) => ({
      start: start + index,
      end: start + index + found.length,
    })),
  );
}

/** The markup with other text at these places, which remembers where it was changed. */
export function replacedAt(markup: string, places: readonly TextPlace[], after: string): string {
  return [...places]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (edited, { start, end }) =>
        `${edited.slice(0, start)}${OPEN}${escapeMarkup(after)}${CLOSE}${edited.slice(end)}`,
      markup,
    );
}

/**
 * The row of a table, or the line of a line printer, around a place; undefined where the layout has neither.
 */
export function rowAround(markup: string, { start, end }: TextPlace): TextPlace | undefined {
  const [from, to] = [markup.lastIndexOf('<tr', start), markup.indexOf('</tr>', end)];
  if (from !== -1 && to !== -1 && !markup.slice(from, start).includes('</tr>'))
    return { start: from, end: to + '</tr>'.length };
  const listing = markup.lastIndexOf('<pre', start);
  if (listing === -1 || markup.slice(listing, start).includes('</pre>')) return undefined;
  const [before, after] = [markup.lastIndexOf('\n', start), markup.indexOf('\n', end)];
  return before === -1 || after === -1 ? undefined : { start: before, end: after };
}

/**
 * Takes a row out and marks the row that follows it: that is where a reader sees that something is missing.
 */
export function withoutRow(markup: string, row: TextPlace): string | undefined {
  const rest = markup.slice(row.end);
  const next = drawnRuns(rest).find(({ start, end }) => rest.slice(start, end).trim() !== '');
  if (!next) return undefined;
  return `${markup.slice(0, row.start)}${rest.slice(0, next.start)}${OPEN}${rest.slice(next.start, next.end)}${CLOSE}${rest.slice(next.end)}`;
}

/** Prints a row a second time below itself. @param change what the second one says instead */
export function withSecondRow(markup: string, row: TextPlace, change: (row: string) => string): string {
  const second = change(markup.slice(row.start, row.end));
  return `${markup.slice(0, row.end)}${second}${markup.slice(row.end)}`;
}

/** As it is printed. */
export const plainMarkup = (edited: string): string => edited.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/**
 * The same page with every changed text in a color that no document has: where the two differ, the edit is.
 */
export function markedMarkup(edited: string, kind: 'html' | CardDrawing['kind']): string {
  const [open, close] =
    kind === 'html'
      ? ['<span style="background:#f0f;color:#f0f">', '</span>']
      : ['<tspan fill="#f0f">', '</tspan>'];
  return edited.replaceAll(OPEN, open).replaceAll(CLOSE, close);
}
