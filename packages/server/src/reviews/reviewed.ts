import { getDetection } from '../detection/records.js';
import { ENGINE_VERSION } from '../engine-version.js';
import { getParsing } from '../parsing/records.js';
import type { Detection } from '../store/detection-types.js';
import type { SubmissionKind } from '../store/submission-types.js';
import type { RecordStore } from '../store/types.js';
import type { Verification } from '../store/verification-types.js';
import { getVerification } from '../verification/records.js';
import type { Finding } from './rules.js';

/** What a decision is held against. */
export interface Reviewed {
  readonly found: Finding;
  /** Kept with the decision. */
  readonly versions: Readonly<Record<string, string>>;
  /** Names of the findings that may have been looked at, like `pdf.covered-content.0`. */
  readonly findings: ReadonlySet<string>;
}

/** @throws AssayError RECORD_NOT_FOUND, also for another organization's record */
export async function readReviewed(
  store: RecordStore,
  organizationId: number,
  kind: SubmissionKind,
  id: number,
): Promise<Reviewed> {
  if (kind === 'detection') return ofDetection(await getDetection(store, organizationId, id));
  if (kind === 'verification') return ofVerification(await getVerification(store, organizationId, id));
  const parsing = await getParsing(store, organizationId, id);
  return { found: undefined, versions: versionsOf(parsing), findings: new Set() };
}

function ofDetection(detection: Detection): Reviewed {
  const { classification, arithmetic, checks } = detection;
  return {
    found: classification === 'rejected' ? 'reject' : classification === 'verified' ? 'accept' : undefined,
    versions: { ...versionsOf(detection), ...(arithmetic && { judge: arithmetic.judgeVersion }) },
    // A check without places is named by itself.
    findings: new Set(
      checks.flatMap(({ checkId, evidence }) => [
        checkId,
        ...evidence.map((_, index) => `${checkId}.${index}`),
      ]),
    ),
  };
}

/** What could not be told, as life in a photo, speaks for neither. */
function ofVerification(verification: Verification): Reviewed {
  const failed = verification.checks.some(({ status }) => status === 'FAIL');
  return {
    found: verification.verified ? 'accept' : failed ? 'reject' : undefined,
    versions: versionsOf(verification),
    findings: new Set(),
  };
}

/** `engine` examined the record, `console` showed it. */
const versionsOf = (record: {
  readonly model: string;
  readonly modelVersion: string;
  readonly engineVersion: string;
}): Record<string, string> => ({
  engine: record.engineVersion,
  [record.model]: record.modelVersion,
  console: ENGINE_VERSION,
});
