import type { PdfiumDocument } from '@assay/media';
import type { Finding } from '../../check.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observe-page.js';

export function findingOf(
  observations: readonly Observation[],
  pages: PdfiumDocument,
  pagesUnseen: number,
): Finding {
  const sorted = [...observations].sort((a, b) => b.measure - a.measure);
  const [strongest, ...others] = sorted;
  const more =
    others.length === 0
      ? ''
      : ` ${others.length} further ${others.length === 1 ? 'place is' : 'places are'} like this.`;
  const unseen =
    pagesUnseen === 0 ? '' : ` Not looked at: ${pagesUnseen} ${pagesUnseen === 1 ? 'page' : 'pages'}.`;
  return {
    measure: strongest?.measure ?? MEASURE.nothing,
    summary: `${strongest ? `On page ${strongest.evidence.page}: ${strongest.evidence.summary}${more}` : 'Digits are drawn as what the file says they are.'}${unseen}`,
    evidence: sorted.map(({ evidence }) => evidence),
    heat: sorted.map(({ evidence: { page, boundingBox } }) => {
      const { widthPoints, heightPoints } = pages.page(page - 1);
      return { page, width: widthPoints, height: heightPoints, boxes: [{ box: boundingBox, intensity: 1 }] };
    }),
  };
}
