import type { PdfContent, PdfPageNode, PdfStream, PdfStructure } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfPlaces, type PlacedObservation, quoted } from '../../observation.js';
import { boxOf } from '../hidden-text/observe-page.js';
import { CellIndex, cellsOf, type TextCell } from '../hidden-text/text-cell.js';
import { CALIBRATION } from './calibration.js';
import { compareWithPage, type PageLikeness } from './compare-page.js';
import { leftOverStreams } from './left-over-streams.js';
import { MEASURE } from './measure.js';

/**
 * Pages that left-over content is compared with: each is interpreted once, and the content once for each
 * page.
 */
const MAX_PAGES_COMPARED = 20;
/**
 * With more differences than this, and this share of what is alike, it is another document on the same
 * template.
 */
const MANY_DIFFERENCES = 6;
const TEMPLATE_SHARE = 0.5;

const TOO_MANY_OBJECTS =
  'The file refers to more objects than are followed, so it cannot be told which of them nothing shows.';
const NOTHING_LEFT_OVER = 'No page content was found in the file that none of its saved versions shows.';

/**
 * Finds content of a page that the file still holds, that nothing shows, and that says other values than the
 * page.
 */
export const leftOverContent = defineCheck({
  id: 'pdf.left-over-content',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-history',
  weight: 'fact',
  needs: ['pdf', 'content', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, content, pages }) {
    if (pdf.encryption?.readable === false) {
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted, so what else it holds cannot be read.',
      };
    }
    const streams = leftOverStreams(pdf);
    if (!streams) return { kind: 'not-applicable', because: TOO_MANY_OBJECTS };
    if (streams.length === 0) return { kind: 'not-applicable', because: NOTHING_LEFT_OVER };
    const shown = shownPages(pdf, content);
    const observations = streams.flatMap((stream) => observe(stream, shown, content));
    const summary = `The file holds ${streams.length === 1 ? 'a piece' : `${streams.length} pieces`} of page content that nothing shows; no value in it contradicts a page.`;
    const scale = {
      nothing: MEASURE.nothing,
      highest: MEASURE.valueDiffers,
      drawnFrom: MEASURE.valueDiffers,
      summary,
    };
    // Left-overs that contradict nothing say nothing of what the pages show.
    return {
      kind: 'examined',
      finding: { ...findingOfPlaces(observations, pages, scale), shareOfDocument: 0 },
    };
  },
});

interface ShownPage {
  readonly node: PdfPageNode;
  readonly cells: CellIndex;
}

function shownPages(pdf: PdfStructure, content: PdfContent): readonly ShownPage[] {
  const nodes = pdf.revisions[pdf.revisions.length - 1]!.pages().slice(
    0,
    Math.min(MAX_PAGES_COMPARED, content.pageCount),
  );
  return nodes.map((node, index) => ({ node, cells: new CellIndex(cellsOf(content.page(index).runs)) }));
}

/** Differences from the page that the content is most alike to. */
function observe(stream: PdfStream, shown: readonly ShownPage[], content: PdfContent): PlacedObservation[] {
  let best: { readonly page: ShownPage; readonly likeness: PageLikeness } | undefined;
  for (const page of shown) {
    const cells: readonly TextCell[] = cellsOf(content.appearance(stream, page.node.resources).runs);
    const likeness = compareWithPage(cells, page.cells);
    if (likeness && (!best || likeness.kept > best.likeness.kept)) best = { page, likeness };
  }
  if (!best) return [];
  const { node } = best.page;
  const { kept, differences } = best.likeness;
  const isTemplate = differences.length > MANY_DIFFERENCES && differences.length > TEMPLATE_SHARE * kept;
  return differences.map(({ earlier, shown }) => ({
    measure: isTemplate ? MEASURE.explicable : MEASURE.valueDiffers,
    evidence: {
      code: 'LEFT_OVER_CONTENT_DIFFERS',
      kind: 'history',
      summary: `The page shows ${quoted(shown.text)} where content of this page that is still in the file, and that nothing shows, says ${quoted(earlier.text)}.`,
      page: node.index + 1,
      boundingBox: boxOf(shown, node),
      before: earlier.text,
      after: shown.text,
    },
  }));
}
