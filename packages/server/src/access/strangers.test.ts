import { expect, test } from 'vitest';
import { Strangers } from './strangers.js';

const LIMIT = { requests: 3, windowMs: 60_000 };

function guessing(times: number): Strangers {
  const strangers = new Strangers(LIMIT);
  strangers.letIn('good');
  for (let guess = 0; guess < times; guess++) strangers.refused('192.0.2.1', `guess ${guess}`, 1_000);
  return strangers;
}

test('guesses from one address are looked up as often as the limit says, then not until the minute is over', () => {
  expect(guessing(2).isTurnedAway('192.0.2.1', 'next', 1_000)).toBe(false);
  const strangers = guessing(3);
  expect(strangers.isTurnedAway('192.0.2.1', 'next', 60_999)).toBe(true);
  expect(strangers.isTurnedAway('192.0.2.1', 'next', 61_000)).toBe(false);
});

test('others are let through: from another address, and from this one with what was good before', () => {
  const strangers = guessing(9);
  expect(strangers.isTurnedAway('192.0.2.2', 'next', 1_000)).toBe(false);
  expect(strangers.isTurnedAway('192.0.2.1', 'good', 1_000)).toBe(false);
});

test('what was good and is no longer counts as a guess', () => {
  const strangers = guessing(2);
  strangers.refused('192.0.2.1', 'good', 1_000);
  expect(strangers.isTurnedAway('192.0.2.1', 'good', 1_000)).toBe(true);
});

test('addresses of one IPv6 network count together', () => {
  const strangers = new Strangers(LIMIT);
  for (const host of ['1', '2', '3']) strangers.refused(`2001:db8:0:1::${host}`, host, 0);
  expect(strangers.isTurnedAway('2001:db8:0:1::4', '4', 0)).toBe(true);
});

test('without a limit nobody is turned away', () => {
  const strangers = new Strangers('off');
  for (let guess = 0; guess < 10; guess++) strangers.refused('192.0.2.1', `${guess}`, 0);
  expect(strangers.isTurnedAway('192.0.2.1', 'next', 0)).toBe(false);
});
