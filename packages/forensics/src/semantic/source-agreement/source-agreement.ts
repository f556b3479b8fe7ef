import { defineCheck } from '../../check.js';
import { findingOfStrongest } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { compareCodes } from './between-codes.js';
import { bothSources } from './both-sources.js';
import { CALIBRATION } from './calibration.js';
import { compareSources } from './disagreements.js';
import { MEASURE } from './measure.js';
import { printedText } from './printed-text.js';
import { weigh } from './weigh.js';

/** Finds values that a document prints otherwise than its bar code or machine-readable zone says them. */
export const sourceAgreement = defineCheck({
  id: 'semantic.source-agreement',
  version: '1.0.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-identity',
  weight: 'fact',
  needs: ['fields', 'text'],
  optional: ['rereader', 'pages', 'raster'],
  calibration: CALIBRATION,
  async examine({ fields, text, rereader, pages, raster }) {
    const sources = bothSources(fields);
    const compared = [...compareSources(sources, printedText(text)), ...compareCodes(sources)];
    if (compared.length === 0)
      return {
        kind: 'not-applicable',
        because: 'The document codes no value that it prints, too, or none could be read in both places.',
      };
    const agreeing = compared.filter(({ kind }) => kind === 'agrees').length;
    const summary = `What the document prints is what its codes say: ${agreeing} ${agreeing === 1 ? 'value' : 'values'} compared.`;
    return {
      kind: 'examined',
      finding: findingOfStrongest(await weigh(compared, { text, rereader }), pageSizesOf({ pages, raster }), {
        nothing: MEASURE.agreeing,
        summary,
        highest: MEASURE.severalDiffering,
        drawnFrom: MEASURE.weak,
      }),
    };
  },
});
