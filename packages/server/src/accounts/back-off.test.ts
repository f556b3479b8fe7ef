import { describe, expect, test } from 'vitest';
import { addressName, BackOff } from './back-off.js';

test('the fifth wrong try waits a minute, the next ones longer, up to a quarter of an hour', () => {
  const backOff = new BackOff();
  let nowMs = 0;
  const waits = Array.from({ length: 11 }, () => {
    backOff.wrong('ana', 'here', nowMs);
    const wait = backOff.waitMs('ana', 'here', nowMs);
    nowMs += wait;
    return wait / 60_000;
  });
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

describe('a right password', () => {
  const MINUTE_MS = 60_000;
  const tried = (times: number, person: string, address: string): BackOff => {
    const backOff = new BackOff();
    for (let tries = 0; tries < times; tries += 1) backOff.wrong(person, address, 0);
    return backOff;
  };

  test('takes back what that person mistyped there', () => {
    const backOff = tried(4, 'ana', 'here');
    backOff.right('ana', 'here');
    backOff.wrong('ana', 'here', 0);
    expect(backOff.waitMs('ana', 'here', 0)).toBe(0);
  });

  test('of another account does not take back guesses at this one', () => {
    const backOff = tried(5, 'ana', 'attacker');
    backOff.right('mallory', 'attacker');
    expect(backOff.waitMs('ana', 'attacker', 0)).toBe(MINUTE_MS);
    expect(backOff.waitMs('bob', 'attacker', 0)).toBe(MINUTE_MS);
  });

  test('elsewhere does not take back guesses from another address', () => {
    const backOff = tried(5, 'ana', 'attacker');
    backOff.right('ana', 'office');
    expect(backOff.waitMs('ana', 'office', 0)).toBe(MINUTE_MS);
    expect(backOff.waitMs('bob', 'office', 0)).toBe(0);
  });
});

test('a day without a wrong try is a new start', () => {
  const backOff = new BackOff();
  for (let tries = 0; tries < 5; tries += 1) backOff.wrong('ana', 'here', 0);
  const nextDayMs = 24 * 3600_000;
  backOff.wrong('ana', 'here', nextDayMs);
  expect(backOff.waitMs('ana', 'here', nextDayMs)).toBe(0);
});

test.each([
  ['192.0.2.7', 'address:192.0.2.7'],
  ['::ffff:192.0.2.7', 'address:::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'address:2001:db8:1:2::/64'],
  ['2001:db8::6', 'address:2001:db8:0:0::/64'],
  ['::1', 'address:0:0:0:0::/64'],
  ['192.0.2.7:4711', 'address:none'],
  ['unknown', 'address:none'],
])('%s counts as %s', (ip, name) => {
  expect(addressName(ip)).toBe(name);
});
