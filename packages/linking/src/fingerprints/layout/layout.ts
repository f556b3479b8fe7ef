import type { ReadPage } from '@assay/media';
import { defineFingerprinter } from '../../fingerprinter.js';
import { hashOfText, minimaOf } from '../minwise-hash.js';
import { type Segment, segmentsOf } from './segments.js';

/** Minima kept: twelve runs of four are searched for (`kinds.ts`), 192 bytes. */
const MINIMA_COUNT = 48;
/** Fewer features are shared by chance: a letter of two paragraphs, the back of a card. */
const MIN_FEATURES = 24;

/**
 * Cells across the printed width for places in the head, and for columns; a millimeter more or less at the
 * edge of the paper is a tenth of a cell.
 */
const HEAD_CELLS = { across: 16, down: 10 } as const;
const COLUMN_CELLS = 10;
/**
 * How far down the head of a page reaches, in printed widths: what stands lower is moved by the number of
 * rows above.
 */
const HEAD_WIDTHS = 0.6;
/**
 * The printed width runs between these quantiles of the segments' edges: a stamp at the edge, or a line
 * misread, does not move it.
 */
const EDGE_QUANTILE = 0.02;

/**
 * How the first printed page is arranged, whatever it says and however many rows its tables have: where
 * labels and values begin in its head, and which columns stand side by side anywhere. Places are measured
 * from the edges of the print, so that neither margins nor a scan's size count.
 * @see Broder, On the resemblance and containment of documents (1997)
 */
export const layout = defineFingerprinter({
  id: 'layout',
  needs: ['text'],
  take({ text }) {
    const page = text.pages.find(({ lines }) => lines.length > 0);
    const features = page ? arrangement(page) : new Set<number>();
    if (!page || features.size < MIN_FEATURES) return [];
    return [
      {
        kind: 'layout',
        part: 'page',
        page: page.page,
        value: { form: 'minhash', minima: minimaOf(features, MINIMA_COUNT) },
        extent: features.size,
      },
    ];
  },
});

function arrangement(page: ReadPage): ReadonlySet<number> {
  const segments = segmentsOf(page);
  const features = new Set<number>();
  const left = quantile(
    segments.map(({ x1 }) => x1),
    EDGE_QUANTILE,
  );
  const width =
    quantile(
      segments.map(({ x2 }) => x2),
      1 - EDGE_QUANTILE,
    ) - left;
  if (!(width > 0)) return features;
  const top = Math.min(...segments.map(({ y }) => y));
  const across = ({ kind, x1, x2 }: Segment): number => ((kind === 'amount' ? x2 : x1) - left) / width;
  const down = ({ y }: Segment): number => (y - top) / page.aspect / width;
  for (const [index, segment] of segments.entries()) {
    for (const half of [0, 0.5]) {
      const cell = (place: number, cells: number): number => Math.floor(place * cells + half);
      if (down(segment) < HEAD_WIDTHS) {
        const place = [cell(across(segment), HEAD_CELLS.across), cell(down(segment), HEAD_CELLS.down)];
        features.add(hashOfText(`head ${half} ${segment.kind} ${place.join()}`));
      }
      const next = segments[index + 1];
      if (next?.line !== segment.line) continue;
      const columns = [segment, next].map((each) => `${each.kind} ${cell(across(each), COLUMN_CELLS)}`);
      features.add(hashOfText(`columns ${half} ${columns.join()}`));
    }
  }
  return features;
}

const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
