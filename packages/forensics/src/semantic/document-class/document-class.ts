import type { DocumentClass } from '@assay/media';
import { defineCheck, type Evidence } from '../../check.js';
import { CALIBRATION } from './calibration.js';

/** The only measure: what kind of document it is speaks neither for nor against it. */
const NEUTRAL = 0;

/** Says what kind of document it is and what told, or what the sender said. Never accuses. */
export const documentClass = defineCheck({
  id: 'semantic.document-class',
  version: '1.0.0',
  reports: 'DOCUMENT_CLASSIFIER',
  group: 'document-class',
  weight: 'context',
  needs: ['documentClass'],
  calibration: CALIBRATION,
  examine({ documentClass: found }) {
    if (!found)
      return {
        kind: 'not-applicable',
        because: 'Nothing that could be read tells what kind of document this is.',
      };
    const { summary, evidence } = found.isGiven ? asGiven(found) : asFound(found);
    return { kind: 'examined', finding: { measure: NEUTRAL, summary, evidence, heat: [] } };
  },
});

const asGiven = ({ name }: DocumentClass) => ({
  summary: `Taken as ${name}, as the submission names it; it was not classified.`,
  evidence: [],
});

function asFound({ name, confidence, country, region, because }: DocumentClass) {
  const issuer =
    country === undefined ? '' : ` of ${region === undefined ? country : `${region}, ${country}`}`;
  const summary = `Reads as ${name}${issuer} (confidence ${confidence.toFixed(2)}).`;
  const evidence = because.map(
    (what): Evidence => ({ code: 'DOCUMENT_CLASS', kind: 'model_prediction', summary: `It has ${what}.` }),
  );
  return { summary, evidence };
}
