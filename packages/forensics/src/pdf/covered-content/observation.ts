import type { Box } from '@assay/media';
import type { PlacedObservation } from '../../observation.js';

/** Every code that this check's evidence can carry; README.md explains each. */
export const EVIDENCE_CODES = [
  'TEXT_UNDER_BOX',
  'TEXT_UNDER_IMAGE',
  'TEXT_UNDER_ANNOTATION',
  'TEXT_REDACTED',
  'MARKS_UNDER_BOX',
  'LATE_BOX_BEHIND_TEXT',
  'LATE_IMAGE_IN_TEXT',
  'TEXT_CUT_OUT',
  'TEXT_LET_IN',
] as const;

export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/** Something covered, or made to look as if nothing was, as it will be reported. */
export type Observation = PlacedObservation<EvidenceCode>;

/** A page's worth of text is no evidence to read. */
const MAX_TEXT_LENGTH = 1_000;

/** What was seen at a place of a page (`pageIndex` from 0); `before` and `after` are empty when not known. */
export interface Sight {
  readonly code: EvidenceCode;
  readonly summary: string;
  readonly pageIndex: number;
  readonly box: Box;
  readonly before: string;
  readonly after: string;
}

/** Evidence of what was seen; texts that are not known are left out. */
export const evidenceOf = ({
  code,
  summary,
  pageIndex,
  box,
  before,
  after,
}: Sight): Observation['evidence'] => ({
  code,
  kind: before !== '' && after !== '' ? 'value_comparison' : 'structure',
  summary,
  page: pageIndex + 1,
  boundingBox: box,
  ...(before === '' ? {} : { before: before.slice(0, MAX_TEXT_LENGTH) }),
  ...(after === '' ? {} : { after: after.slice(0, MAX_TEXT_LENGTH) }),
});
