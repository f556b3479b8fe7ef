import type { CheckDescription } from '../../checks/describe-checks.js';
import type { Finding } from '../../detection/findings.js';
import { detectionToWire } from '../../detection/wire.js';
import { evidenceLinksToWire } from '../../links/wire.js';
import type { Detection, RecordedCheck } from '../../store/detection-types.js';
import type { EvidenceLinkOfDetection } from '../../store/link-types.js';
import type { Review } from '../../store/review-types.js';
import type { Words } from '../words/en.js';
import { findingToShow, miniaturesToShow } from './evidence.js';
import { historyToShow } from './history.js';
import { utc } from './numbers.js';
import type { Pictures } from './pictures.js';
import { firstSentences } from './sentences.js';
import { whyToShow } from './why.js';

/** What a report is made of. */
export interface ReportSource {
  readonly detection: Detection;
  readonly findings: readonly Finding[];
  readonly descriptions: ReadonlyMap<string, CheckDescription>;
  /** Undefined where the original cannot be drawn any more. */
  readonly pictures: Pictures | undefined;
  readonly links: readonly EvidenceLinkOfDetection[];
  /** What people decided and said of it, as somebody who proposed nothing sees it. */
  readonly reviewed: Pick<Review, 'state' | 'entries'>;
  /** SHA-256 of the signer's certificate, in hexadecimal digits. */
  readonly fingerprint: string;
  /** Of the newest thing that the report tells of. */
  readonly asOfMicros: number;
}

const STATUSES: readonly RecordedCheck['status'][] = ['FAIL', 'PASS', 'ERROR', 'NOT_APPLICABLE'];
const MOST_LINKS = 20;
const LONGEST_DETAILS = 160;

/** All texts of a report, for the template to lay out. @returns plain data */
export function reportContents(source: ReportSource, words: Words) {
  const { detection, findings, descriptions, pictures, asOfMicros } = source;
  return {
    language: words.language,
    title: words.title(detection.detectionId),
    producer: words.producer(detection.engineVersion),
    date: dateParts(asOfMicros),
    words,
    examined: examinedToShow(detection, words),
    verdict: verdictToShow(detection, words),
    findings: findings.map((finding) =>
      findingToShow(finding, descriptions.get(finding.check.checkId), pictures, detection.pageCount, words),
    ),
    miniatures: pictures ? miniaturesToShow(pictures, words) : [],
    undrawn: pictures ? '' : words.evidence.undrawn,
    why: whyToShow(detection, findings, descriptions, words),
    checks: checksToShow(source, words),
    links: linksToShow(source, words),
    history: historyToShow(source.reviewed, words),
    verify: {
      asOf: words.verify.asOf(utc(asOfMicros)),
      sha256: detection.sha256,
      signed: words.verify.signed(source.fingerprint),
    },
  };
}

function dateParts(micros: number) {
  const date = new Date(Math.floor(micros / 1000));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function examinedToShow(detection: Detection, { examined: w }: Words) {
  return [
    { label: w.name, value: detection.fileName, isDocuments: true },
    { label: w.sha256, value: detection.sha256, isCode: true },
    { label: w.size, value: `${w.bytes(detection.fileSizeBytes)}, ${detection.fileType}` },
    { label: w.pages, value: String(detection.pageCount) },
    { label: w.received, value: `${utc(detection.createdAtMicros)} ${w.utc}` },
    { label: w.documentType, value: detection.documentType ?? w.unknownType },
    { label: w.country, value: detection.country },
    { label: w.model, value: `${detection.model} ${detection.modelVersion}` },
    { label: w.engine, value: detection.engineVersion },
  ];
}

function verdictToShow(detection: Detection, words: Words) {
  const { missing, undecided, wouldHelp, reasoning } = detectionToWire(detection, '', words.language);
  const { arithmetic } = detection;
  return {
    likelihood: words.numbers.likelihood(detection.likelihoodPercent),
    severity: detection.fraudSeverity,
    band: words.bands[detection.fraudSeverity],
    wire: `${words.onTheWire}: ${detection.classification}, ${detection.fraudSeverity}`,
    bounds: arithmetic ? words.bandBounds(arithmetic.policy.mediumFrom, arithmetic.policy.highFrom) : '',
    sentences: reasoning,
    notes: [
      ...(undecided ? [words.undecided] : []),
      // Records from before reasons say what helps; the last sentence of the others does.
      ...(undecided && wouldHelp && !reasoning.includes(wouldHelp) ? [wouldHelp] : []),
      ...(missing.length > 0 ? [words.missing(missing.join(', '))] : []),
    ],
  };
}

/** By what they found: one whose finding counts found something, also below its own bound. */
function checksToShow(
  { detection: { checks, arithmetic }, findings, descriptions }: ReportSource,
  words: Words,
) {
  const found = new Set(findings.map(({ check }) => check.checkId));
  const terms = new Map(arithmetic?.terms.map((term) => [term.checkId, term]));
  return STATUSES.map((status) => ({
    status,
    title: words.statuses[status],
    rows: checks
      .filter((check) => (found.has(check.checkId) ? 'FAIL' : check.status) === status)
      .map(({ checkId, version, details }) => ({
        title:
          words.evidence.titles[status === 'FAIL' ? checkId : ''] ??
          descriptions.get(checkId)?.title ??
          checkId,
        check: `${checkId} ${version}`,
        // What was found is told as evidence; of the rest a check notes something in English alone, in the record.
        details: status === 'FAIL' || words.language !== 'en' ? '' : firstSentences(details, LONGEST_DETAILS),
        weight: weightOf(terms.get(checkId)?.logLikelihoodRatio, words),
      })),
  }));
}

const weightOf = (ratio: number | undefined, { numbers }: Words): string =>
  ratio ? numbers.weight(ratio) : '';

function linksToShow({ detection: { detectionId }, links }: ReportSource, { links: w, numbers }: Words) {
  const { relatedDetections } = evidenceLinksToWire(detectionId, links);
  const left = relatedDetections.length - MOST_LINKS;
  return {
    rows: relatedDetections.slice(0, MOST_LINKS).map((one) => ({
      detection: String(one.detectionId),
      name: one.sourceFilename ?? '',
      type: one.documentType ?? '',
      likelihood: one.likelihood === null ? '' : numbers.likelihood(one.likelihood),
      strength: one.strongestStrength ? w.strengths[one.strongestStrength] : '',
      shares: one.linkTypes.map((type) => w.shares[type] ?? type).join(', '),
    })),
    more: left > 0 ? w.more(left) : '',
  };
}
