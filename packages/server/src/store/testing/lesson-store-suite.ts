import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewCorrection } from '../correction-types.js';
import type { DueLesson } from '../lesson-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleParsing } from './sample-parsing.js';

const LEASE = 100;

/** The laws of lessons, for every store. */
export function testLessonStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    let person: number;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
      const ana = { passwordHash: 'x', organizationId: 1, roles: ['analyst'] as const };
      person = (await store.insertPerson({ ...ana, name: 'Ana', email: 'ana@example.org' }))!;
      for (const parseId of [1, 2]) await store.insertParsing(sampleParsing({ parseId }));
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const correct = async (parseId: number, given: Partial<NewCorrection> = {}, after?: number) => {
      const entry = { organizationId: 1, parseId, personId: person, atMicros: 5, read: 'SAMPLE' };
      const said = { path: 'lastName', change: 'is', is: 'OTHER', ...given } as const;
      const added = await store.addCorrection({ ...entry, ...said }, after);
      expect(added).toBeTypeOf('number');
      return added as number;
    };
    const claim = (nowMicros = 0): Promise<DueLesson | undefined> => store.claimLesson(nowMicros, LEASE);
    const learn = async (lesson: string | null): Promise<void> => store.keepLesson((await claim())!, lesson);

    test('a corrected record is due, for one at a time, until its lesson is kept', async () => {
      expect(await claim()).toBeUndefined();
      const entryId = await correct(1);
      const due = await claim();
      expect(due).toEqual({ parseId: 1, organizationId: 1, entryId });
      expect(await claim(LEASE - 1)).toBeUndefined();
      expect(await claim(LEASE)).toEqual(due);
      await store.keepLesson(due!, '{"n":"ñ👩‍💻"}');
      expect(await claim(10 * LEASE)).toBeUndefined();
      expect(await store.listLessons(1, 9)).toEqual([{ parseId: 1, lesson: '{"n":"ñ👩‍💻"}' }]);
    });

    test('that all was looked at teaches nothing', async () => {
      await correct(1, { path: null, change: 'checked', read: null, is: null });
      expect(await claim()).toBeUndefined();
    });

    test('one that is taken three times in vain waits for the next correction', async () => {
      const first = await correct(1);
      for (const attempt of [1, 2, 3]) expect(await claim(attempt * LEASE)).toBeDefined();
      expect(await claim(9 * LEASE)).toBeUndefined();
      await correct(1, {}, first);
      expect(await claim(9 * LEASE)).toBeDefined();
    });

    test('a later correction makes it due again, and what was learned before it does not count as learned from it', async () => {
      const first = await correct(1);
      const due = await claim();
      const second = await correct(1, { is: 'THIRD' }, first);
      await store.keepLesson(due!, '"of the first"');
      expect(await store.listLessons(1, 9)).toEqual([]);
      expect(await claim()).toMatchObject({ entryId: second });
    });

    test('the last corrected come first, so many as are asked for; what teaches nothing is not listed', async () => {
      const first = await correct(1);
      await learn('"one"');
      await correct(2);
      await learn('"two"');
      expect(await store.listLessons(1, 9)).toEqual([
        { parseId: 2, lesson: '"two"' },
        { parseId: 1, lesson: '"one"' },
      ]);
      expect(await store.listLessons(1, 1)).toEqual([{ parseId: 2, lesson: '"two"' }]);
      expect(await store.listLessons(await store.organizationByName('second'), 9)).toEqual([]);
      await correct(1, { change: 'withdrawn', is: null }, first);
      await learn(null);
      expect(await store.listLessons(1, 9)).toEqual([{ parseId: 2, lesson: '"two"' }]);
    });

    test('a lesson goes with its record', async () => {
      await correct(1);
      await learn('"one"');
      await store.deleteRecord(1, 'parse', 1);
      expect(await store.listLessons(1, 9)).toEqual([]);
    });

    test('another secret makes all due again, since no word has its key any more', async () => {
      await correct(1);
      await learn('"one"');
      await store.resetLinkSecret();
      expect(await store.listLessons(1, 9)).toEqual([]);
      expect(await claim()).toMatchObject({ parseId: 1 });
    });
  });
}
