import type { JobLease } from '../job-types.js';
import type { DetectionLinking } from '../link-types.js';
import type { ListQuery, RecordKind, RecordPage } from '../record-types.js';
import type { IdempotencyClaim, RecordStore } from '../types.js';
import type { SubmissionUsage } from '../usage-types.js';
import { analysisInsert, analysisOfRow, referenceTags } from './analysis.js';
import type { SqlRow } from './columns.js';
import { detectionInsert, detectionOfRow } from './detection.js';
import { listedParsingOfRow, parsingInsert, parsingOfRow } from './parsing.js';
import type { RecordInsert, RowPage } from './record-table.js';
import { verificationInsert, verificationOfRow } from './verification.js';

/** What comes with a record in its transaction. */
export interface InsertedWith {
  readonly claim?: IdempotencyClaim | undefined;
  readonly linking?: DetectionLinking | undefined;
  readonly lease?: JobLease | undefined;
  readonly usage?: SubmissionUsage | undefined;
}

/** How a database keeps records, whatever their kind. */
interface RowStore {
  insert(insert: RecordInsert, along: InsertedWith): Promise<void>;
  find(kind: RecordKind, organizationId: number, id: number): Promise<SqlRow | undefined>;
  list(kind: RecordKind, organizationId: number, query: ListQuery): Promise<RowPage>;
}

type RecordMethods = Pick<
  RecordStore,
  | `insert${'Detection' | 'Parsing' | 'Verification' | 'Analysis'}`
  | `find${'Detection' | 'Parsing' | 'Verification' | 'Analysis'}`
  | `list${'Detections' | 'Parsings' | 'Verifications' | 'Analyses'}`
>;

/** Records of each kind, to rows and back, on the caller's side of a database. */
export function recordMethods(rows: RowStore): RecordMethods {
  const inserting =
    <Kept>(insertOf: (record: Kept) => RecordInsert) =>
    async (record: Kept, claim?: IdempotencyClaim, lease?: JobLease, usage?: SubmissionUsage) =>
      rows.insert(insertOf(record), { claim, lease, usage });

  const finding =
    <Kept>(kind: RecordKind, recordOf: (row: SqlRow) => Kept) =>
    async (organizationId: number, id: number): Promise<Kept | undefined> => {
      const row = await rows.find(kind, organizationId, id);
      return row && recordOf(row);
    };

  const listing =
    <Listed>(kind: RecordKind, recordOf: (row: SqlRow) => Listed) =>
    async (organizationId: number, query: ListQuery): Promise<RecordPage<Listed>> => {
      const page = await rows.list(kind, organizationId, query);
      return { totalCount: page.totalCount, records: page.rows.map(recordOf) };
    };

  const listAnalyses = listing('analysis', analysisOfRow);
  return {
    insertDetection: async (detection, claim, linking, lease, usage) =>
      rows.insert(detectionInsert(detection), { claim, linking, lease, usage }),
    insertParsing: inserting(parsingInsert),
    insertVerification: inserting(verificationInsert),
    insertAnalysis: inserting(analysisInsert),
    findDetection: finding('detection', detectionOfRow),
    findParsing: finding('parse', parsingOfRow),
    findVerification: finding('verification', verificationOfRow),
    findAnalysis: finding('analysis', analysisOfRow),
    listDetections: listing('detection', detectionOfRow),
    listParsings: listing('parse', listedParsingOfRow),
    listVerifications: listing('verification', verificationOfRow),
    listAnalyses: (organizationId, { callerReferences, ...query }) =>
      listAnalyses(organizationId, { ...query, tags: referenceTags(callerReferences) }),
  };
}
