import { dictOf, MAX_PAGES_EXAMINED, type PdfRevision } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfPlaces } from '../../observation.js';
import { annotationsOf } from '../unexplained-revision/annotations.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { type Observation, observeAnnotation } from './observe-annotation.js';

/** Finds form fields and text boxes that store another value than they show. */
export const fieldAppearance = defineCheck({
  id: 'pdf.field-appearance',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'pdf-forms',
  weight: 'fact',
  needs: ['pdf', 'content', 'pages'],
  calibration: CALIBRATION,
  examine({ pdf, content, pages }) {
    if (pdf.encryption?.readable === false)
      return {
        kind: 'not-applicable',
        obstacle: 'encrypted',
        because: 'The document is encrypted; its fields cannot be read.',
      };
    const revision = pdf.revisions[pdf.revisions.length - 1]!;
    if (needsAppearances(revision)) {
      const because =
        'The form tells every reader to draw its fields anew from their values, so the stored appearances do not matter.';
      return { kind: 'not-applicable', because };
    }
    const observations: Observation[] = [];
    let agreeing = 0;
    for (const page of revision.pages().slice(0, MAX_PAGES_EXAMINED)) {
      for (const annotation of annotationsOf(revision, page)) {
        const observed = observeAnnotation(revision, content, annotation, page.index);
        if (observed === 'agrees') agreeing++;
        else if (observed) observations.push(observed);
      }
    }
    if (observations.length + agreeing === 0) {
      return {
        kind: 'not-applicable',
        because: 'The document holds no filled form field and no text box with an appearance.',
      };
    }
    const summary = `What the ${agreeing === 1 ? 'field or text box stores' : `${agreeing} fields and text boxes store`} is what is shown.`;
    const scale = {
      nothing: MEASURE.agrees,
      drawnFrom: MEASURE.wordsDiffer,
      highest: MEASURE.claimDiffers,
      summary,
    };
    return {
      kind: 'examined',
      finding: findingOfPlaces(observations, pages, scale, ['place differs', 'places differ']),
    };
  },
});

/** /NeedAppearances (ISO 32000-2, table 224). */
function needsAppearances(revision: PdfRevision): boolean {
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  const form = dictOf(revision.resolve(catalog?.entries.get('AcroForm')));
  return revision.resolve(form?.entries.get('NeedAppearances')) === true;
}
