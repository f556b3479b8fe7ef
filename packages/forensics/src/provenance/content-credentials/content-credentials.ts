import { defineCheck, type Examined, type Finding } from '../../check.js';
import type { Observation } from '../../observation.js';
import type { Calibration } from '../../verdict/calibration.js';
import { CALIBRATION, CALIBRATION_OF_OBJECTS } from './calibration.js';
import { historyOf } from './history.js';
import { MEASURE } from './measure.js';
import { observationOf } from './state-observation.js';

/** Says what the content credentials (C2PA) of a file declare, and whether they still fit it. */
const contentCredentialsWith = (calibration: Calibration) =>
  defineCheck({
    id: 'provenance.content-credentials',
    version: '1.1.0',
    reports: 'PROVENANCE',
    group: 'declared-origin',
    basis: 'declared',
    weight: 'fact',
    needs: ['credentials'],
    calibration,
    examine({ credentials }): Examined {
      if (credentials)
        return { kind: 'examined', finding: findingOf(observationOf(credentials), historyOf(credentials)) };
      return {
        kind: 'not-applicable',
        because: 'The file carries no content credentials, as most files do; that says nothing about it.',
      };
    },
  });

export const contentCredentials = contentCredentialsWith(CALIBRATION);
export const contentCredentialsOfObjects = contentCredentialsWith(CALIBRATION_OF_OBJECTS);

function findingOf(state: Observation, history: readonly Observation[]): Finding {
  return {
    measure: state.measure,
    summary: state.evidence.summary,
    evidence: [state, ...history].map(({ evidence }) => evidence),
    heat: [],
    // Only a camera's own credentials have looked at the whole picture; the others clear nothing.
    ...(state.measure !== MEASURE.trustedCapture && { shareOfDocument: 0 }),
  };
}
