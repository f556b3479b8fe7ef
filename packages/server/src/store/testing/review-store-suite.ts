import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionMade, NewReviewEntry } from '../review-types.js';
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
        entries: [
          { ...kept, entryId: first, person: author, words: 'Calling the bank.' },
          { ...kept, entryId: second, person: author, words, atMicros: 6, made: ACCEPTED },
          { ...kept, entryId: third, person: { id: bea, name: 'Bea' }, atMicros: 7, made: REJECTED },
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

    test('what was said by somebody who left is still theirs', async () => {
      await store.addReviewEntry(entry({ made: ACCEPTED }));
      await store.setRoles(1, ana, []);
      const [before] = (await store.findReview(1, 'detection', 1))!.entries;
      expect(before?.person).toEqual({ id: ana, name: 'Ana ñ' });
    });
  });
}
