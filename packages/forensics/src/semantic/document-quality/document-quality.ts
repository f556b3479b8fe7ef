import type { DocumentText, PdfPictures, Raster, ReadPage } from '@assay/media';
import { defineCheck, type Evidence, type Finding } from '../../check.js';
import { MAX_EVIDENCE } from '../../observation.js';
import { type PagePixels, pixelsOfImage, pixelsOfPage } from '../../pictures/page-pixels.js';
import { FAILS_FROM } from './bounds.js';
import { CALIBRATION } from './calibration.js';
import { glareOn } from './glare.js';
import { legibilityOf } from './legibility.js';
import {
  missingEvidence,
  percent,
  pixelEvidence,
  repeatedEvidence,
  unreadableEvidence,
  unreadPagesEvidence,
} from './observe.js';
import { missingPages, numberedPages, repeatedPages } from './page-count.js';

/** Pages of a scan whose pixels are looked at: as many as are recognized when a document is examined. */
const MOST_PAGES_LOOKED_AT = 2;

/** Says how much of the document can be judged by what it says, and what stands in the way. Never accuses. */
export const documentQuality = defineCheck({
  id: 'semantic.document-quality',
  version: '1.0.1',
  reports: 'SEMANTIC_QUALITY',
  group: 'document-quality',
  weight: 'context',
  needs: ['text'],
  optional: ['raster', 'pictures'],
  calibration: CALIBRATION,
  failsFrom: FAILS_FROM,
  async examine({ text, raster, pictures }) {
    if (text.pages.length === 0)
      return { kind: 'not-applicable', because: 'No page of the document could be read.' };
    return { kind: 'examined', finding: await qualityOf(text, raster, pictures) };
  },
});

async function qualityOf(
  text: DocumentText,
  raster: Raster | undefined,
  pictures: PdfPictures | undefined,
): Promise<Finding> {
  const pageCount = text.pages.length + text.pagesUnread;
  const seen = await lookAtPixels(text, raster, pictures);
  const legible = legibilityOf(text).map((page) => ({
    ...page,
    expectedRight: page.expectedRight * (1 - (seen.glareShares.get(page.page) ?? 0)),
  }));
  const numbered = numberedPages(text);
  const missing = missingPages(numbered, pageCount - numbered.length);
  const missingCount = sumOf(missing, (one) => one.missing);
  const readRight =
    sumOf(legible, ({ words, expectedRight }) => words * expectedRight) /
    Math.max(
      1,
      sumOf(legible, ({ words }) => words),
    );
  const measure = 1 - (readRight * pageCount) / (pageCount + missingCount);
  const evidence = [
    ...missing.map(missingEvidence),
    ...seen.evidence,
    ...legible.filter(({ doubtful }) => doubtful > 0).map(unreadableEvidence),
    ...repeatedPages(text).map(repeatedEvidence),
    ...(text.pagesUnread > 0 ? [unreadPagesEvidence(text.pagesUnread, pageCount)] : []),
  ];
  return {
    measure,
    summary: summaryOf({
      measure,
      readRight,
      found: sumOf(legible, ({ found }) => found),
      pageCount,
      missingCount,
    }),
    evidence: evidence.slice(0, MAX_EVIDENCE),
    heat: [],
    shareOfDocument: text.pages.length / pageCount,
  };
}

const sumOf = <T>(values: readonly T[], numberOf: (value: T) => number): number =>
  values.reduce((sum, value) => sum + numberOf(value), 0);

/** What pixels tell, and how much of each page's text glare covers. */
async function lookAtPixels(
  { pages }: DocumentText,
  raster: Raster | undefined,
  pictures: PdfPictures | undefined,
): Promise<{ evidence: Evidence[]; glareShares: Map<number, number> }> {
  const glareShares = new Map<number, number>();
  const evidence: Evidence[] = [];
  for (const page of pages.filter(({ source }) => source === 'ocr').slice(0, MOST_PAGES_LOOKED_AT)) {
    const pixels = await pixelsBehind(page, raster, pictures);
    if (!pixels) continue;
    const glare = glareOn(page, pixels);
    if (glare) glareShares.set(page.page, glare.share);
    evidence.push(...pixelEvidence(page, pixels, glare));
  }
  return { evidence, glareShares };
}

async function pixelsBehind(
  { page }: ReadPage,
  raster?: Raster,
  pictures?: PdfPictures,
): Promise<PagePixels | undefined> {
  if (raster) return pixelsOfImage(raster);
  return pictures ? pixelsOfPage(pictures, page) : undefined;
}

interface Quality {
  readonly measure: number;
  /** Of all words, 0..1. */
  readonly readRight: number;
  /** Words found. */
  readonly found: number;
  readonly pageCount: number;
  readonly missingCount: number;
}

/** What fails is called too poor or too incomplete to judge, and no sign of anything else. */
function summaryOf({ measure, readRight, found, pageCount, missingCount }: Quality): string {
  const what = [
    found === 0
      ? `no word could be read on ${pageCount === 1 ? 'its page' : `its ${pageCount} pages`}`
      : `${found} words were found, and about ${percent(readRight)} of its words can be expected to be read right`,
    ...(missingCount > 0
      ? [`${missingCount} of the pages that it counts ${missingCount === 1 ? 'is' : 'are'} not in the file`]
      : []),
  ].join('; ');
  const wanting = 1 - readRight < FAILS_FROM ? 'incomplete' : 'poor';
  if (measure >= FAILS_FROM)
    return `Too ${wanting} to judge by what it says: ${what}. That is no sign of manipulation.`;
  return `Can be judged by what it says: ${what}.`;
}
