import { expect, test } from 'vitest';
import { addressName, BackOff } from './back-off.js';

test('the fifth wrong try waits a minute, the next ones longer, up to a quarter of an hour', () => {
  const backOff = new BackOff();
  let nowMs = 0;
  const waits = Array.from({ length: 11 }, () => {
    backOff.wrong(['person'], nowMs);
    const wait = backOff.waitMs(['person', 'another'], nowMs);
    nowMs += wait;
    return wait / 60_000;
  });
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
  backOff.right(['person']);
  expect(backOff.waitMs(['person'], nowMs)).toBe(0);
});

test.each([
  ['192.0.2.7', 'address:192.0.2.7'],
  ['::ffff:192.0.2.7', 'address:::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'address:2001:db8:1:2::/64'],
  ['2001:db8::6', 'address:2001:db8:0:0::/64'],
  ['::1', 'address:0:0:0:0::/64'],
])('%s counts as %s', (ip, name) => {
  expect(addressName(ip)).toBe(name);
});
