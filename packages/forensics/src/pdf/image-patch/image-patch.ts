import { MAX_PAGES_EXAMINED, type PdfiumDocument, type PdfPictures } from '@assay/media';
import { defineCheck, type Finding } from '../../check.js';
import { findingOfPlaces, type PlacedObservation } from '../../observation.js';
import { unlessDamaged } from '../../unless-damaged.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { observePage } from './observe-page.js';
import { hasText, linePictures, type TextPicture, textPictures } from './small-pictures.js';

/**
 * Pages with small pictures that are looked into: each is drawn once. A statement has its logo and its marks
 * on every page.
 */
const MAX_PAGES_LOOKED_INTO = 12;
/** A picture of this share of the page is a scan, and what is on it was not written as text. */
const SCAN_SHARE = 0.4;

/**
 * Finds small pictures of printed text that stand where the page's neighboring text says that text should.
 */
export const imagePatch = defineCheck({
  id: 'pdf.image-patch',
  version: '1.0.1',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-occlusion',
  weight: 'fact',
  needs: ['pages', 'pictures'],
  calibration: CALIBRATION,
  async examine({ pages, pictures }) {
    const looked = await lookInto(pages, pictures);
    if (looked.pagesWithPictures === 0) {
      return { kind: 'not-applicable', because: 'No page has both text and small pictures beside it.' };
    }
    const usedOnce = onlyUsedOnce([...looked.found.values()].flat());
    const observations = [...looked.found].flatMap(([index, found]) => {
      const own = found.filter((one) => usedOnce.has(one));
      return own.length === 0 ? [] : observePage(own, pages, index);
    });
    return {
      kind: 'examined',
      finding: findingOf(observations, looked.pagesWithPictures - looked.found.size, pages),
    };
  },
});

interface Looked {
  readonly pagesWithPictures: number;
  /** By page index, of the pages looked into. */
  readonly found: ReadonlyMap<number, readonly TextPicture[]>;
}

async function lookInto(pages: PdfiumDocument, pictures: PdfPictures): Promise<Looked> {
  const found = new Map<number, readonly TextPicture[]>();
  let pagesWithPictures = 0;
  for (let index = 0; index < Math.min(pages.pageCount, MAX_PAGES_EXAMINED); index++) {
    const small = unlessDamaged(() => smallPictures(pages, pictures, index)) ?? [];
    if (small.length === 0) continue;
    pagesWithPictures++;
    if (found.size < MAX_PAGES_LOOKED_INTO) found.set(index, await textPictures(small));
  }
  return { pagesWithPictures, found };
}

/** @throws DecodeError for a page that cannot be loaded */
function smallPictures(pages: PdfiumDocument, pictures: PdfPictures, index: number) {
  const all = pictures.page(index);
  if (all.some(({ pageShare }) => pageShare >= SCAN_SHARE)) return [];
  const small = linePictures(all, pages, index);
  return small.length > 0 && hasText(pages.text(index)) ? small : [];
}

/** A mark that the document repeats, in rows or on its pages, is part of its design. */
function onlyUsedOnce(found: readonly TextPicture[]): ReadonlySet<TextPicture> {
  const uses = new Map<string, number>();
  for (const { pixels } of found) uses.set(pixels, (uses.get(pixels) ?? 0) + 1);
  return new Set(found.filter(({ pixels }) => uses.get(pixels) === 1));
}

const SCALE = {
  nothing: MEASURE.nothing,
  highest: MEASURE.inPlaceOfValue,
  summary: 'No small picture stands where the page has text.',
};

function findingOf(
  observations: readonly PlacedObservation[],
  pagesUnseen: number,
  pages: PdfiumDocument,
): Finding {
  const finding = findingOfPlaces(observations, pages, SCALE, [
    'picture is like this',
    'pictures are like this',
  ]);
  if (pagesUnseen === 0) return finding;
  const unseen = `Not looked at: the small pictures of ${pagesUnseen} ${pagesUnseen === 1 ? 'page' : 'pages'}.`;
  return { ...finding, summary: `${finding.summary} ${unseen}` };
}
