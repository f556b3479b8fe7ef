import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanOriginalName, drawnFileNames, fileUrl, originalFileName } from './stored-names.js';

test.each([
  ['statement.pdf', 'statement.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\scan 1.pdf', 'scan 1.pdf'],
  ['a\u0000b\nc\u009f.pdf', 'a_b_c_.pdf'],
  ['a\tb.png', 'a_b.png'],
  // Browsers and curl write a quotation mark as %22 (WHATWG).
  ['%22q%22.png', '"q".png'],
  ['100%25.png', '100%25.png'],
  // Shown as "invoiceexe.png" where the override is followed.
  ['invoice\u202egnp.exe', 'invoice_gnp.exe'],
  ['\u2066a\u2069.png', '_a_.png'],
  ['..', 'upload.pdf'],
  ['folder/', 'upload.pdf'],
  ['   ', 'upload.pdf'],
  [undefined, 'upload.pdf'],
  ['.hidden', '.hidden'],
  ['ñandú 文件 😀.pdf', 'ñandú 文件 😀.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j is kept as %j', (sent, kept) => {
  expect(cleanOriginalName(sent, 'pdf')).toBe(kept);
});

test('no name holds a path separator or a control character, and each has an address that leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (sent) => {
      const name = cleanOriginalName(sent, 'png');
      expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      expect(name).not.toBe('');
      const url = new URL(fileUrl('http://localhost', originalFileName('fd', 7, name)));
      expect(decodeURIComponent(url.pathname)).toBe(`/v1/files/fd_7_${name}`);
      expect(url.search + url.hash).toBe('');
    }),
  );
});

test('an upload that is called like a heatmap keeps its name; the heatmap takes the next number', () => {
  expect(drawnFileNames(5, 'heatmap', 2, 'scan.png')).toEqual(['fd_5_heatmap_1.png', 'fd_5_heatmap_2.png']);
  expect(drawnFileNames(5, 'heatmap', 2, 'heatmap_1.png')).toEqual([
    'fd_5_heatmap_2.png',
    'fd_5_heatmap_3.png',
  ]);
  expect(drawnFileNames(5, 'marked', 2, 'marked_2.webp')).toEqual([
    'fd_5_marked_1.webp',
    'fd_5_marked_3.webp',
  ]);
});
