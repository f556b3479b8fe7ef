import { CHECKS_OF_MEMORY, type CheckReport } from '@assay/forensics';
import type { Analyst } from '../workers/index.js';
import { type Difference, differencesBetween } from './differences.js';
import { IDS_OF_MEMORY, type Recorded, type RecordedDetection } from './recorded.js';
import { examinedRecord, type ReplayedFile, readRecord } from './records-of-file.js';

export interface Replay {
  /** None when the file gives the same record. */
  readonly differences: readonly Difference[];
  /** What rests on other submissions, and was taken from the record as it stands: ids of checks. */
  readonly takenFromRecord: readonly string[];
}

/** What a record says beside what its file decides: when, of whom, and where its files are. */
const OF_THE_SUBMISSION = [
  'detectionId',
  'parseId',
  'fileName',
  'timestamp',
  'timestampISO',
  'tags',
  'files',
];

/**
 * Examines or reads a file again as its record says that it was, and tells where the two differ. Day, country,
 * named class, bounds and what was found in other submissions are the record's; everything else is done anew
 * under the pool's settings. Of another file no more is said than that it is one.
 * @throws UndecodableError, AnalysisFault, AssayError as the analyst
 */
export async function replay(analyst: Analyst, file: ReplayedFile, recorded: Recorded): Promise<Replay> {
  const other = otherFile(file, recorded);
  if (other) return { differences: [other], takenFromRecord: [] };
  const [replayed, takenFromRecord] =
    recorded.kind === 'parse'
      ? [await readRecord(analyst, file, { ...recorded.record, receivedOn: dayOf(recorded.record) }), []]
      : [await examineAgain(analyst, file, recorded.record), takenChecks(recorded.record)];
  return {
    differences: differencesBetween(comparable(recorded.record), comparable(replayed)),
    takenFromRecord,
  };
}

/** Records of parsed documents hold no digest. */
function otherFile({ sha256, sizeBytes }: ReplayedFile, { kind, record }: Recorded): Difference | undefined {
  if (kind === 'detection' && record.sha256 !== sha256)
    return { path: 'sha256', recorded: record.sha256, replayed: sha256 };
  if (kind === 'parse' && record.fileSize !== sizeBytes)
    return { path: 'fileSize', recorded: record.fileSize, replayed: sizeBytes };
  return undefined;
}

const dayOf = ({ timestampISO }: { readonly timestampISO: string }): string => timestampISO.slice(0, 10);

function examineAgain(analyst: Analyst, file: ReplayedFile, record: RecordedDetection): Promise<object> {
  const { model, country, modelResults } = record;
  const { technicalChecks, arithmetic } = modelResults;
  const isPhotocopyWanted = model === 'object' || technicalChecks.some(({ type }) => type === 'PHOTOCOPY');
  return examinedRecord(analyst, file, {
    model,
    country,
    documentClass: namedClass(record),
    receivedOn: dayOf(record),
    without: isPhotocopyWanted ? [] : ['PHOTOCOPY'],
    policy: arithmetic.policy,
    ofMemory: reportsOfMemory(record),
  });
}

/** The class where the sender named it: a class that was found has evidence of what told. */
function namedClass({
  documentType,
  modelResults,
}: RecordedDetection): (RecordedDetection['documentType'] & string) | undefined {
  const classifier = modelResults.technicalChecks.find(({ type }) => type === 'DOCUMENT_CLASSIFIER');
  const isNamed = classifier?.status === 'PASS' && classifier.evidence.length === 0;
  return isNamed ? (documentType ?? undefined) : undefined;
}

const takenChecks = ({ modelResults }: RecordedDetection): string[] =>
  modelResults.technicalChecks.map(({ checkId }) => checkId).filter((id) => IDS_OF_MEMORY.includes(id));

/** What the checks of other submissions said then, for the judge. */
function reportsOfMemory({
  modelResults: { technicalChecks, arithmetic },
}: RecordedDetection): CheckReport[] {
  return CHECKS_OF_MEMORY.flatMap((check): CheckReport[] => {
    const recorded = technicalChecks.find(({ checkId }) => checkId === check.id);
    if (!recorded) return [];
    const term = arithmetic.terms.find(({ checkId }) => checkId === check.id);
    if (!term) return [{ check, outcome: { kind: 'not-applicable', because: recorded.details } }];
    const { details: summary, evidence } = recorded;
    const { measure, shareOfDocument } = term;
    return [
      {
        check,
        outcome: { kind: 'examined', finding: { measure, summary, evidence, heat: [], shareOfDocument } },
      },
    ];
  });
}

/** As JSON has it, without what another submission of the same file would say otherwise. */
function comparable(record: object): unknown {
  const json = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
  for (const key of OF_THE_SUBMISSION) delete json[key];
  return json;
}
