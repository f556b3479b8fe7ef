import { expect, test } from 'vitest';
import { zoneText } from './characters.js';
import type { SeenCharacter } from './fit-line.js';
import { fitZone } from './fit-zone.js';
import { SPECIMENS } from './testing/specimens.js';
import { valuesOf } from './values.js';

const seen = (line: string, reading = 0.95): SeenCharacter[] =>
  [...zoneText(line)].map((character, position) => ({ character, reading, position }));

const [names, numbers] = SPECIMENS.TD3 as [string, string];

test('a tail of the names over which two readings differ is filled', () => {
  const readings = ['IK', 'AK'].map((tail) => seen(`P<UTOERIKSSON<<ANNA<MARIA<${tail}`.padEnd(44, '<')));
  const zone = fitZone([readings, [seen(numbers)]]);
  expect(zone && valuesOf(zone.layout, zone.lines).firstName).toBe('ANNA MARIA');
  const agreed = seen('P<UTOERIKSSON<<ANNA<MARIA<JO'.padEnd(44, '<'));
  const kept = fitZone([[agreed, agreed], [seen(numbers)]]);
  expect(kept && valuesOf(kept.layout, kept.lines).firstName).toBe('ANNA MARIA JO');
});

test('a doubtful letter of a nationality beside fillers stays where only so a state is named', () => {
  const card = [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159MEX<<<<<<<<<<<0',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ];
  const rows = card.map((line) => [seen(line, 0.6)]);
  const zone = fitZone(rows);
  expect(zone && valuesOf(zone.layout, zone.lines).nationality).toBe('MEX');
});

test('the code of a US permit has a digit', () => {
  const card = [
    'C1USA0000007012SRC0000000701<<',
    '8001014F3001017PER<<<<<<<<<<<0',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ];
  const zone = fitZone(card.map((line) => [seen(line)]));
  expect(zone && valuesOf(zone.layout, zone.lines).documentCode).toBe('C1');
});

test('a sex that was not read is told from one that is not stated', () => {
  const unstated = `${numbers.slice(0, 20)}<${numbers.slice(21)}`;
  expect(fitZone([[seen(names)], [seen(unstated)]])?.sexUnread).toBe(false);
  const unread = seen(numbers).filter(({ position }) => position !== 20);
  expect(fitZone([[seen(names)], [unread]])?.sexUnread).toBe(true);
});
