import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision, Review, ReviewRules, Waiting } from '../review-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const SAID = 'only its author may read this yet';

/** The laws of decisions that two people take, and of what an organization sets for them, for every store. */
export function testSecondPersonStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    let ana: number;
    let bea: number;
    let cid: number;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
      await store.setDrawnShare(1, 0);
      const person = { passwordHash: 'x', organizationId: 1, roles: ['analyst'] as const };
      [ana, bea, cid] = (await Promise.all(
        ['Ana', 'Bea', 'Cid'].map((one) =>
          store.insertPerson({ ...person, name: one, email: `${one}@example.org` }),
        ),
      )) as [number, number, number];
      await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const entry = (personId: number, words: string) =>
      ({ organizationId: 1, kind: 'detection', recordId: 1, personId, atMicros: 5, words }) as const;
    const seenBy = async (viewerId?: number): Promise<Review> =>
      (await store.findReview(1, 'detection', 1, viewerId))!;
    /** Under a rule that asks for a second person, where `needsSecond` is not said to be false. */
    const decide = async (
      personId: number,
      decision: Decision,
      needsSecond = true,
    ): Promise<number | 'not-there' | 'outdated' | 'own'> => {
      const made = { decision, reason: SAID, isAgainst: true, lookedAt: [], versions: {} };
      return store.addReviewEntry({ ...entry(personId, SAID), made }, (await seenBy()).last, needsSecond);
    };
    const events = async (): Promise<unknown> =>
      (await store.listEvents(1, { kinds: ['detection'], types: ['review.decided'], limit: 9 })).events.map(
        ({ data }) => data.decision,
      );
    const decisionsIn = ({ entries }: Review): unknown =>
      entries.flatMap(({ made, left, person }) => (made ? [[person.name, made.decision, left]] : []));

    test('a proposal, and what its author says since, is the author’s alone until somebody else decided', async () => {
      await store.addReviewEntry(entry(ana, 'said before'));
      const proposed = await decide(ana, 'accept');
      await store.addReviewEntry(entry(ana, SAID));
      await store.addReviewEntry(entry(bea, 'said by another'));
      for (const viewer of [undefined, bea, cid]) {
        const review = await seenBy(viewer);
        expect(review).toMatchObject({ state: 'proposed', last: proposed });
        expect(review.isParty).toBeUndefined();
        expect(review.entries.map(({ words }) => words)).toEqual(['said before', 'said by another']);
        expect(JSON.stringify(review)).not.toContain(SAID);
      }
      expect(await seenBy(ana)).toMatchObject({ isParty: true });
      expect((await seenBy(ana)).entries).toHaveLength(4);
      expect(await events()).toEqual([]);
      expect(
        (await store.listSubmissions(1, { limit: 9, offset: 0, review: 'proposed' })).rows,
      ).toMatchObject([{ id: 1, review: { state: 'proposed' } }]);
    });

    test('the same decision of a second person stands, and both are seen', async () => {
      await decide(ana, 'accept');
      await decide(bea, 'accept');
      const review = await seenBy();
      expect(review.state).toBe('accept');
      expect(decisionsIn(review)).toEqual([
        ['Ana', 'accept', 'proposed'],
        ['Bea', 'accept', 'accept'],
      ]);
      expect(await events()).toEqual(['accept']);
      // It begins anew.
      await decide(ana, 'reject');
      expect([(await seenBy()).state, decisionsIn(await seenBy(bea))]).toEqual([
        'proposed',
        decisionsIn(review),
      ]);
    });

    test.each(['reject', 'more_information'] as const)(
      'another decision (%s) is for a third to settle, and for neither of the two',
      async (second) => {
        await decide(ana, 'accept');
        await decide(bea, second, false);
        for (const viewer of [undefined, ana, cid])
          expect(decisionsIn(await seenBy(viewer))).toEqual([
            ['Ana', 'accept', 'proposed'],
            ['Bea', second, 'disputed'],
          ]);
        expect((await seenBy(bea)).isParty).toBe(true);
        expect([await decide(ana, 'reject'), await decide(bea, 'accept')]).toEqual(['own', 'own']);
        expect([(await seenBy()).state, await events()]).toEqual(['disputed', []]);
        await decide(cid, 'accept');
        expect([(await seenBy()).state, await events()]).toEqual(['accept', ['accept']]);
      },
    );

    test('nobody confirms their own, whatever the rule became; they may propose otherwise, or take it back', async () => {
      await decide(ana, 'accept');
      await decide(ana, 'accept', false);
      expect((await seenBy()).state).toBe('proposed');
      await decide(ana, 'reject', false);
      expect(JSON.stringify(await seenBy(bea))).not.toContain(SAID);
      expect([(await seenBy()).state, await events()]).toEqual(['proposed', []]);
      await decide(bea, 'reject', false);
      expect([(await seenBy()).state, await events()]).toEqual(['reject', ['reject']]);
      await decide(ana, 'accept');
      await decide(ana, 'more_information', false);
      expect([(await seenBy()).state, await events()]).toEqual([
        'more_information',
        ['reject', 'more_information'],
      ]);
    });

    test('of two at once one is told, and one who has not seen that somebody proposed, too', async () => {
      const made = { decision: 'accept', reason: SAID, isAgainst: true, lookedAt: [], versions: {} } as const;
      const propose = (personId: number) =>
        store.addReviewEntry({ ...entry(personId, SAID), made }, undefined, true);
      const both = await Promise.all([propose(ana), propose(bea)]);
      expect(both.filter((one) => one === 'outdated')).toHaveLength(1);
      expect((await seenBy()).state).toBe('proposed');
    });

    test('what waits for others is no author’s next', async () => {
      const waiting: Waiting = [{ state: 'disputed' }, { state: 'proposed' }];
      const next = async (personId: number): Promise<number | undefined> =>
        (await store.claimNext(1, waiting, { personId, nowMs: 0, untilMs: 0 }))?.id;
      const counted = async (review: 'proposed' | 'disputed', by?: number): Promise<number> =>
        (await store.listSubmissions(1, { limit: 0, offset: 0, review, notOfParty: by })).totalCount;
      await decide(ana, 'more_information', false);
      await decide(cid, 'accept');
      expect([await next(cid), await next(ana), await next(bea)]).toEqual([undefined, 1, 1]);
      const proposed = [counted('proposed'), counted('proposed', cid), counted('proposed', bea)];
      expect(await Promise.all(proposed)).toEqual([1, 0, 1]);
      await decide(bea, 'reject');
      const disputed = [counted('disputed', cid), counted('disputed', bea), counted('disputed', ana)];
      expect(await Promise.all(disputed)).toEqual([0, 0, 1]);
      expect([await next(cid), await next(bea), await next(ana)]).toEqual([undefined, undefined, 1]);
    });

    test('figures know nothing of what does not stand', async () => {
      const scope = { fromMicros: 0, toMicros: 1e15 };
      const figures = async (): Promise<unknown> => [
        (await store.countDecided(1, scope)).map(({ decision, count }) => [decision, count]),
        (await store.countDecisionSeconds(1, 'detection', scope)).length,
        await store.countDecidedByTwo(1, scope),
      ];
      const none = [[], 0, []];
      await store.deleteRecord(1, 'detection', 1);
      await store.insertDetection(
        sampleDetection({ detectionId: 1, fraudSeverity: 'high', createdAtMicros: 1 }),
      );
      await decide(ana, 'accept');
      expect(await figures()).toEqual(none);
      await decide(bea, 'reject');
      expect(await figures()).toEqual(none);
      await decide(cid, 'reject');
      expect(await figures()).toEqual([
        [['reject', 1]],
        1,
        [{ first: 'accept', second: 'reject', count: 1 }],
      ]);
    });

    test('a record that is gone takes what was proposed along; its number begins anew', async () => {
      await decide(ana, 'accept');
      await store.deleteRecord(1, 'detection', 1);
      await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
      expect(await seenBy(ana)).toEqual({ state: 'open', entries: [] });
    });

    describe('an organization’s rules', () => {
      const USUAL: ReviewRules = {
        secondPerson: 'never',
        waitingKinds: ['detection'],
        waitingBands: ['medium', 'high'],
      };

      test('are its own and its test mode’s, and are taken back', async () => {
        const [other, test1] = [await store.organizationByName('second'), await store.testOrganizationOf(1)];
        const rules: ReviewRules = { secondPerson: 'against', waitingKinds: [], waitingBands: ['high'] };
        expect(await store.reviewRules(1)).toEqual(USUAL);
        await store.setReviewRules(1, rules);
        expect(await Promise.all([1, test1, other].map((one) => store.reviewRules(one)))).toEqual([
          rules,
          rules,
          USUAL,
        ]);
        await store.setReviewRules(1, undefined);
        expect(await store.reviewRules(test1)).toEqual(USUAL);
      });

      test.each([
        [{}, ['none', 'open', 'open', 'none', 'none', 'none']],
        [{ waitingKinds: [] }, ['none', 'none', 'none', 'none', 'none', 'none']],
        [{ waitingBands: ['low', 'high'] }, ['open', 'none', 'open', 'none', 'none', 'none']],
        [{ waitingKinds: ['parse', 'verification'] }, ['none', 'none', 'none', 'open', 'none', 'open']],
      ] as const)('say what waits: %j', async (given, states) => {
        await store.setReviewRules(1, { ...USUAL, ...given });
        for (const [index, fraudSeverity] of (['low', 'medium', 'high'] as const).entries())
          await store.insertDetection(sampleDetection({ detectionId: 10 + index, fraudSeverity }));
        await store.insertParsing(sampleParsing({ parseId: 1 }));
        await store.insertVerification(sampleVerification({ verificationId: 1, verified: true }));
        await store.insertVerification(sampleVerification({ verificationId: 2, verified: false }));
        const stateOf = async (kind: 'detection' | 'parse' | 'verification', id: number): Promise<unknown> =>
          (await store.findReview(1, kind, id))?.state;
        expect([
          await stateOf('detection', 10),
          await stateOf('detection', 11),
          await stateOf('detection', 12),
          await stateOf('parse', 1),
          await stateOf('verification', 1),
          await stateOf('verification', 2),
        ]).toEqual(states);
      });

      test('leave the share that is drawn to the draw', async () => {
        await store.setDrawnShare(1, 100);
        await store.setReviewRules(1, { ...USUAL, waitingBands: [] });
        await store.insertDetection(sampleDetection({ detectionId: 10, fraudSeverity: 'low' }));
        await store.insertDetection(sampleDetection({ detectionId: 11, fraudSeverity: 'high' }));
        expect(await store.findReview(1, 'detection', 10)).toMatchObject({ state: 'open', isDrawn: true });
        expect(await store.findReview(1, 'detection', 11)).toEqual({ state: 'none', entries: [] });
      });
    });
  });
}
