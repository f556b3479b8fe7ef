import { expect, test } from 'vitest';
import { withScratchStore } from '../store/testing/scratch-store.js';
import { sessionOf, startSession } from './sessions.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('a session ends half an hour after the last request, after twelve hours in any case, and by its own token alone', async () => {
  await withScratchStore(async (store) => {
    const personId = (await store.insertPerson({
      name: 'Ana',
      email: 'ana@example.org',
      passwordHash: 'x',
      organizationId: 1,
      roles: ['analyst'],
    })) as number;
    const isOpen = async (token: string, atMs: number): Promise<boolean> =>
      (await sessionOf(store, token, atMs)) !== undefined;

    const idle = await startSession(store, personId, 1, 0);
    expect(await isOpen(idle, 30 * MINUTE_MS)).toBe(true);
    expect(await isOpen(idle, 60 * MINUTE_MS)).toBe(true);
    expect(await isOpen(idle, 90 * MINUTE_MS + 1)).toBe(false);
    // It is gone, not asleep.
    expect(await isOpen(idle, 60 * MINUTE_MS)).toBe(false);

    const busy = await startSession(store, personId, 1, 0);
    for (let at = 0; at <= 12 * HOUR_MS; at += 20 * MINUTE_MS) expect(await isOpen(busy, at)).toBe(true);
    expect(await isOpen(busy, 12 * HOUR_MS + 1)).toBe(false);

    const kept = await startSession(store, personId, 1, 0);
    expect(await isOpen(`${kept.slice(0, -1)}_`, MINUTE_MS)).toBe(false);
    expect(await sessionOf(store, undefined, MINUTE_MS)).toBeUndefined();
    expect(JSON.stringify(await store.listSessions(personId))).not.toContain(kept);
  });
});
