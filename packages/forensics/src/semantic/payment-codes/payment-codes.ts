import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { printedPages } from '../printed-text/printed-pages.js';
import { CALIBRATION } from './calibration.js';
import { compareCodes } from './compare-codes.js';
import { isContradiction } from './comparison.js';
import { declaresVoid } from './declares-void.js';
import { MEASURE } from './measure.js';
import { type OriginalString, originalStrings } from './mexico/original-string.js';
import { weighed } from './weigh.js';

/** Holds what the codes of payments and invoices say against what is printed beside them. */
export const paymentCodes = defineCheck({
  id: 'semantic.payment-codes',
  version: '1.2.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-values',
  weight: 'fact',
  needs: ['text', 'codes'],
  optional: ['pages', 'raster', 'rereader', 'trustedRoots'],
  calibration: CALIBRATION,
  async examine({ text, codes, pages, raster, rereader, trustedRoots }) {
    const printed = printedPages(text);
    const originals = originalStrings(printed);
    const comparisons = compareCodes(codes, printed, originals);
    const observations = await observeSeals(originals, trustedRoots ?? []);
    if (comparisons.length === 0 && observations.length === 0) {
      return {
        kind: 'not-applicable',
        because:
          'The document bears no code of a payment or an invoice that could be held against its print.',
      };
    }
    const most = declaresVoid(printed) ? MEASURE.doubtful : MEASURE.contradicts;
    // Strongest first: a check is read so many places again.
    for (const contradiction of comparisons
      .filter(isContradiction)
      .sort((one, other) => other.measure - one.measure)) {
      const observation = await weighed(contradiction, rereader);
      observations.push({ ...observation, measure: Math.min(observation.measure, most) });
    }
    const summary = 'What the codes of the payment or invoice say is what the document prints.';
    const finding = findingOfStrongest(observations, pageSizesOf({ pages, raster }), {
      nothing: MEASURE.fits,
      highest: MEASURE.contradicts,
      drawnFrom: MEASURE.doubtful,
      summary,
    });
    return {
      kind: 'examined',
      finding: finding.measure === MEASURE.fits ? { ...finding, summary } : finding,
    };
  },
});

/** What verifies is loaded with the first seal: most documents bear none. */
async function observeSeals(
  originals: readonly OriginalString[],
  trustedRoots: readonly Uint8Array[],
): Promise<Observation[]> {
  if (originals.length === 0) return [];
  const [{ observeSeal }, { readCertificates }] = await Promise.all([
    import('./mexico/observe-seal.js'),
    import('../../pdf/signature/certificate-chain.js'),
  ]);
  const certificates = readCertificates(trustedRoots);
  const observations: Observation[] = [];
  for (const original of originals) observations.push(...(await observeSeal(original, certificates)));
  return observations;
}
