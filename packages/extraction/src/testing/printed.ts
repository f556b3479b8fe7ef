import { box, type DocumentText, fraction, type TextLine } from '@assay/media';

/** Characters across a page, and lines down a page. */
const PAGE_COLUMNS = 100;
const PAGE_LINES = 60;
const SURE = fraction(1);

/**
 * Pages typed out in a fixed pitch, with a line of `===` between them: what stands under each other here
 * stands under each other there.
 */
export function printed(text: string): TextLine[] {
  const pages = text.split(/^=+$/mu);
  return pages.flatMap((page, index) =>
    page
      .replace(/^\n/u, '')
      .split('\n')
      .flatMap((line, row) => lineOf(line, row, index + 1) ?? []),
  );
}

/** A document of these lines. */
export function textOf(lines: readonly TextLine[], source: 'text' | 'ocr' = 'text'): DocumentText {
  const count = lines.at(-1)?.page ?? 0;
  const pages = Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    source,
    lines: lines.filter(({ page }) => page === index + 1),
    aspect: 0.77,
    upright: undefined,
  }));
  return { pages, pagesUnread: 0 };
}

function lineOf(line: string, row: number, page: number): TextLine | undefined {
  const top = row / PAGE_LINES;
  const words = [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    box: box(index / PAGE_COLUMNS, top, (index + text.length) / PAGE_COLUMNS, top + 0.7 / PAGE_LINES),
    reading: SURE,
  }));
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return undefined;
  return { page, words, box: { ...first.box, x2: last.box.x2 }, emWidth: 1.5 / PAGE_COLUMNS };
}
