import type { Classification, FraudSeverity } from '@assay/forensics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InsightScope } from '../insight-types.js';
import type { Basis, Truth } from '../label-types.js';
import type { Decision } from '../review-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const DAY = 86_400_000_000;
/** Three days, from the tenth on. */
const SCOPE: InsightScope = { fromMicros: 10 * DAY, toMicros: 13 * DAY };

const CLASSES: Readonly<Record<FraudSeverity, Classification>> = {
  low: 'verified',
  medium: 'unverified',
  high: 'rejected',
};

/** The laws of an organization's own figures, for every store. */
export function testInsightStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    let ana: number;
    let bea: number;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
      await store.setDrawnShare(1, 0);
      const person = { passwordHash: 'x', organizationId: 1, roles: ['analyst'] as const };
      ana = (await store.insertPerson({ ...person, name: 'Ana', email: 'ana@example.org' }))!;
      bea = (await store.insertPerson({ ...person, name: 'Bea', email: 'bea@example.org' }))!;
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const detection = (
      detectionId: number,
      day: number,
      band: FraudSeverity,
      likelihoodPercent: number,
      given: {
        failed?: readonly string[];
        documentType?: string;
        country?: 'us' | 'mx';
        organizationId?: number;
      } = {},
    ): Promise<void> => {
      const { failed = [], ...rest } = given;
      const [check] = sampleDetection({ detectionId }).checks;
      return store.insertDetection(
        sampleDetection({
          detectionId,
          createdAtMicros: day * DAY + 5,
          fraudSeverity: band,
          classification: CLASSES[band],
          likelihoodPercent,
          checks: failed.map((checkId) => ({ ...check!, checkId })),
          ...rest,
        }),
      );
    };
    const label = (
      detectionId: number,
      truth: Truth,
      basis: Basis = 'court',
      organizationId = 1,
    ): Promise<unknown> =>
      store.addLabel({
        organizationId,
        detectionId,
        atMicros: 20 * DAY,
        by: { personId: ana },
        truth,
        basis,
        note: '',
      });
    const last = new Map<number, number>();
    const decide = async (recordId: number, personId: number, decision: Decision, atMicros: number) => {
      const made = { decision, reason: 'other', isAgainst: false, lookedAt: [], versions: {} };
      const entry = {
        organizationId: 1,
        kind: 'detection',
        recordId,
        personId,
        atMicros,
        words: '',
      } as const;
      const entryId = await store.addReviewEntry({ ...entry, made }, last.get(recordId));
      last.set(recordId, entryId as number);
    };
    beforeEach(() => last.clear());

    test('records by day and band, and their types, of the span alone', async () => {
      await detection(1, 9, 'low', 1);
      await detection(2, 10, 'low', 2);
      await detection(3, 10, 'high', 90, { documentType: 'income/pay_stub' });
      await detection(4, 10, 'low', 2);
      await detection(5, 12, 'medium', 50, { country: 'mx' });
      await detection(6, 13, 'low', 2);
      await store.insertParsing(sampleParsing({ parseId: 1, createdAtMicros: 11 * DAY }));
      await store.insertVerification(sampleVerification({ verificationId: 1, createdAtMicros: 11 * DAY }));
      expect(await store.countByDay(1, 'detection', SCOPE)).toEqual([
        { day: 10, band: 'high', count: 1 },
        { day: 10, band: 'low', count: 2 },
        { day: 12, band: 'medium', count: 1 },
      ]);
      for (const kind of ['parse', 'verification'] as const)
        expect(await store.countByDay(1, kind, SCOPE)).toEqual([{ day: 11, band: null, count: 1 }]);
      const stubs = { ...SCOPE, documentType: 'income/pay_stub' };
      expect(await store.countByDay(1, 'detection', stubs)).toEqual([{ day: 10, band: 'high', count: 1 }]);
      expect(await store.countByDay(1, 'verification', stubs)).toEqual([]);
      expect(await store.countByDay(1, 'detection', { ...SCOPE, country: 'mx' })).toEqual([
        { day: 12, band: 'medium', count: 1 },
      ]);
      expect(await store.countTypes(1, 'detection', stubs)).toEqual([
        { documentType: 'financial/bank_statement', count: 3 },
        { documentType: 'income/pay_stub', count: 1 },
      ]);
      expect(await store.countTypes(1, 'verification', SCOPE)).toEqual([]);
      expect(await store.countLikelihoods(1, SCOPE)).toEqual([
        { likelihood: 2, band: 'low', count: 2 },
        { likelihood: 50, band: 'medium', count: 1 },
        { likelihood: 90, band: 'high', count: 1 },
      ]);
    });

    test('of labels the last one counts, and none where nobody knows (any more)', async () => {
      await detection(1, 10, 'high', 90, { failed: ['pdf.a', 'pdf.b'] });
      await detection(2, 10, 'high', 90, { failed: ['pdf.a'] });
      await detection(3, 11, 'low', 2);
      await detection(4, 11, 'low', 2, { failed: ['pdf.b'] });
      await detection(5, 9, 'high', 90, { failed: ['pdf.old'] });
      await label(1, 'not');
      await label(1, 'manipulated', 'issuer_confirmed');
      await label(2, 'manipulated');
      await label(3, 'not', 'own_judgement');
      await label(4, 'manipulated');
      await label(4, 'unknown');
      await label(5, 'not');
      expect(await store.countLabeled(1, SCOPE)).toEqual([
        { likelihood: 2, truth: 'not', basis: 'own_judgement', isDrawn: false, count: 1 },
        { likelihood: 90, truth: 'manipulated', basis: 'court', isDrawn: false, count: 1 },
        { likelihood: 90, truth: 'manipulated', basis: 'issuer_confirmed', isDrawn: false, count: 1 },
      ]);
      expect(await store.countFound(1, SCOPE)).toEqual([
        { checkId: 'pdf.a', count: 2 },
        { checkId: 'pdf.b', count: 2 },
        { checkId: 'pdf.old', count: 0 },
      ]);
      expect(await store.countLabeledByCheck(1, SCOPE)).toEqual([
        { checkId: 'pdf.a', truth: 'manipulated', basis: 'court', count: 1 },
        { checkId: 'pdf.a', truth: 'manipulated', basis: 'issuer_confirmed', count: 1 },
        { checkId: 'pdf.b', truth: 'manipulated', basis: 'issuer_confirmed', count: 1 },
      ]);
      const elsewhere = { ...SCOPE, country: 'mx' };
      expect((await store.countFound(1, elsewhere)).map(({ count }) => count)).toEqual([0, 0, 0]);
      expect(await store.countFound(1, { ...SCOPE, country: 'us' })).toEqual(
        await store.countFound(1, SCOPE),
      );
      expect(await store.countLabeledByCheck(1, elsewhere)).toEqual([]);
    });

    test('what was drawn, by how far people are with it', async () => {
      await store.setDrawnShare(1, 100);
      for (const id of [1, 2, 3]) await detection(id, 10, 'low', 2);
      await detection(4, 10, 'high', 90);
      await detection(5, 9, 'low', 2);
      await decide(2, ana, 'accept', 20 * DAY);
      await label(3, 'manipulated');
      expect(await store.countDrawn(1, SCOPE)).toEqual([
        { state: 'accept', count: 1 },
        { state: 'open', count: 2 },
      ]);
      expect(await store.countLabeled(1, SCOPE)).toEqual([
        { likelihood: 2, truth: 'manipulated', basis: 'court', isDrawn: true, count: 1 },
      ]);
      expect(await store.countDrawn(1, { ...SCOPE, country: 'mx' })).toEqual([]);
    });

    test('the time to the first decision, the last one against the checks, and what two made of it', async () => {
      await detection(1, 10, 'high', 90);
      await detection(2, 10, 'high', 90);
      await detection(3, 10, 'low', 2);
      await detection(4, 10, 'medium', 50);
      await detection(5, 9, 'high', 90);
      const at = (seconds: number): number => 10 * DAY + 5 + seconds * 1_000_000;
      await decide(1, ana, 'escalate', at(5));
      await decide(1, ana, 'reject', at(60));
      await decide(1, bea, 'accept', at(90));
      await decide(1, ana, 'accept', at(95));
      await decide(2, bea, 'reject', at(60));
      await decide(2, bea, 'accept', at(70));
      await decide(2, ana, 'reject', at(80));
      await decide(3, ana, 'reject', at(3600));
      await decide(4, ana, 'more_information', at(7));
      await decide(5, ana, 'accept', at(1));
      expect(await store.countDecisionSeconds(1, 'detection', SCOPE)).toEqual([
        { seconds: 7, count: 1 },
        { seconds: 60, count: 2 },
        { seconds: 3600, count: 1 },
      ]);
      expect(await store.countDecisionSeconds(1, 'detection', SCOPE, bea)).toEqual([
        { seconds: 60, count: 1 },
        { seconds: 90, count: 1 },
      ]);
      expect(await store.countDecisionSeconds(1, 'parse', SCOPE)).toEqual([]);
      expect(await store.countDecided(1, SCOPE)).toEqual([
        { found: 'rejected', decision: 'accept', count: 1 },
        { found: 'rejected', decision: 'reject', count: 1 },
        { found: 'verified', decision: 'reject', count: 1 },
      ]);
      expect(await store.countDecided(1, SCOPE, bea)).toEqual([]);
      expect(await store.countDecidedByTwo(1, SCOPE)).toEqual([
        { first: 'reject', second: 'accept', count: 1 },
        { first: 'reject', second: 'reject', count: 1 },
      ]);
    });

    test('fields of documents that were looked at wholly: what was read, and what was not so', async () => {
      for (const [parseId, day] of [
        [1, 10],
        [2, 11],
        [3, 11],
        [4, 9],
      ] as const)
        await store.insertParsing(sampleParsing({ parseId, createdAtMicros: day * DAY }));
      const say = async (
        parseId: number,
        path: string | null,
        change: 'is' | 'absent' | 'checked' | 'withdrawn',
        read: string | null = null,
        is: string | null = null,
      ): Promise<void> => {
        const entries = (await store.listCorrections(1, parseId))!;
        const before = path === null ? entries : entries.filter((one) => one.path === path);
        const entry = {
          organizationId: 1,
          parseId,
          personId: ana,
          atMicros: 20 * DAY,
          path,
          change,
          read,
          is,
        };
        await store.addCorrection(entry, before.at(-1)?.entryId);
      };
      await say(1, 'lastName', 'is', 'SAMPLE', 'SIMPLE');
      await say(1, 'firstName', 'is', null, 'JANE');
      await say(1, 'dateOfBirth', 'is', '1990-04-12', '1990-04-12');
      await say(1, null, 'checked');
      await say(2, 'lastName', 'is', 'SAMPLE', 'SIMPLE');
      await say(2, 'lastName', 'withdrawn', 'SAMPLE');
      await say(2, 'dateOfBirth', 'absent', '1990-04-12');
      await say(2, null, 'checked');
      // Nobody said that all of it was looked at, or took it back.
      await say(3, 'lastName', 'is', 'SAMPLE', 'SIMPLE');
      await say(3, null, 'checked');
      await say(3, null, 'withdrawn');
      await say(4, null, 'checked');
      const documentType = 'idDocument';
      expect(await store.countFieldsLookedAt(1, SCOPE)).toEqual([
        { documentType, path: 'dateOfBirth', count: 2 },
        { documentType, path: 'lastName', count: 2 },
      ]);
      expect(await store.countFieldsCorrected(1, SCOPE)).toEqual([
        { documentType, path: 'dateOfBirth', isUnread: false, count: 1 },
        { documentType, path: 'firstName', isUnread: true, count: 1 },
        { documentType, path: 'lastName', isUnread: false, count: 1 },
      ]);
      for (const elsewhere of [{ country: 'mx' }, { documentType: 'unknown' }]) {
        expect(await store.countFieldsLookedAt(1, { ...SCOPE, ...elsewhere })).toEqual([]);
        expect(await store.countFieldsCorrected(1, { ...SCOPE, ...elsewhere })).toEqual([]);
      }
      const other = await store.organizationByName('second');
      expect(await store.countFieldsLookedAt(other, SCOPE)).toEqual([]);
      expect(await store.countFieldsCorrected(other, SCOPE)).toEqual([]);
    });

    test('another organization’s records, labels and decisions are in no figure', async () => {
      const other = await store.organizationByName('second');
      await detection(1, 10, 'high', 90, { failed: ['pdf.a'], organizationId: other });
      await label(1, 'not', 'court', other);
      await store.setDrawnShare(other, 100);
      await detection(2, 10, 'low', 2, { organizationId: other });
      expect(await figures(store, 1)).toEqual(Array(10).fill([]));
      expect((await figures(store, other)).filter((one) => one.length > 0)).toHaveLength(7);
    });
  });
}

const figures = (store: RecordStore, organizationId: number): Promise<(readonly unknown[])[]> =>
  Promise.all([
    store.countByDay(organizationId, 'detection', SCOPE),
    store.countTypes(organizationId, 'detection', SCOPE),
    store.countLikelihoods(organizationId, SCOPE),
    store.countLabeled(organizationId, SCOPE),
    store.countFound(organizationId, SCOPE),
    store.countLabeledByCheck(organizationId, SCOPE),
    store.countDrawn(organizationId, SCOPE),
    store.countDecisionSeconds(organizationId, 'detection', SCOPE),
    store.countDecided(organizationId, SCOPE),
    store.countDecidedByTwo(organizationId, SCOPE),
  ]);
