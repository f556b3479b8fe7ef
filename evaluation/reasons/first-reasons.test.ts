import sharp from 'sharp';
import { expect, test } from 'vitest';
import { holdTheEdit } from './first-places.js';
import { namesTheEdit } from './first-reasons.js';

const edit = { editedValues: [{ before: '2,887.17', after: '5,487.17' }] };

test.each([
  ['Amount: “2,887.17” was replaced by “5,487.17” after the document was first saved.', true],
  ['“5 487.17” is printed otherwise than the text around it.', true],
  ['A text was replaced after the document was first saved.', false],
  ['Amount: “88.17” was painted over.', false],
])('%s', (reason, isNamed) => {
  expect(namesTheEdit(reason, edit)).toBe(isNamed);
});

test('a place is that of the edit when it holds a tenth of what was changed', async () => {
  // Ten pixels by ten, of which the right half of the upper five lines was changed.
  const gray = Uint8Array.from({ length: 100 }, (_, at) => (at < 50 && at % 10 >= 5 ? 255 : 0));
  const mask = await sharp(gray, { raw: { width: 10, height: 10, channels: 1 } })
    .png()
    .toBuffer();
  const place = (x1: number, y1: number, x2: number, y2: number) => [{ x1, y1, x2, y2 }];
  expect(await holdTheEdit(place(0.5, 0, 1, 0.1), mask)).toBe(true);
  expect(await holdTheEdit(place(0.5, 0, 0.7, 0.1), mask)).toBe(false);
  expect(await holdTheEdit(place(0, 0.5, 1, 1), mask)).toBe(false);
  expect(await holdTheEdit([], mask)).toBe(false);
});
