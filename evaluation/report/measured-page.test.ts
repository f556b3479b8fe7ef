import { expect, test } from 'vitest';
import { withTable } from './measured-page.js';

const PAGE = 'before\n<!-- golden -->\n| old |\n<!-- end of golden -->\nafter\n';

test('the table of a name is exchanged, and nothing else', () => {
  expect(withTable(PAGE, 'golden', '| new |')).toBe(
    'before\n<!-- golden -->\n| new |\n<!-- end of golden -->\nafter\n',
  );
});

test('a page without the place is left alone', () => {
  expect(() => withTable(PAGE, 'others', '| new |')).toThrow(RangeError);
});
