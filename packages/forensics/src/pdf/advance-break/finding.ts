import type { Evidence, Finding, HeatLayer } from '../../check.js';
import { boxOfPiece } from '../style-break/piece.js';
import type { PageAmounts } from './amount-columns.js';
import type { EdgeBreak } from './edge-breaks.js';
import { MEASURE } from './measure.js';

/** Evidence beyond this many items is left out. */
const MAX_EVIDENCE = 50;

export interface PageBreaks {
  readonly page: PageAmounts;
  readonly breaks: readonly EdgeBreak[];
}

/** What the check reports: the strongest break is its measure. */
export function findingOf(pages: readonly PageBreaks[]): Finding {
  const found = pages
    .flatMap(({ page, breaks }) => breaks.map((one) => ({ page, one, measure: measureOf(one) })))
    .sort((a, b) => b.measure - a.measure)
    .slice(0, MAX_EVIDENCE);
  const evidence = found.map(({ page, one }) => evidenceOf(page, one));
  return {
    measure: found[0]?.measure ?? MEASURE.aligned,
    summary: evidence[0]?.summary ?? 'Every amount ends where its column ends.',
    evidence,
    heat: pages.flatMap(({ page, breaks }) => (breaks.length === 0 ? [] : [heatOf(page, breaks)])),
  };
}

function measureOf({ startsLike, pushed }: EdgeBreak): number {
  if (pushed) return MEASURE.rowPushed;
  return startsLike ? MEASURE.lengthChanged : MEASURE.offEdge;
}

function evidenceOf(page: PageAmounts, { piece, offsetPoints, startsLike, pushed }: EdgeBreak): Evidence {
  const side = offsetPoints > 0 ? 'beyond' : 'short of';
  const off = `“${piece.text}” ends ${Math.abs(offsetPoints).toFixed(1)} points ${side} the edge of its column`;
  const place = {
    kind: 'statistic',
    page: page.pageIndex + 1,
    boundingBox: boxOfPiece(piece, page),
    after: piece.text,
  } as const;
  if (pushed) {
    return {
      code: 'ROW_PUSHED',
      summary: `${off}, and “${pushed.text}” behind it stands off its own by the same distance.`,
      ...place,
    };
  }
  if (startsLike) {
    const summary = `${off}: it starts where an amount as long as “${startsLike.text}” starts.`;
    return { code: 'LENGTH_CHANGED', summary, ...place };
  }
  return { code: 'OFF_EDGE', summary: `${off}.`, ...place };
}

function heatOf(page: PageAmounts, breaks: readonly EdgeBreak[]): HeatLayer {
  const boxes = breaks.map((one) => ({
    box: boxOfPiece(one.piece, page),
    intensity: measureOf(one) / MEASURE.rowPushed,
  }));
  return { page: page.pageIndex + 1, width: page.widthPoints, height: page.heightPoints, boxes };
}
