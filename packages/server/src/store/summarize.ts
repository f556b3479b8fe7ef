import { MAX_PAGES_EXAMINED } from '@assay/media';
import type { Detection, RecordedCheck } from './detection-types.js';
import type { Parsing } from './parsing-types.js';
import type { Tag } from './record-types.js';
import type { SubmissionRow } from './submission-types.js';
import type { Verification } from './verification-types.js';

/** A record's place in the list of all kinds. */
export interface Summary {
  readonly row: SubmissionRow;
  /** Lower case, a line each. */
  readonly searched: string;
  readonly failedChecks: readonly string[];
}

/** Characters of a value that a row of a list shows; the record has the whole of it. */
const MAX_SHOWN_CHARACTERS = 120;
/** Characters of a file's name, which may be 255 bytes, and of one tag. */
const shown = (text: string): string =>
  text.length > MAX_SHOWN_CHARACTERS ? `${[...text].slice(0, MAX_SHOWN_CHARACTERS - 1).join('')}…` : text;

const isoOf = (micros: number): string => new Date(Math.floor(micros / 1000)).toISOString();
const searchedIn = (texts: readonly (string | number)[], tags: readonly Tag[]): string =>
  [...texts, ...tags.map(({ name, value }) => `${name}=${value}`)].join('\n').toLowerCase();

export function summaryOfDetection(detection: Detection): Summary {
  const { detectionId, fileName, sha256, tags, checks } = detection;
  const strongest = strongestOf(detection);
  const pagesLeftOut = Math.max(0, detection.pageCount - MAX_PAGES_EXAMINED);
  const count = (status: RecordedCheck['status']): number =>
    checks.filter((check) => check.status === status).length;
  return {
    row: {
      kind: 'detection',
      id: detectionId,
      name: fileName,
      fileType: detection.fileType,
      documentType: detection.documentType,
      pageCount: detection.pageCount,
      likelihood: detection.likelihoodPercent,
      band: detection.fraudSeverity,
      ...(strongest && { strongest }),
      looked: {
        found: count('FAIL'),
        nothing: count('PASS'),
        notApplicable: count('NOT_APPLICABLE'),
        broken: count('ERROR'),
        ...(pagesLeftOut > 0 && { pagesLeftOut }),
      },
      tags,
      country: detection.country,
      at: isoOf(detection.createdAtMicros),
    },
    searched: searchedIn([detectionId, fileName, sha256], tags),
    failedChecks: checks.filter(({ status }) => status === 'FAIL').map(({ checkId }) => checkId),
  };
}

/** Of the checks that failed; where none did, of those whose facts speak for manipulation, if too weakly. */
function strongestOf({ checks, arithmetic }: Detection): SubmissionRow['strongest'] {
  const showing = checks.filter(({ evidence }) => evidence.length > 0);
  const failed = showing.filter(({ status }) => status === 'FAIL');
  const weighty = new Set(
    arithmetic?.terms
      .filter(({ weight, logLikelihoodRatio }) => weight === 'fact' && logLikelihoodRatio > 0)
      .map(({ checkId }) => checkId),
  );
  const found = failed.length > 0 ? failed : showing.filter(({ checkId }) => weighty.has(checkId));
  const check = found.toSorted((one, other) => (other.likelihood ?? 0) - (one.likelihood ?? 0))[0];
  const first = check?.evidence[0];
  if (!check || !first) return undefined;
  const { code, page, before, after } = first;
  return {
    checkId: check.checkId,
    code,
    ...(page !== undefined && { page }),
    ...(before !== undefined && { before: shown(before) }),
    ...(after !== undefined && { after: shown(after) }),
    more: check.evidence.length - 1,
  };
}

export function summaryOfParsing(parsing: Parsing): Summary {
  const { parseId, fileName, sha256, tags } = parsing;
  return {
    row: {
      kind: 'parse',
      id: parseId,
      name: fileName,
      fileType: parsing.fileType,
      documentType: parsing.documentType,
      pageCount: parsing.pageCount,
      confidence: parsing.confidence,
      tags,
      country: parsing.country,
      at: isoOf(parsing.createdAtMicros),
    },
    searched: searchedIn([parseId, fileName, sha256], tags),
    failedChecks: [],
  };
}

export function summaryOfVerification(verification: Verification): Summary {
  const { verificationId, idFileName, selfieFileName, idSha256, selfieSha256, tags } = verification;
  return {
    row: {
      kind: 'verification',
      id: verificationId,
      name: idFileName,
      fileType: verification.idFileType,
      documentType: null,
      pageCount: 1,
      verified: verification.verified,
      tags,
      country: verification.country,
      at: isoOf(verification.createdAtMicros),
    },
    searched: searchedIn([verificationId, idFileName, selfieFileName, idSha256, selfieSha256], tags),
    failedChecks: [],
  };
}
