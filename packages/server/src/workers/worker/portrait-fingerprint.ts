import { type IdPage, portraitTemplate } from '@assay/biometrics';
import type { DocumentPages } from '@assay/extraction';
import type { Fingerprint } from '@assay/linking';
import type { FaceSupply } from './face-supply.js';
import { ID_PAGE_SIDE_PIXELS } from './id-page-side.js';

/** An ID has two sides; the pages behind them seldom show a face, and each takes a third of a second. */
const PORTRAIT_PAGES = 2;

/** Names it in stages and in the log. */
export const FACE_FINGERPRINTER = 'face';

/**
 * The face that a document shows largest, as a fingerprint: none where no face is large and sure enough. The
 * template is in it, and nowhere else.
 */
export async function portraitFingerprint(pages: DocumentPages, faces: FaceSupply): Promise<Fingerprint[]> {
  const shown: IdPage[] = [];
  for (let page = 1; page <= Math.min(PORTRAIT_PAGES, pages.pageCount); page++) {
    shown.push({ page, image: await pages.image(page, ID_PAGE_SIDE_PIXELS) });
  }
  const portrait = await portraitTemplate(shown, await faces());
  if (!portrait) return [];
  return [
    {
      kind: 'face',
      part: 'portrait',
      page: portrait.page,
      value: { form: 'vector', numbers: portrait.template },
    },
  ];
}
