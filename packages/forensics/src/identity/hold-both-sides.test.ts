import { type DocumentField, Views } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { cardViews, field, reading, rereaderOf } from '../semantic/source-agreement/testing/card.js';
import { worded } from '../sentences/reason.js';
import { holdBothSides } from './hold-both-sides.js';
import { reasonsOfIdentity } from './hold-identity.js';

const printed = (name: string, value: string): DocumentField => field(name, reading(value));
const coded = (name: string, value: string): DocumentField => field(name, reading(value, 'barcode', 0.97));
const FRONT = [
  printed('lastName', 'ASHGROVE'),
  printed('licenseNumber', 'D4481927'),
  printed('dateOfBirth', '1990-05-28'),
];
/** The back of the same card says the same in its bar code, but for what is given. */
const backWith = (changed: Readonly<Record<string, string>>) =>
  FRONT.map(({ name, value }) => coded(name, changed[name] ?? String(value)));

const viewsOf = (fields: readonly DocumentField[]): Views => {
  const { fields: read, text, codes, documentClass, raster } = cardViews(fields);
  return new Views({
    fields: async () => read,
    text: async () => text,
    codes: async () => codes,
    documentClass: async () => documentClass,
    raster: async () => raster,
    rereader: async () => rereaderOf(fields),
    receivedOn: async () => '2026-11-28',
  });
};

/** Both sides as one document: what the back says of a field stands behind what the front says. */
const together = (front: readonly DocumentField[], back: readonly DocumentField[]): DocumentField[] => [
  ...front.map((one) => {
    const others = back.filter(({ name }) => name === one.name);
    return others.length > 0 ? field(one.name, one, ...others) : one;
  }),
  ...back.filter(({ name }) => front.every((one) => one.name !== name)),
];

const hold = (front: readonly DocumentField[], back: readonly DocumentField[]) =>
  holdBothSides({
    front: viewsOf(front),
    back: viewsOf(back),
    both: viewsOf(together(front, back)),
    frontPages: 1,
  });

const told = async (...sides: Parameters<typeof hold>) =>
  reasonsOfIdentity(await hold(...sides)).map((reason) => worded(reason, 'en'));

describe('pass', () => {
  test('both sides of one card', async () => {
    const agreement = await hold(FRONT, backWith({}));
    expect(agreement).toMatchObject({ outcome: 'agrees', evidence: [] });
    expect(agreement.summary).toMatch(/Front and back say the same: name, document number, date of birth\.$/);
  });

  test('a back that prints its card’s number, without any code', async () => {
    expect(await hold(FRONT, [printed('licenseNumber', 'D4481927')])).toMatchObject({ outcome: 'agrees' });
  });

  test('a number of another form: a card has several', async () => {
    expect(await hold(FRONT, backWith({ licenseNumber: '20190823004417' }))).toMatchObject({
      outcome: 'agrees',
    });
  });

  test('the names of parents, and the dates of a category, in print on the back', async () => {
    const back = [
      printed('lastName', 'PEMBERTON'),
      printed('expirationDate', '2031-02-03'),
      printed('dateOfBirth', '1990-05-28'),
    ];
    expect(await hold([...FRONT, printed('expirationDate', '2029-07-01')], back)).toMatchObject({
      outcome: 'unsure',
      evidence: [{ code: 'READING_DOUBT' }, { code: 'READING_DOUBT' }],
    });
  });
});

describe('fail', () => {
  test('the back of another card of the same holder: both numbers are named', async () => {
    const back = backWith({ licenseNumber: 'K7730265' });
    expect(await hold(FRONT, back)).toMatchObject({
      outcome: 'contradicts',
      evidence: [
        { code: 'SIDES_DIFFER', field: 'licenseNumber', before: 'D4481927', after: 'K7730265', page: 2 },
      ],
    });
    expect(await told(FRONT, back)).toEqual([
      'Number: The back says “K7730265”, the front “D4481927”: they are not sides of one document.',
    ]);
  });

  test('two codes that contradict each other, where nothing is printed', async () => {
    const front = [coded('lastName', 'ASHGROVE'), coded('dateOfBirth', '1990-05-28')];
    expect(await hold(front, backWith({ dateOfBirth: '1983-05-28' }))).toMatchObject({
      outcome: 'contradicts',
      evidence: [{ code: 'SIDES_DIFFER', before: '1990-05-28', after: '1983-05-28' }],
    });
  });

  test('what print and code say already is told once', async () => {
    const agreement = await hold(FRONT, backWith({ dateOfBirth: '1983-05-28' }));
    expect(agreement.outcome).toBe('contradicts');
    expect(agreement.evidence.map(({ code }) => code)).toEqual(['PRINT_DIFFERS_FROM_CODE']);
  });
});

describe('unsure', () => {
  test.each<[string, readonly DocumentField[]]>([
    ['a back on which nothing was read', []],
    ['a back that says other things', [printed('address', '31 MILLSTONE COURT')]],
  ])('%s', async (_, back) => {
    expect(await hold(FRONT, back)).toMatchObject({
      outcome: 'unsure',
      summary: expect.stringContaining('sides of one document'),
    });
    expect(await told(FRONT, back)).toEqual([
      'Nothing read on the back stands on the front, too: send a sharp picture of the whole back.',
    ]);
  });

  test('the front sent once more: that it agrees with itself ties nothing', async () => {
    const full = [
      ...FRONT,
      printed('firstName', 'MARGUERITE'),
      printed('address', '31 MILLSTONE COURT OGDEN'),
    ];
    expect(await hold(full, full)).toMatchObject({
      outcome: 'unsure',
      evidence: [{ code: 'BACK_IS_FRONT' }],
    });
    expect(await told(full, full)).toEqual([
      'The picture sent as the back shows the front once more: send one of the other side.',
    ]);
  });

  test('a number of which one side was not read surely', async () => {
    const [name, , birth] = FRONT as [DocumentField, DocumentField, DocumentField];
    const doubted = field('licenseNumber', reading('D4481927', 'ocr', 0.3));
    expect(await hold([name, doubted, birth], backWith({ licenseNumber: 'K7730265' }))).toMatchObject({
      outcome: 'unsure',
      evidence: [{ code: 'READING_DOUBT' }],
    });
  });
});
