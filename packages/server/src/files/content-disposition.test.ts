import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, downloadNameOf } from './content-disposition.js';

test('a plain name stands twice, a name of any script is encoded and has a plain stand-in', () => {
  expect(attachment('fd_1_a b.pdf')).toBe(
    `attachment; filename="fd_1_a b.pdf"; filename*=UTF-8''fd_1_a%20b.pdf`,
  );
  expect(attachment(`ñ"\\';x=1*😀`)).toBe(
    `attachment; filename="___';x=1*_"; filename*=UTF-8''%C3%B1%22%5C%27%3Bx%3D1%2A%F0%9F%98%80`,
  );
});

test('no name breaks out of its quotes or its header, and the true name can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const [, plain, extended] =
        /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(attachment(name)) ??
        [];
      expect(plain).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(extended ?? '')).toBe(name);
    }),
  );
});

test.each([
  ['fd_1_statement.hta', 'image/jpeg', 'fd_1_statement.hta.jpeg'],
  ['fd_1_photo.JPG', 'image/jpeg', 'fd_1_photo.JPG'],
  ['fd_1_statement', 'application/pdf', 'fd_1_statement.pdf'],
  ['fd_1_heatmap_1.png', 'image/png', 'fd_1_heatmap_1.png'],
  ['fd_1_\u202Efdp.exe', 'application/pdf', 'fd_1_fdp.exe.pdf'],
])('%j of type %s is saved as %j', (stored, type, saved) => {
  expect(downloadNameOf(stored, type)).toBe(saved);
});
