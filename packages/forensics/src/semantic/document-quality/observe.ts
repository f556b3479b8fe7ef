import { type Box, displayedBox, type ReadPage, unionBox } from '@assay/media';
import type { Evidence } from '../../check.js';
import type { PagePixels } from '../../pictures/page-pixels.js';
import { BLURRED_EDGE_SHARE, FAINT_STEPS, SHARP_EDGE_PX, SMALL_LETTERS_PX } from './bounds.js';
import { cutEdges } from './cut-off.js';
import type { Glare } from './glare.js';
import type { PageLegibility } from './legibility.js';
import { type Letters, lettersOf } from './letters.js';
import type { MissingPages, RepeatedPage } from './page-count.js';

/** What the pixels of a page tell of why it reads badly. */
export function pixelEvidence(page: ReadPage, pixels: PagePixels, glare: Glare | undefined): Evidence[] {
  const text = unionBox(page.lines.map(({ box }) => displayedBox(page, box)));
  const letters = lettersOf(page, pixels);
  const cut = cutEdges(page, pixels).map(
    ({ edge, words, box }): Evidence => ({
      code: 'CUT_OFF',
      kind: 'statistic',
      summary: `The ${edge} edge of the picture cuts through ${words} words.`,
      page: page.page,
      boundingBox: box,
    }),
  );
  return [
    ...(letters && text ? letterEvidence(page.page, text, letters) : []),
    ...(glare ? [glareEvidence(page.page, glare)] : []),
    ...cut,
  ];
}

function letterEvidence(page: number, boundingBox: Box, { heightPx, edgePx, contrast }: Letters): Evidence[] {
  const at = { kind: 'statistic', page, boundingBox } as const;
  const evidence: Evidence[] = [];
  if (heightPx < SMALL_LETTERS_PX) {
    const summary = `The letters are ${heightPx.toFixed(1)} pixels high; below ${SMALL_LETTERS_PX} they lose their shape.`;
    evidence.push({ ...at, code: 'LOW_RESOLUTION', summary });
  }
  if (edgePx > SHARP_EDGE_PX && edgePx > BLURRED_EDGE_SHARE * heightPx) {
    const summary = `The letters' edges fade over ${edgePx.toFixed(1)} pixels, at letters ${heightPx.toFixed(1)} pixels high: the picture is blurred.`;
    evidence.push({ ...at, code: 'BLURRED', summary });
  }
  if (contrast < FAINT_STEPS) {
    const summary = `Ink and paper differ by ${Math.round(contrast)} of 255 steps of brightness.`;
    evidence.push({ ...at, code: 'FAINT', summary });
  }
  return evidence;
}

const glareEvidence = (page: number, { share, box }: Glare): Evidence => ({
  code: 'GLARE',
  kind: 'statistic',
  summary: `Glare or overexposure covers ${percent(share)} of the part that has text.`,
  page,
  boundingBox: box,
});

/** Pages where some words are more likely wrong than right. */
export const unreadableEvidence = ({
  page,
  found,
  expectedRight,
  doubtful,
  doubtfulBox,
}: PageLegibility): Evidence => ({
  code: 'TEXT_UNREADABLE',
  kind: 'statistic',
  summary: `${doubtful} of ${found} words are more likely read wrong than right; of all words ${percent(expectedRight)} can be expected to be right.`,
  page,
  ...(doubtfulBox && { boundingBox: doubtfulBox }),
});

export const missingEvidence = ({ total, missing, told: { page, mark, box } }: MissingPages): Evidence => ({
  code: 'PAGES_MISSING',
  kind: 'structure',
  summary: `"${mark.text}" is printed, and ${missing} of ${total} ${missing === 1 ? 'is' : 'are'} not in the file.`,
  page,
  boundingBox: box,
});

export const repeatedEvidence = ({ page, earlier }: RepeatedPage): Evidence => ({
  code: 'PAGE_REPEATED',
  kind: 'value_comparison',
  summary: `The page says word for word what page ${earlier} says.`,
  page,
});

export const unreadPagesEvidence = (pagesUnread: number, pageCount: number): Evidence => ({
  code: 'PAGES_NOT_READ',
  kind: 'structure',
  summary: `${pagesUnread} of ${pageCount} pages were not read: they lie beyond the number of scanned pages that are, or could not be opened.`,
});

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
