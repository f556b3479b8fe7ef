import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import type { LabeledValue } from '../labeled-values/labeled-values.js';
import { readPages, splitDocuments } from '../labeled-values/read-pages.js';
import { doubtUnconfirmed } from '../reading-doubt/doubt-unconfirmed.js';
import { CALIBRATION } from './calibration.js';
import { hiddenTexts } from './hidden-texts.js';
import { MEASURE } from './measure.js';
import { differingHiddenTexts, differingHolders, differingMasks, differingRepeats } from './rules.js';

/** Labeled values compared of one document, each with each. */
const MAX_VALUES = 500;

/** Finds a number or a name that the document states twice and differently. */
export const contradictingValues = defineCheck({
  id: 'semantic.contradicting-values',
  version: '2.0.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-values',
  weight: 'fact',
  needs: ['text'],
  optional: ['pages', 'raster', 'pdf', 'rereader'],
  calibration: CALIBRATION,
  async examine(views) {
    const { pdf, rereader } = views;
    const documents = splitDocuments(readPages(views)).map((document): LabeledValue[] =>
      document.flatMap(({ values }) => values).slice(0, MAX_VALUES),
    );
    if (documents.every(({ length }) => length === 0))
      return { kind: 'not-applicable', because: 'The document labels no number or name.' };
    const revision =
      pdf?.encryption && !pdf.encryption.readable ? undefined : pdf?.revisions[pdf.revisions.length - 1];
    const hidden = revision ? hiddenTexts(revision) : [];
    const found = documents.flatMap((values) => [
      ...differingRepeats(values),
      ...differingMasks(values),
      ...differingHolders(values),
      ...differingHiddenTexts(values, hidden),
    ]);
    const observations = await doubtUnconfirmed(found, rereader, MEASURE.doubted);
    const summary = 'What the document states twice agrees.';
    const scale = {
      nothing: MEASURE.agreeing,
      highest: MEASURE.contradicting,
      drawnFrom: MEASURE.explicable,
      summary,
    };
    return { kind: 'examined', finding: findingOfStrongest(observations, pageSizesOf(views), scale) };
  },
});
