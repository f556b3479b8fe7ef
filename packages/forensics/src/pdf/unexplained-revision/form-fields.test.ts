import { parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import { buildPdf, type Objects } from '../../../../media/src/pdf/testing/build-pdf.js';
import { formFieldsOf } from './form-fields.js';

const fieldsOf = (objects: Objects, fields: string) =>
  formFieldsOf(
    parsePdf(
      buildPdf({
        1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields${fields}>>>>`,
        2: '<</Type/Pages/Kids[]/Count 0>>',
        ...objects,
      }),
    ).revisions[0]!,
  );

test('names are joined by dots, types and values inherited, widgets gathered', () => {
  const fields = fieldsOf(
    {
      3: '<</T(person)/FT/Tx/V(unset)/Kids[4 0 R 5 0 R]>>',
      4: '<</T(name)/Parent 3 0 R/V(Ada)/Kids[6 0 R 7 0 R]>>',
      5: '<</T(city)/Parent 3 0 R>>',
      6: '<</Subtype/Widget>>',
      7: '<</Subtype/Widget>>',
    },
    '[3 0 R]',
  );
  expect([...fields.values()].map(({ name, type, value, widgets }) => [name, type, value, widgets])).toEqual(
    expect.arrayContaining([
      ['person.name', 'Tx', 'Ada', [6, 7]],
      ['person.city', 'Tx', 'unset', [5]],
    ]),
  );
  expect(fields.size).toBe(2);
});

test('UTF-16 and UTF-8 texts, choices and unchecked boxes are read', () => {
  const fields = fieldsOf(
    {
      3: '<</T(a)/FT/Tx/V<FEFF0141>>>',
      4: '<</T(b)/FT/Ch/V[(x)(y)]>>',
      5: '<</T(c)/FT/Btn/V/Off>>',
      6: '<</T(d)/FT/Tx/V(\xef\xbb\xbf\xc5\x81)>>',
    },
    '[3 0 R 4 0 R 5 0 R 6 0 R]',
  );
  expect(Object.fromEntries([...fields.values()].map(({ name, value }) => [name, value]))).toEqual({
    a: 'Ł',
    b: 'x, y',
    c: '',
    d: 'Ł',
  });
});

test('a field that contains itself ends', () => {
  expect(fieldsOf({ 3: '<</T(a)/Kids[3 0 R]>>' }, '[3 0 R]').size).toBeLessThanOrEqual(1);
});
