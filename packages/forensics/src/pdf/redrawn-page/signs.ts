import type { PdfContent, PdfiumDocument, PdfPageNode, TextRun } from '@assay/media';
import type { Evidence } from '../../check.js';
import { unlessDamaged } from '../../unless-damaged.js';
import { isConvertedPageSize } from './converted-page-size.js';
import { hasConvertedPositions } from './converted-positions.js';
import { liesOnDrawingGrid } from './drawing-grid.js';
import { liesOnPagePicture } from './page-picture.js';
import { startsOnPixels } from './pixel-positions.js';

/** What shows that pages were drawn anew. */
export interface RedrawnSign {
  readonly code:
    | 'DRAWING_GRID'
    | 'PAGE_SIZE_CONVERTED'
    | 'POSITIONS_CONVERTED'
    | 'PICTURE_BEHIND_TEXT'
    | 'POSITIONS_IN_PIXELS';
  /** From 1. */
  readonly page: number;
  readonly summary: string;
}

/**
 * Drawings are made in drawing programs, too: their grid alone does not say that there was a document before.
 */
export const tellsOfAnEarlierDocument = ({ code }: RedrawnSign): boolean => code !== 'DRAWING_GRID';

/** All signs on the pages given, each at the first page that shows it. */
export function redrawnSigns(
  nodes: readonly PdfPageNode[],
  content: PdfContent,
  pages: PdfiumDocument,
): readonly RedrawnSign[] {
  const signs: RedrawnSign[] = [];
  if (
    liesOnDrawingGrid(nodes.flatMap(({ index, cropBox }) => measuresOf(content.page(index).runs, cropBox[0])))
  )
    signs.push({
      code: 'DRAWING_GRID',
      page: 1,
      summary:
        'The sizes and places of its text are whole hundredths of a millimeter, in which LibreOffice Draw and Impress keep drawings.',
    });
  for (const { index, cropBox } of nodes) {
    const [left, bottom, right, top] = cropBox;
    const [width, height, page] = [right - left, top - bottom, index + 1];
    if (isConvertedPageSize(width, height))
      signs.push({
        code: 'PAGE_SIZE_CONVERTED',
        page,
        summary: `Page ${page} is ${width.toFixed(3)} by ${height.toFixed(3)} points: ${Math.round(width)} by ${Math.round(height)} after it went through another unit.`,
      });
    if (hasConvertedPositions(content.page(index).runs, top))
      signs.push({
        code: 'POSITIONS_CONVERTED',
        page,
        summary: `The lines of page ${page} stand by thousandths of a point or less beside the half points on which they were laid out first.`,
      });
    if (startsOnPixels(content.page(index).runs, left, top))
      signs.push({
        code: 'POSITIONS_IN_PIXELS',
        page,
        summary: `Each text of page ${page} stands at a whole pixel of a web page, across and down, as converters from PDF to web pages place them.`,
      });
    if (unlessDamaged(() => liesOnPagePicture(pages, index)))
      signs.push({
        code: 'PICTURE_BEHIND_TEXT',
        page,
        summary: `The text of page ${page} lies on a nearly empty picture as large as the page, one pixel to a pixel of a web page, as converters from PDF to web pages leave it.`,
      });
  }
  return signs.filter(({ code }, index) => signs.findIndex((sign) => sign.code === code) === index);
}

export const evidenceOf = ({ code, page, summary }: RedrawnSign): Evidence => ({
  code,
  kind: 'structure',
  summary,
  page,
});

/** Sizes of type and starts of texts; a sum of matrices is off by less than the fourth decimal. */
const measuresOf = (runs: readonly TextRun[], leftPoints: number): number[] =>
  runs.flatMap(({ sizePoints, start }) => [
    Number(sizePoints.toFixed(4)),
    Number((start[0] - leftPoints).toFixed(4)),
  ]);
