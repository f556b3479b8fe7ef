import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANALYSIS_SORT_KEYS, type AnalysisQuery } from '../analysis-types.js';
import { DETECTION_SORT_KEYS, type DetectionQuery } from '../detection-types.js';
import { PARSE_SORT_KEYS, type ParsingQuery } from '../parsing-types.js';
import type { RecordStore } from '../types.js';
import { VERIFICATION_SORT_KEYS, type VerificationQuery } from '../verification-types.js';
import { naiveAnalysisList, naiveList, naiveParsingList, naiveVerificationList } from './naive-list.js';
import { casesOfPairs } from './pairs.js';
import {
  randomAnalyses,
  randomAnalysisQuery,
  randomDetections,
  randomParsingQuery,
  randomParsings,
  randomQuery,
  randomVerificationQuery,
  randomVerifications,
} from './random-records.js';
import type { TestDatabase } from './record-store-suite.js';
import { listed } from './sample-parsing.js';

/** Made at random for each kind, beside the lists in which every two things that may be asked meet. */
const RANDOM_LISTS = 60;

interface Page {
  readonly limit: number;
  readonly offset: number;
}
interface Asked {
  readonly organizationId: number;
  readonly page: Page;
  readonly direction: 'asc' | 'desc';
}
/** What lists of every kind are asked for. */
const ASKED = {
  organizationId: [1, 2, 3],
  page: [
    { limit: 30, offset: 0 },
    { limit: 1, offset: 7 },
    { limit: 100, offset: 20 },
    { limit: 30, offset: 95 },
    { limit: 30, offset: Number.MAX_SAFE_INTEGER },
  ],
  direction: ['asc', 'desc'] as const,
};
/** In {@link randomDetections} and its like. */
const FILTERED = {
  tags: [
    [],
    [{ name: 'customerId', value: '1' }],
    [
      { name: 'customerId', value: '2' },
      { name: 'é', value: '' },
    ],
    [{ name: 'nobody', value: 'has' }],
  ],
  minTimestamp: [undefined, 1, 11],
  maxTimestamp: [undefined, 0, 10],
};
const LEAST = [undefined, 2, 1_000_000];
const MOST = [undefined, 2, Number.MAX_SAFE_INTEGER];
const REFERENCE = [undefined, '1', '["1"]', 'nobody has'];

/** @returns the query without what is not asked for */
function queryOf<Query>({ organizationId: _, page, ...query }: Asked): Query {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return { ...page, ...Object.fromEntries(asked) } as unknown as Query;
}

/** Lists of every kind answer what filtering and sorting everything answers, of three organizations, one of them empty. */
export function testRecordLists(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    beforeAll(async () => {
      database = await createDatabase();
      store = await database.open();
      await store.organizationByName('second');
    });
    afterAll(async () => {
      await store.close();
      await database.remove();
    });

    /** Compares whole pages; in a way that is fast where they are equal. */
    async function compare<Query, Answer>(
      cases: readonly Asked[],
      random: fc.Arbitrary<Query>,
      list: (organizationId: number, query: Query) => Promise<Answer>,
      naive: (organizationId: number, query: Query) => Answer,
    ): Promise<void> {
      const check = async (organizationId: number, query: Query): Promise<void> => {
        const [answer, expected] = [await list(organizationId, query), naive(organizationId, query)];
        if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
      };
      for (const asked of cases) await check(asked.organizationId, queryOf<Query>(asked));
      await fc.assert(fc.asyncProperty(fc.constantFrom(1, 2, 3), random, check), { numRuns: RANDOM_LISTS });
    }
    const sample = <Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value =>
      fc.sample(arbitrary, { numRuns: 1, seed })[0]!;

    test('lists of detections', async () => {
      const all = sample(randomDetections(150), 20_261_120);
      await Promise.all(all.map((detection) => store.insertDetection(detection)));
      const cases = casesOfPairs({
        sortBy: DETECTION_SORT_KEYS,
        ...ASKED,
        ...FILTERED,
        minLikelihood: [undefined, 24.9, 33.333],
        maxLikelihood: [undefined, 25, 99.9],
      });
      await compare<DetectionQuery, unknown>(
        cases,
        randomQuery,
        (organizationId, query) => store.listDetections(organizationId, query),
        (organizationId, query) => naiveList(all, organizationId, query),
      );
    });

    test('lists of parsed documents', async () => {
      const all = sample(randomParsings(150), 20_261_122);
      await Promise.all(all.map((parsing) => store.insertParsing(parsing)));
      const cases = casesOfPairs({
        sortBy: PARSE_SORT_KEYS,
        ...ASKED,
        ...FILTERED,
        minFileSize: LEAST,
        maxFileSize: MOST,
      });
      await compare<ParsingQuery, unknown>(
        cases,
        randomParsingQuery,
        (organizationId, query) => store.listParsings(organizationId, query),
        (organizationId, query) => {
          const { totalCount, records } = naiveParsingList(all, organizationId, query);
          return { totalCount, records: records.map(listed) };
        },
      );
    });

    test('lists of verifications', async () => {
      const all = sample(randomVerifications(150), 20_261_123);
      await Promise.all(all.map((verification) => store.insertVerification(verification)));
      const cases = casesOfPairs({
        sortBy: VERIFICATION_SORT_KEYS,
        ...ASKED,
        ...FILTERED,
        minIdFileSize: LEAST,
        maxIdFileSize: MOST,
        minSelfieFileSize: LEAST,
        maxSelfieFileSize: MOST,
      });
      await compare<VerificationQuery, unknown>(
        cases,
        randomVerificationQuery,
        (organizationId, query) => store.listVerifications(organizationId, query),
        (organizationId, query) => naiveVerificationList(all, organizationId, query),
      );
    });

    test('lists of analyses', async () => {
      const all = sample(randomAnalyses(150), 20_261_124);
      await Promise.all(all.map((analysis) => store.insertAnalysis(analysis)));
      const cases = casesOfPairs({
        sortBy: ANALYSIS_SORT_KEYS,
        ...ASKED,
        companyId: REFERENCE,
        companyName: REFERENCE,
        customerId: REFERENCE,
        customerName: REFERENCE,
        documentId: REFERENCE,
      }).map(({ companyId, companyName, customerId, customerName, documentId, ...asked }) => {
        const references = { companyId, companyName, customerId, customerName, documentId };
        const sent = Object.entries(references).filter(([, value]) => value !== undefined);
        return { ...asked, callerReferences: Object.fromEntries(sent) };
      });
      await compare<AnalysisQuery, unknown>(
        cases,
        randomAnalysisQuery,
        (organizationId, query) => store.listAnalyses(organizationId, query),
        (organizationId, query) => naiveAnalysisList(all, organizationId, query),
      );
    });
  });
}
