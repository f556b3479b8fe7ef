import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.js';

/** Runs of the real function, counted on the way. */
const runs = vi.hoisted(() => ({ now: 0, most: 0, verified: [] as string[] }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    runs.now += 1;
    runs.most = Math.max(runs.most, runs.now);
    try {
      return await work();
    } finally {
      runs.now -= 1;
    }
  };
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => counted(() => real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => {
      runs.verified.push(String(args[0]));
      return counted(() => real.verify(...args));
    },
  };
});

beforeEach(() => Object.assign(runs, { most: 0, verified: [] }));

test('a password is kept as Argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('twelve letters'), hashPassword('twelve letters')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await isPassword(one, 'twelve letters')).toBe(true);
  expect(await isPassword(one, 'twelve lettres')).toBe(false);
});

test('who does not exist, or has no password, costs the same work as who does', async () => {
  for (const nobody of [undefined, null]) {
    runs.verified.length = 0;
    expect(await isPassword(nobody, 'nobody has this password')).toBe(false);
    expect(runs.verified).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  }
});

test('at most four are computed at once, and all get their turn', async () => {
  const kept = await hashPassword('twelve letters');
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, index) => isPassword(kept, index % 2 ? 'twelve letters' : 'another one')),
  );
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(runs.most).toBe(4);
});
