import { expect, test } from 'vitest';
import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { longNumberLines } from '../eighth/portuguese.js';
import { mrzCheckDigit } from '../mrz.js';
import { cardNumber, nationalCheckDigits, nationalNumber } from './belgian-number.js';

test('the check digits of the published example, and those of a birth after 1999', () => {
  expect(nationalCheckDigits('850730033', 1985)).toBe('28');
  expect(nationalCheckDigits('170730033', 2017)).toBe('84');
});

test("a man's count is odd, a woman's even, before the check digits", () => {
  const birth = { year: 1985, month: 7, day: 30 };
  expect(nationalNumber({ birth, sex: 'M', dice: diceFrom(19) })).toMatch(/^85\.07\.30-\d\d[13579]\.\d\d$/);
  expect(nationalNumber({ birth, sex: 'F', dice: diceFrom(19) })).toMatch(/^85\.07\.30-\d\d[02468]\.\d\d$/);
});

test("a card's last two digits are the rest by 97, never none", () => {
  const dice = diceFrom(19);
  for (let count = 0; count < 300; count++) {
    const number = cardNumber(dice);
    const rest = Number(number.slice(10));
    expect(rest).toBeGreaterThan(0);
    expect((Number(number.slice(0, 10)) - rest) % 97).toBe(0);
  }
});

test("the zone's second line holds the holder's number, and its last digit counts it", () => {
  const birth = { year: 1985, month: 7, day: 30 };
  const day = { year: 2030, month: 1, day: 2 };
  const person = {
    firstName: 'KOEN',
    lastName: 'CLAEYS',
    sex: 'M',
    birth,
    issue: day,
    expiry: day,
    street: '',
    town: '',
  } as const;
  const [first = '', second = ''] = longNumberLines(
    { ...person, dice: diceFrom(1) },
    'ID',
    'BEL',
    '592123456797',
    '85073003328',
  );
  expect(first).toMatch(/^IDBEL592123456<797\d<{11}$/);
  expect(second.slice(15, 29)).toBe('BEL85073003328');
  const counted = `${first.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18, 29)}`;
  expect(second.slice(29)).toBe(mrzCheckDigit(counted));
});
