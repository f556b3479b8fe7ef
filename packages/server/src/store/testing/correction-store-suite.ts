import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { correctionState, type NewCorrection } from '../correction-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleParsing } from './sample-parsing.js';

const PLACE = { page: 1, boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 } };

/** The laws of corrections, for every store. */
export function testCorrectionStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      await store.insertParsing(sampleParsing({ parseId: 2 }));
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const entry = (given: Partial<NewCorrection> = {}): NewCorrection => ({
      organizationId: 1,
      parseId: 1,
      personId: ana,
      atMicros: 5,
      path: 'lastName',
      change: 'is',
      read: 'SAMPLE',
      is: 'SAMPLES ñ👩‍💻',
      ...given,
    });
    const whole = (change: 'checked' | 'withdrawn'): NewCorrection =>
      entry({ path: null, change, read: null, is: null });
    const add = async (given: NewCorrection, after?: number): Promise<number> => {
      const added = await store.addCorrection(given, after);
      expect(added).toBeTypeOf('number');
      return added as number;
    };

    test('corrections are kept in order, with who, when, what was read, what it is, and where', async () => {
      const first = await add(entry({ place: PLACE }));
      const second = await add(entry({ path: 'amount[0].x', read: null, is: 0, personId: bea, atMicros: 6 }));
      const third = await add(entry({ change: 'absent', is: null, atMicros: 7 }), first);
      const fourth = await add(whole('checked'), third);
      const { personId: _, ...kept } = entry();
      const person = { id: ana, name: 'Ana ñ' };
      expect(await store.listCorrections(1, 1)).toEqual([
        { ...kept, entryId: first, person, place: PLACE },
        {
          ...kept,
          entryId: second,
          person: { id: bea, name: 'Bea' },
          path: 'amount[0].x',
          read: null,
          is: 0,
          atMicros: 6,
        },
        { ...kept, entryId: third, person, change: 'absent', is: null, atMicros: 7 },
        { ...kept, entryId: fourth, person, path: null, change: 'checked', read: null, is: null },
      ]);
      expect(await store.listCorrections(1, 2)).toEqual([]);
    });

    test('the last word on a path holds, unless it was taken back', async () => {
      const first = await add(entry());
      await add(entry({ path: 'dateOfBirth', read: '1990-04-12', is: '1990-04-21' }));
      const checked = await add(whole('checked'), first + 1);
      const again = await add(entry({ is: 'SAMPLER' }), first);
      const holding = async (): Promise<unknown> => {
        const state = correctionState((await store.listCorrections(1, 1)) ?? []);
        return [state.corrections.map(({ path, is }) => [path, is]), state.checked?.entryId];
      };
      expect(await holding()).toEqual([
        [
          ['dateOfBirth', '1990-04-21'],
          ['lastName', 'SAMPLER'],
        ],
        checked,
      ]);
      const back = await add(entry({ change: 'withdrawn', is: null }), again);
      expect(await holding()).toEqual([[['dateOfBirth', '1990-04-21']], checked]);
      await add(whole('withdrawn'), back);
      expect(await holding()).toEqual([[['dateOfBirth', '1990-04-21']], undefined]);
    });

    test('who corrects has to have seen the correction before, and of two at once one is told so', async () => {
      const both = await Promise.all([
        store.addCorrection(entry()),
        store.addCorrection(entry({ personId: bea, is: 'OTHER' })),
      ]);
      const [taken, ...none] = both.filter((one) => typeof one === 'number');
      expect([none, both.includes('outdated')]).toEqual([[], true]);
      // Another field is in nobody's way, but who says that all was looked at has to have seen it.
      const other = await add(entry({ path: 'firstName', read: null }));
      expect(await store.addCorrection(whole('checked'), taken)).toBe('outdated');
      await add(whole('checked'), other);
      expect(await store.addCorrection(entry())).toBe('outdated');
      await add(entry(), taken);
    });

    test('another organization has no such record, and neither has anybody a record that is not there', async () => {
      const organizationId = await store.organizationByName('second');
      expect(await store.addCorrection(entry({ organizationId }))).toBe('not-there');
      expect(await store.addCorrection(entry({ parseId: 9 }))).toBe('not-there');
      expect(await store.listCorrections(organizationId, 1)).toBeUndefined();
      expect(await store.listCorrections(1, 9)).toBeUndefined();
      expect(await store.listCorrections(1, 1)).toEqual([]);
    });

    test('what people said of a record goes with it, and the record itself never changes', async () => {
      await add(entry());
      await add(entry({ parseId: 2, is: 'of the other' }));
      expect((await store.findParsing(1, 1))?.fields).toEqual(sampleParsing({ parseId: 1 }).fields);
      await store.deleteRecord(1, 'parse', 1);
      expect(await store.listCorrections(1, 1)).toBeUndefined();
      // Not hidden but gone: the same number begins anew.
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      expect(await store.listCorrections(1, 1)).toEqual([]);
      expect(await store.listCorrections(1, 2)).toMatchObject([{ is: 'of the other' }]);
    });

    test('each is told as an event: which field, never what it says', async () => {
      const told = async (): Promise<unknown> =>
        (await store.listEvents(1, { kinds: ['parse'], types: ['parse.corrected'], limit: 9 })).events.map(
          ({ kind, atMicros, data }) => ({ kind, atMicros, data }),
        );
      const first = await add(entry());
      await add(whole('checked'), first);
      expect(await told()).toEqual([
        { kind: 'parse', atMicros: 5, data: { parseId: 1, change: 'is', path: 'lastName' } },
        { kind: 'parse', atMicros: 5, data: { parseId: 1, change: 'checked' } },
      ]);
      await store.deleteRecord(1, 'parse', 1);
      expect(await told()).toEqual([]);
    });
  });
}
