import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewLabel } from '../label-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';

/** The laws of labels and of what is drawn to be looked at, for every store. */
export function testLabelStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    let rea: number;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
      const person = { name: 'Rea ñ', email: 'rea@example.org', passwordHash: 'x', organizationId: 1 };
      rea = (await store.insertPerson({ ...person, roles: ['reviewer'] }))!;
      await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const label = (given: Partial<NewLabel> = {}): NewLabel => ({
      organizationId: 1,
      detectionId: 1,
      atMicros: 5,
      by: { personId: rea },
      truth: 'manipulated',
      basis: 'issuer_confirmed',
      note: '',
      ...given,
    });

    test('labels are kept in order, with what, how it is known, who and when; people and programs give them', async () => {
      const note = 'Letter of the bank – “ticket 4711” 👩‍💻';
      await store.addLabel(label());
      await store.addLabel(
        label({ by: { credential: 'key:3' }, truth: 'not', basis: 'court', note, atMicros: 6 }),
      );
      await store.addLabel(label({ truth: 'unknown', basis: undefined, atMicros: 7 }));
      const person = { id: rea, name: 'Rea ñ' };
      const { by: _, basis: __, ...kept } = label();
      const labels = (await store.listLabels(1, 1))!;
      expect(labels).toEqual([
        { ...kept, labelId: expect.any(Number), by: { person }, basis: 'issuer_confirmed' },
        {
          ...kept,
          labelId: expect.any(Number),
          by: { credential: 'key:3' },
          truth: 'not',
          basis: 'court',
          note,
          atMicros: 6,
        },
        { ...kept, labelId: expect.any(Number), by: { person }, truth: 'unknown', atMicros: 7 },
      ]);
      expect(labels.map(({ labelId }) => labelId)).toEqual(
        labels.map(({ labelId }) => labelId).toSorted((a, b) => a - b),
      );
    });

    test('what the same one says again adds nothing, what is said in between does', async () => {
      const first = await store.addLabel(label());
      expect(first?.isNew).toBe(true);
      expect(await store.addLabel(label({ atMicros: 9 }))).toEqual({ label: first?.label, isNew: false });
      const changes: Partial<NewLabel>[] = [
        { by: { credential: 'key:3' } },
        {},
        { note: 'x' },
        { basis: 'court' },
        { truth: 'not' },
      ];
      for (const change of changes) expect((await store.addLabel(label(change)))?.isNew).toBe(true);
      expect(await store.listLabels(1, 1)).toHaveLength(6);
      const both = await Promise.all([store.addLabel(label()), store.addLabel(label())]);
      expect(both.filter((one) => one?.isNew)).toHaveLength(1);
    });

    test('another organization has no such detection, and neither has anybody one that is not there', async () => {
      const organizationId = await store.organizationByName('second');
      expect(await store.addLabel(label({ organizationId }))).toBeUndefined();
      expect(await store.addLabel(label({ detectionId: 9 }))).toBeUndefined();
      expect(await store.listLabels(organizationId, 1)).toBeUndefined();
      expect(await store.listLabels(1, 1)).toEqual([]);
    });

    test('labels go with the record, and so does what was told of them', async () => {
      const told = async (): Promise<unknown> =>
        (
          await store.listEvents(1, { kinds: ['detection'], types: ['detection.labelled'], limit: 9 })
        ).events.map(({ kind, atMicros, data }) => ({ kind, atMicros, data }));
      await store.addLabel(label({ note: 'a person wrote this' }));
      await store.addLabel(label({ note: 'a person wrote this' }));
      await store.addLabel(label({ truth: 'unknown', basis: undefined, atMicros: 6 }));
      expect(await told()).toEqual([
        {
          kind: 'detection',
          atMicros: 5,
          data: { detectionId: 1, truth: 'manipulated', basis: 'issuer_confirmed' },
        },
        { kind: 'detection', atMicros: 6, data: { detectionId: 1, truth: 'unknown' } },
      ]);
      await store.deleteRecord(1, 'detection', 1);
      expect(await told()).toEqual([]);
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      expect(await store.listLabels(1, 1)).toEqual([]);
    });

    describe('what the checks cleared', () => {
      const insert = async (ids: readonly number[], given = {}): Promise<void> => {
        for (const detectionId of ids)
          await store.insertDetection(sampleDetection({ detectionId, fraudSeverity: 'low', ...given }));
      };
      const ids = (from: number, count: number): number[] =>
        Array.from({ length: count }, (_, index) => from + index);
      const waiting = async (organizationId = 1): Promise<number[]> =>
        (
          await store.listSubmissions(organizationId, { review: 'open', band: 'low', limit: 999, offset: 0 })
        ).rows.map(({ id }) => id);

      test('waits where it was drawn, for the reason that it was, and for none else', async () => {
        expect(await store.drawnShare(1)).toBe(2);
        await store.setDrawnShare(1, 40);
        await insert(ids(2, 60));
        await insert([70], { fraudSeverity: 'high' });
        const drawn = await waiting();
        // 24 of 60, give or take five standard errors.
        expect(drawn.length).toBeGreaterThan(5);
        expect(drawn.length).toBeLessThan(43);
        expect(await store.findReview(1, 'detection', drawn[0]!)).toEqual({
          state: 'open',
          isDrawn: true,
          entries: [],
        });
        const others = ids(2, 60).filter((id) => !drawn.includes(id));
        expect(await store.findReview(1, 'detection', others[0]!)).toEqual({ state: 'none', entries: [] });
        expect(await store.findReview(1, 'detection', 70)).toEqual({ state: 'open', entries: [] });
      });

      test('is drawn by its number alone: sent again under the same number it is drawn again', async () => {
        await store.setDrawnShare(1, 40);
        await insert(ids(2, 30));
        const drawn = await waiting();
        for (const id of ids(2, 30)) await store.deleteRecord(1, 'detection', id);
        await insert(ids(2, 30).reverse(), { fileName: 'another.pdf', likelihoodPercent: 3 });
        expect((await waiting()).toSorted((a, b) => a - b)).toEqual(drawn.toSorted((a, b) => a - b));
      });

      test('is drawn anew in another organization, whose bytes are others', async () => {
        const organizationId = await store.organizationByName('second');
        for (const one of [1, organizationId]) await store.setDrawnShare(one, 50);
        await insert(ids(2, 40));
        await insert(ids(102, 40), { organizationId });
        const here = (await waiting()).map((id) => id - 2);
        const there = (await waiting(organizationId)).map((id) => id - 102);
        expect(here).not.toEqual(there);
      });

      test('waits wholly or not at all where the organization says so; its share is that of its test mode', async () => {
        const testMode = await store.testOrganizationOf(1);
        await store.setDrawnShare(1, 100);
        await insert([2, 3]);
        await insert([4], { organizationId: testMode });
        expect([await waiting(), await waiting(testMode)]).toEqual([[3, 2], [4]]);
        await store.setDrawnShare(1, 0);
        await insert(ids(5, 20));
        expect(await waiting()).toEqual([3, 2]);
        await store.setDrawnShare(1, undefined);
        expect(await store.drawnShare(testMode)).toBe(2);
        await expect(store.setDrawnShare(1, 2.55)).rejects.toThrow();
      });
    });
  });
}
