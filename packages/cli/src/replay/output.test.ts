import { expect, test } from 'vitest';
import { describe, toJsonLine } from './output.js';

const named = { path: 'a.pdf', recordPath: 'a.json' };
const memory = ['semantic.earlier-submission'];

test('the same record is said in a line, and what was taken from it', () => {
  expect(describe({ ...named, differences: [], takenFromRecord: memory })).toBe(
    'a.pdf: gives the same record\n' +
      '  taken from the record, since it rests on other submissions: semantic.earlier-submission\n',
  );
});

test('each difference is a line of both values, the first twenty of them', () => {
  const differences = Array.from({ length: 22 }, (_, at) => ({
    path: `p${at}`,
    recorded: at,
    replayed: undefined,
  }));
  const text = describe({ ...named, differences, takenFromRecord: [] });
  expect(text).toContain('a.pdf: differs from a.json in 22 places\n  p0: 0 -> nothing\n');
  expect(text).toContain('\n  and 2 further\n');
  expect(text.split('\n')).toHaveLength(23);
});

test('--json has all of it', () => {
  const differences = [{ path: 'likelihood', recorded: 1, replayed: 2 }];
  expect(JSON.parse(toJsonLine({ ...named, differences, takenFromRecord: memory }))).toEqual({
    file: 'a.pdf',
    record: 'a.json',
    equal: false,
    differences,
    takenFromRecord: memory,
  });
});
