import { expect, test } from 'vitest';
import {
  markedMarkup,
  placesOfPattern,
  placesOfText,
  plainMarkup,
  replacedAt,
  rowAround,
  withoutRow,
  withSecondRow,
} from './edited-markup.js';

const PAGE =
  '<style>p { top: 45.10 }</style><p title="45.10">1,045.10 and -45.10</p><desc>DAQ 7788</desc><text>7788</text><text>P&lt;UTO7788</text>';
const TABLE = '<table><tr><td>05/01</td><td>10.00</td></tr><tr><td>05/02</td><td>20.00</td></tr></table>';

test('a number is found where it is drawn, on its own: not in a tag, not in a longer one', () => {
  const places = placesOfText(PAGE, '45.10');
  expect(places.map(({ start }) => PAGE.slice(start - 1))).toEqual([PAGE.slice(PAGE.indexOf('-45.10'))]);
});

test('the content of a bar code and a machine-readable zone are left alone', () => {
  expect(plainMarkup(replacedAt(PAGE, placesOfText(PAGE, '7788'), '9911'))).toBe(
    PAGE.replace('<text>7788<', '<text>9911<'),
  );
  expect(placesOfPattern(PAGE, /\d{4}/g)).toHaveLength(1);
});

test('a replaced text is printed as it is, and marked in the second printing', () => {
  const edited = replacedAt('<p>Ana &amp; Co</p>', placesOfText('<p>Ana &amp; Co</p>', 'Ana & Co'), 'B & C');
  expect(plainMarkup(edited)).toBe('<p>B &amp; C</p>');
  expect(markedMarkup(edited, 'html')).toMatch(/^<p><span style="[^"]+">B &amp; C<\/span><\/p>$/);
  expect(markedMarkup(edited, 'svg')).toBe('<p><tspan fill="#f0f">B &amp; C</tspan></p>');
});

test('a row is taken out of its table, and the next one marked', () => {
  const [place] = placesOfText(TABLE, '10.00');
  const row = place && rowAround(TABLE, place);
  const edited = row && withoutRow(TABLE, row);
  expect(plainMarkup(edited ?? '')).toBe('<table><tr><td>05/02</td><td>20.00</td></tr></table>');
  expect(markedMarkup(edited ?? '', 'html')).toMatch(/<td><span[^>]*>05\/02<\/span><\/td>/);
});

test('a row is printed twice, the second one changed', () => {
  const [place] = placesOfText(TABLE, '20.00');
  const row = place && rowAround(TABLE, place);
  const edited =
    row && withSecondRow(TABLE, row, (text) => replacedAt(text, placesOfText(text, '20.00'), '90.00'));
  expect(plainMarkup(edited ?? '')).toBe(
    TABLE.replace('</table>', '<tr><td>05/02</td><td>90.00</td></tr></table>'),
  );
});

test('a line printer has lines for rows; a text outside of both has no row', () => {
  const listing = '<pre>\n05/01 10.00\n05/02 20.00\n</pre><p>30.00</p>';
  const rowOf = (text: string): string | undefined => {
    const [place] = placesOfText(listing, text);
    const row = place && rowAround(listing, place);
    return row && listing.slice(row.start, row.end);
  };
  expect(rowOf('10.00')).toBe('\n05/01 10.00');
  expect(rowOf('30.00')).toBeUndefined();
});
