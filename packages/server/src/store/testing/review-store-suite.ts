import type { FraudSeverity } from '@assay/forensics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionMade, NewReviewEntry, Waiting } from '../review-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const ACCEPTED: DecisionMade = {
  decision: 'accept',
  reason: 'issuer_confirmed',
  isAgainst: true,
  lookedAt: ['pdf.covered-content.0'],
  versions: { engine: '0.1.0', 'pdf.covered-content': '1.0.0' },
};
const REJECTED: DecisionMade = { ...ACCEPTED, decision: 'reject', reason: 'evidence', isAgainst: false };

/** The laws of reviews, for every store. */
export function testReviewStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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
      ana = (await store.insertPerson({ ...person, name: 'Ana ñ', email: 'ana@example.org' }))!;
      bea = (await store.insertPerson({ ...person, name: 'Bea', email: 'bea@example.org' }))!;
      await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
      await store.insertDetection(sampleDetection({ detectionId: 2, fraudSeverity: 'low' }));
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const entry = (given: Partial<NewReviewEntry> = {}): NewReviewEntry => ({
      organizationId: 1,
      kind: 'detection',
      recordId: 1,
      personId: ana,
      atMicros: 5,
      words: '',
      ...given,
    });

    test('what the checks did not clear waits for a decision; what they cleared, and what has no band, does not', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 3, fraudSeverity: 'medium' }));
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      await store.insertVerification(sampleVerification({ verificationId: 1 }));
      const states = await Promise.all([
        store.findReview(1, 'detection', 1),
        store.findReview(1, 'detection', 2),
        store.findReview(1, 'detection', 3),
        store.findReview(1, 'parse', 1),
        store.findReview(1, 'verification', 1),
      ]);
      expect(states.map((one) => one?.state)).toEqual(['open', 'none', 'open', 'none', 'none']);
    });

    test('decisions and comments are kept in order, with who, when, why, what was seen and the versions', async () => {
      const words = 'The bank confirmed it – “ticket 4711” 👩‍💻';
      const first = await store.addReviewEntry(entry({ words: 'Calling the bank.' }));
      const second = await store.addReviewEntry(entry({ made: ACCEPTED, words, atMicros: 6 }));
      const third = await store.addReviewEntry(
        entry({ made: REJECTED, personId: bea, atMicros: 7 }),
        second as number,
      );
      const author = { id: ana, name: 'Ana ñ' };
      const { personId: _, ...kept } = entry();
      expect(await store.findReview(1, 'detection', 1)).toEqual({
        state: 'reject',
        last: third,
        entries: [
          { ...kept, entryId: first, person: author, words: 'Calling the bank.' },
          { ...kept, entryId: second, person: author, words, atMicros: 6, made: ACCEPTED, left: 'accept' },
          {
            ...kept,
            entryId: third,
            person: { id: bea, name: 'Bea' },
            atMicros: 7,
            made: REJECTED,
            left: 'reject',
          },
        ],
      });
      expect(await store.findReview(1, 'detection', 2)).toEqual({ state: 'none', entries: [] });
    });

    test('who decides has to have seen the decision before, and of two at once one is told so', async () => {
      const both = await Promise.all([
        store.addReviewEntry(entry({ made: ACCEPTED })),
        store.addReviewEntry(entry({ made: REJECTED, personId: bea })),
      ]);
      const [taken, ...none] = both.filter((one) => typeof one === 'number');
      expect([none, both.includes('outdated')]).toEqual([[], true]);
      // A comment is no decision, and is in nobody's way.
      await store.addReviewEntry(entry({ words: 'Seen.' }));
      expect(await store.addReviewEntry(entry({ made: REJECTED }))).toBe('outdated');
      expect(await store.addReviewEntry(entry({ made: REJECTED }), taken)).toBeTypeOf('number');
      expect((await store.findReview(1, 'detection', 1))?.entries).toHaveLength(3);
    });

    test('another organization has no such record, and neither has anybody a record that is not there', async () => {
      const organizationId = await store.organizationByName('second');
      expect(await store.addReviewEntry(entry({ organizationId, made: ACCEPTED }))).toBe('not-there');
      expect(await store.addReviewEntry(entry({ recordId: 9 }))).toBe('not-there');
      expect(await store.findReview(organizationId, 'detection', 1)).toBeUndefined();
      expect((await store.findReview(1, 'detection', 1))?.entries).toEqual([]);
    });

    test('what people said of a record goes with it; another record of its number keeps its own', async () => {
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      await store.addReviewEntry(entry({ made: ACCEPTED, words: 'a person wrote this' }));
      await store.addReviewEntry(entry({ kind: 'parse', words: 'of the parsed one' }));
      await store.deleteRecord(1, 'detection', 1);
      expect(await store.findReview(1, 'detection', 1)).toBeUndefined();
      // Not hidden but gone: the same number begins anew.
      await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
      expect(await store.findReview(1, 'detection', 1)).toEqual({ state: 'open', entries: [] });
      expect((await store.findReview(1, 'parse', 1))?.entries).toMatchObject([
        { words: 'of the parsed one' },
      ]);
    });

    test('a decision is told as an event, without a word of its author; what decides nothing is not', async () => {
      const told = async (): Promise<unknown> =>
        (await store.listEvents(1, { kinds: ['detection'], types: ['review.decided'], limit: 9 })).events.map(
          ({ kind, atMicros, data }) => ({ kind, atMicros, data }),
        );
      const first = await store.addReviewEntry(entry({ made: { ...ACCEPTED, decision: 'escalate' } }));
      await store.addReviewEntry(entry({ words: 'a comment' }));
      expect(await told()).toEqual([]);
      await store.addReviewEntry(
        entry({ made: ACCEPTED, words: 'a person wrote this', atMicros: 7 }),
        first as number,
      );
      const data = { detectionId: 1, decision: 'accept', isAgainst: true };
      expect(await told()).toEqual([{ kind: 'detection', atMicros: 7, data }]);
      await store.deleteRecord(1, 'detection', 1);
      expect(await told()).toEqual([]);
    });

    test('lists say how far people are, and are filtered by it', async () => {
      await store.addReviewEntry(entry({ made: REJECTED }));
      const listed = async (query: object): Promise<unknown> =>
        (await store.listSubmissions(1, { limit: 10, offset: 0, ...query })).rows.map(({ id, review }) => [
          id,
          review,
        ]);
      const third = sampleDetection({ detectionId: 3, fraudSeverity: 'medium', fileName: 'third.pdf' });
      await store.insertDetection(third);
      expect(await listed({ review: 'reject' })).toEqual([[1, { state: 'reject' }]]);
      expect(await listed({ review: 'open' })).toEqual([[3, { state: 'open' }]]);
      expect(await listed({ review: 'open', text: 'third' })).toEqual([[3, { state: 'open' }]]);
      expect(await listed({ review: 'none', kind: 'detection' })).toEqual([[2, { state: 'none' }]]);
      expect(await listed({ review: 'accept' })).toEqual([]);
      expect((await store.listSubmissions(1, { limit: 0, offset: 0, review: 'open' })).totalCount).toBe(1);
    });

    describe('the next one', () => {
      const WAITING: Waiting = [
        { state: 'escalate' },
        { state: 'open', band: 'high' },
        { state: 'open', band: 'medium' },
      ];
      const claim = (personId: number, nowMs = 0): ReturnType<RecordStore['claimNext']> =>
        store.claimNext(1, WAITING, { personId, nowMs, untilMs: nowMs + 100 });
      const detection = (
        detectionId: number,
        createdAtMicros: number,
        fraudSeverity: FraudSeverity,
      ): Promise<void> =>
        store.insertDetection(sampleDetection({ detectionId, createdAtMicros, fraudSeverity }));

      test('is the first of its kind that nobody has, the oldest of them; what waits for nobody is never', async () => {
        await store.deleteRecord(1, 'detection', 1);
        await detection(3, 30, 'medium');
        await detection(4, 40, 'high');
        await detection(5, 20, 'high');
        await store.addReviewEntry(entry({ recordId: 2, made: { ...ACCEPTED, decision: 'escalate' } }));
        const ids = [];
        for (let times = 0; times < 5; times += 1) ids.push((await claim(times % 2 ? ana : bea))?.id);
        expect(ids).toEqual([2, 5, 4, 3, undefined]);
      });

      test('of many who ask at once no two get the same', async () => {
        for (let id = 3; id <= 12; id += 1) await detection(id, id, id % 2 ? 'high' : 'medium');
        const given = await Promise.all(
          Array.from({ length: 11 }, (_, index) => claim(index % 2 ? ana : bea)),
        );
        expect(new Set(given.map((one) => one?.id)).size).toBe(11);
      });

      test('is somebody’s for a time, or until it is decided', async () => {
        expect(await claim(ana)).toEqual({ kind: 'detection', id: 1 });
        const mine = { person: { id: ana, name: 'Ana ñ' }, untilMs: 100 };
        expect(await store.findReview(1, 'detection', 1)).toEqual({
          state: 'open',
          claim: mine,
          entries: [],
        });
        expect((await store.listSubmissions(1, { limit: 9, offset: 0, review: 'open' })).rows).toMatchObject([
          { review: { state: 'open', claim: mine } },
        ]);
        expect(await claim(bea, 99)).toBeUndefined();
        expect(await claim(bea, 100)).toEqual({ kind: 'detection', id: 1 });
        await store.addReviewEntry(entry({ made: REJECTED }));
        expect(await store.findReview(1, 'detection', 1)).not.toHaveProperty('claim');
        expect(await claim(ana, 1000)).toBeUndefined();
      });

      test('is somebody’s for longer while they look at it, and nobody else’s, nor once it was over', async () => {
        await claim(ana);
        const renew = (personId: number, nowMs: number): Promise<void> =>
          store.renewClaim(1, 'detection', 1, { personId, nowMs, untilMs: nowMs + 100 });
        await renew(bea, 60);
        expect((await store.findReview(1, 'detection', 1))?.claim?.untilMs).toBe(100);
        await renew(ana, 60);
        expect(await claim(bea, 159)).toBeUndefined();
        await renew(ana, 160);
        expect(await claim(bea, 160)).toEqual({ kind: 'detection', id: 1 });
      });

      test('is of one’s own organization', async () => {
        const other = await store.organizationByName('second');
        const asked = { personId: bea, nowMs: 0, untilMs: 1 };
        expect(await store.claimNext(other, WAITING, asked)).toBeUndefined();
      });
    });

    test('what was said by somebody who left is still theirs', async () => {
      await store.addReviewEntry(entry({ made: ACCEPTED }));
      await store.setRoles(1, ana, []);
      const [before] = (await store.findReview(1, 'detection', 1))!.entries;
      expect(before?.person).toEqual({ id: ana, name: 'Ana ñ' });
    });
  });
}
