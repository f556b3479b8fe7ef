import type { PdfContent } from '@assay/media';
import type { Evidence, Finding, HeatLayer } from '../../check.js';
import type { BrokenToken } from './broken-tokens.js';
import { MEASURE, measureOf } from './measure.js';
import type { PageStyle } from './page-style.js';
import { boxOfPiece } from './piece.js';

/** Tokens beyond this many are counted in the summary only. */
const MAX_TOKENS = 50;

/**
 * What the check reports: the token with the most breaks is its measure; tokens with fewer than two are told
 * only when there is no other.
 */
export function findingOf(
  tokens: readonly BrokenToken[],
  pages: readonly PageStyle[],
  content: PdfContent,
): Finding {
  const ranked = tokens
    .map((token) => ({ ...token, measure: measureOf(token) }))
    .sort((a, b) => b.measure - a.measure);
  const measure = ranked[0]?.measure ?? MEASURE.none;
  const told = ranked.filter((token) => token.measure >= Math.min(measure, MEASURE.twoBreaks));
  const evidence = told.slice(0, MAX_TOKENS).flatMap(({ piece, breaks }) =>
    breaks.map(
      ({ code, summary }): Evidence => ({
        code,
        kind: code === 'COLUMN_EDGE_BREAK' || code === 'BASELINE_BREAK' ? 'statistic' : 'structure',
        summary:
          piece.text === '' ? `A token stands out: ${summary}` : `“${piece.text}” stands out: ${summary}`,
        page: piece.pageIndex + 1,
        boundingBox: boxOfPiece(piece, pages[piece.pageIndex]!),
        ...(piece.text === '' ? {} : { after: piece.text }),
      }),
    ),
  );
  return {
    measure,
    summary: summaryOf(told, measure) + unreadPages(pages, content),
    evidence,
    heat: heatOf(told.slice(0, MAX_TOKENS), pages),
  };
}

function summaryOf(told: readonly BrokenToken[], measure: number): string {
  const [strongest] = told;
  if (!strongest) return 'Every amount, date, name and identifier is written like the text around it.';
  const what = strongest.piece.text === '' ? 'A text' : `“${strongest.piece.text}”`;
  if (measure < MEASURE.twoBreaks) {
    return `${what} on page ${strongest.piece.pageIndex + 1} differs in one way from the text around it, which happens in unchanged files, too.`;
  }
  const others =
    told.length === 1
      ? ''
      : told.length === 2
        ? ' So is one other text.'
        : ` So are ${told.length - 1} other texts.`;
  return `${what} on page ${strongest.piece.pageIndex + 1} is printed otherwise than the text around it. ${strongest.breaks[0]?.summary}${others}`;
}

function unreadPages(pages: readonly PageStyle[], content: PdfContent): string {
  const unread =
    pages.filter(({ pageIndex }) => content.page(pageIndex).stopped !== null).length +
    content.pageCount -
    pages.length;
  return unread === 0 ? '' : ` ${unread} of ${content.pageCount} pages could not be read to their end.`;
}

function heatOf(
  tokens: readonly (BrokenToken & { readonly measure: number })[],
  pages: readonly PageStyle[],
): HeatLayer[] {
  return pages.flatMap((page) => {
    const boxes = tokens
      .filter(({ piece }) => piece.pageIndex === page.pageIndex)
      .map(({ piece, measure }) => ({
        box: boxOfPiece(piece, page),
        intensity: measure / MEASURE.mostBreaks,
      }));
    return boxes.length === 0
      ? []
      : [{ page: page.pageIndex + 1, width: page.widthPoints, height: page.heightPoints, boxes }];
  });
}
