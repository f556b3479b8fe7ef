import { expect, test } from 'vitest';
import { parseManifest } from './manifest.js';

test('PDF: label, group by base, an original is in the group of its descendants, edits and pages', () => {
  const { files, ignored } = parseManifest(
    'pdf',
    [
      'file,label,base,generator,technique,what,page,notes,arith',
      'tampered/x.pdf,tampered,gen_a.pdf,cairo,incr_raw,"amount: 1.00 -> 2.00",1 2,boxes p2[10 20.5 30 40],breaks',
      'authentic/gen_a.pdf,authentic,,,clean,,,',
      'odd/y.pdf,unverified,,,real,,,',
    ].join('\n'),
  );
  expect(files).toEqual([
    {
      file: 'tampered/x.pdf',
      tampered: true,
      group: 'gen_a.pdf',
      technique: 'incr_raw',
      generator: 'cairo',
      tool: '',
      saveChain: '',
      arithmetic: 'breaks',
      quality: '',
      kind: '',
      receivedOn: '',
      mask: '',
      editedValues: [{ before: '1.00', after: '2.00' }],
      editedPages: [1, 2],
      editedAreas: [{ page: 2, points: [10, 20.5, 30, 40] }],
    },
    {
      file: 'authentic/gen_a.pdf',
      tampered: false,
      group: 'gen_a.pdf',
      technique: 'clean',
      generator: '',
      tool: '',
      saveChain: '',
      arithmetic: '',
      quality: '',
      kind: '',
      receivedOn: '',
      mask: '',
      editedValues: [],
      editedPages: [],
      editedAreas: [],
    },
  ]);
  expect([...ignored]).toEqual([['unverified', 1]]);
});

test('images: group by pair, with the save chain', () => {
  const { files } = parseManifest(
    'images',
    'file,label,pair,technique,chain\nt.jpg,tampered,7,cm_word,jpeg_hi\n',
  );
  expect(files[0]).toMatchObject({ group: '7', technique: 'cm_word', saveChain: 'jpeg_hi', tampered: true });
});

test('a manifest without a needed column or a usable line is refused', () => {
  expect(() => parseManifest('images', 'file,label\na,tampered\n')).toThrow(/"pair"/);
  expect(() => parseManifest('pdf', 'file,label,base\na,unverified,\n')).toThrow(RangeError);
});
