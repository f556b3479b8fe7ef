import type { DocumentClass } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { doubted } from '../reading-doubt/doubt.js';
import { printSureness } from '../source-agreement/print-sureness.js';
import { brazilianCardRules } from './brazilian-cards.js';
import { CALIBRATION } from './calibration.js';
import { licenseCodeRules } from './license-code-rules.js';
import { MEASURE } from './measure.js';
import { mexicanKeyRules } from './mexican-keys.js';
import { printedSpanRules } from './printed-spans.js';
import { identityDocument, type Rule, type RuleObservation } from './rule.js';
import { zoneRules } from './zone-rules.js';

const RULES_OF_CODES: readonly Rule[] = [zoneRules, licenseCodeRules];
const RULES_OF_PRINT: readonly Rule[] = [mexicanKeyRules, brazilianCardRules, printedSpanRules];

/** Finds codes, keys and dates of an identity document that its issuer's rules do not allow. */
export const identityRules = defineCheck({
  id: 'semantic.identity-rules',
  version: '1.1.1',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-identity',
  weight: 'fact',
  needs: ['fields', 'text', 'codes', 'documentClass'],
  optional: ['rereader', 'receivedOn', 'pages', 'raster'],
  calibration: CALIBRATION,
  async examine({ fields, text, codes, documentClass, rereader, receivedOn, pages, raster }) {
    const document = identityDocument({ codes, text, fields }, documentClass, receivedOn);
    const rules = isIdentity(documentClass) ? [...RULES_OF_CODES, ...RULES_OF_PRINT] : RULES_OF_CODES;
    const results = rules.map((rule) => rule(document)).filter(({ applies }) => applies);
    if (results.length === 0)
      return {
        kind: 'not-applicable',
        because: 'The document has no code, key or dates of identity documents that could be read.',
      };
    const found: Observation[] = [];
    // Strongest first: a check is read so many places again.
    const seen = results.flatMap((result) => result.seen).sort((one, other) => other.measure - one.measure);
    for (const observation of seen) found.push(await weighed(observation, { text, rereader }));
    const summary = 'The codes, keys and dates of the document are as its issuer makes them.';
    return {
      kind: 'examined',
      finding: findingOfStrongest(found, pageSizesOf({ pages, raster }), {
        nothing: MEASURE.consistent,
        summary,
        highest: MEASURE.impossible,
        drawnFrom: MEASURE.odd,
      }),
    };
  },
});

const isIdentity = (documentClass: DocumentClass | undefined): boolean =>
  documentClass?.name.startsWith('identity/') === true;

/**
 * What rests on prints weighs as much as the least surely read of them: nothing where it is unsure, little
 * where it was read once.
 */
async function weighed(
  { restsOn, slip, ...observation }: RuleObservation,
  readings: Parameters<typeof printSureness>[1],
): Promise<Observation> {
  if (observation.measure <= MEASURE.told) return observation;
  let most: number = MEASURE.impossible;
  for (const reading of restsOn) {
    const sureness = await printSureness(reading, readings, slip);
    if (sureness === 'unsure') return doubted(observation, MEASURE.told);
    if (sureness === 'read-once') most = MEASURE.odd;
  }
  return { ...observation, measure: Math.min(observation.measure, most) };
}
