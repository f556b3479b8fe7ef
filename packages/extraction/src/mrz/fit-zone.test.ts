import fc from 'fast-check';
import { parse } from 'mrz';
import { describe, expect, test } from 'vitest';
import { zoneText } from './characters.js';
import type { FittedZone } from './fit-zone.js';
import { fitZone } from './fit-zone.js';
import type { MrzFormat } from './formats.js';
import { SPECIMENS } from './testing/specimens.js';
import { valuesOf } from './values.js';

/** Rows as typed, all characters read alike. */
const fit = (lines: readonly string[], reading = 0.95): FittedZone | undefined =>
  fitZone(
    lines.map((line) => [
      [...zoneText(line)].map((character) => ({ character, reading, position: undefined })),
    ]),
  );

const valuesIn = (lines: readonly string[]) => {
  const zone = fit(lines);
  return zone && { format: zone.layout.format, ...valuesOf(zone.layout, zone.lines) };
};
const ALL = Object.entries(SPECIMENS) as [MrzFormat, readonly string[]][];

describe('the specimens of Doc 9303', () => {
  test.each(ALL)('%s is read whole, every check digit right', (format, lines) => {
    const zone = fit(lines);
    expect(zone).toMatchObject({ lines, repairs: [] });
    expect(zone?.layout.format).toBe(format);
    expect(zone?.checkDigits.filter(({ holds }) => !holds)).toEqual([]);
  });

  test.each(ALL)('%s says what another parser reads', (_, lines) => {
    const { fields } = parse([...lines], { autocorrect: false });
    const { dateOfBirth, dateOfExpiration, ...values } = valuesIn(lines) ?? expect.fail();
    const short = (date: string | undefined) => date?.slice(2).replace(/-/gu, '');
    const ours = { ...values, birthDate: short(dateOfBirth), expirationDate: short(dateOfExpiration) };
    // The other parser says null of states that ISO does not know, of visas' codes, and numbers the French
    // card otherwise.
    for (const name of [
      'lastName',
      'firstName',
      'documentCode',
      'issuingState',
      'documentNumber',
      'nationality',
      'birthDate',
      'expirationDate',
    ] as const)
      if (fields[name] && !(name === 'documentNumber' && values.format === 'french-id'))
        expect([name, ours[name]]).toEqual([name, fields[name]]);
  });

  test('a visa in the form of a card begins with V, as the border crossing card of the United States', () => {
    const [first = '', second = '', third = ''] = SPECIMENS.TD1;
    expect(valuesIn([first.replace('I<UTO', 'VBUSA'), second, third])).toMatchObject({
      format: 'TD1',
      documentCode: 'VB',
      issuingState: 'USA',
      documentNumber: 'D23145890',
    });
  });

  test('values of a passport', () => {
    expect(valuesIn(SPECIMENS.TD3)).toEqual({
      format: 'TD3',
      documentCode: 'P',
      issuingState: 'UTO',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      documentNumber: 'L898902C3',
      nationality: 'UTO',
      dateOfBirth: '1974-08-12',
      dateOfExpiration: '2012-04-15',
      sex: 'F',
      optional: ['ZE184226B'],
    });
  });

  test('the French card has no expiry, and its number tells the issue', () => {
    expect(valuesIn(SPECIMENS['french-id'])).toMatchObject({
      documentNumber: '880692310285',
      dateOfBirth: '1965-12-06',
      dateOfExpiration: undefined,
      firstName: 'CORINNE',
    });
  });

  test('an I at the edge that was lost is known by the letters behind it', () => {
    const lines = [
      'DD<<LH85W6885<<<<<<<<<<<<<<<<',
      '7408122F1204159D<<<<<<<<<<<<<4',
      'MUSTERMANN<<ERIKA<<<<<<<<<<<<<',
    ];
    expect(fit(lines)).toMatchObject({
      lines: [expect.stringMatching(/^IDD<</u), expect.anything(), expect.anything()],
    });
  });

  test('a number longer than nine characters goes on in the optional data', () => {
    const lines = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ];
    expect(valuesIn(lines)?.documentNumber).toBe('D23145890734');
    expect(fit(lines)?.checkDigits.every(({ holds }) => holds)).toBe(true);
  });

  test.each([
    ['joined', '012345678<91024', true],
    ['with the filler between', '012345678<91028', true],
    ['neither', '012345678<91025', false],
  ])('the digit of a long number: %s', (_way, number, holds) => {
    const checks = fit([
      `I<UTO${number}<<<<<<<<<<`,
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ])?.checkDigits;
    expect(checks?.find(({ over }) => over === 'documentNumber')?.holds).toBe(holds);
  });
});

describe('damaged lines', () => {
  test.each([
    [
      'spaces and angle quotes',
      ['P < UTOERIKSSON«ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F 1204159ZE184226B<<<<<10'],
    ],
    [
      'fillers lost at the end',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<10'],
    ],
    [
      'fillers too many',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<<<10'],
    ],
    [
      'letters where digits must be',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO74O8I22FI2O4I59ZE184226B<<<<<10'],
    ],
    [
      'digits where letters must be',
      ['P<UT0ERIK550N<<ANNA<MAR1A<<<<<<<<<<<<<<<<<<<', 'L898902C36UT07408122F1204159ZE184226B<<<<<10'],
    ],
    [
      'K for the filler behind the P',
      ['PKUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
    ],
    [
      'letters read among fillers at the end',
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<K<<<<<<<2<2', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
    ],
  ])('%s', (_, lines) => {
    expect(valuesIn(lines)).toEqual(valuesIn(SPECIMENS.TD3));
  });

  test('any run of fillers at the end of a line may be longer or shorter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.nat({ max: 10 }),
        fc.nat({ max: 12 }),
        ([format, lines], kept, added) => {
          const damaged = lines.map((line) =>
            line.replace(/<{3,}$/u, (run) =>
              '<'.repeat(Math.max(2, Math.min(run.length, kept) + (added % 3))),
            ),
          );
          expect(fit(damaged)).toMatchObject({ lines, layout: { format } });
        },
      ),
    );
  });
});

describe('repair by check digits', () => {
  const [first = '', second = ''] = SPECIMENS.TD3;

  test('one character, not surely read, that only one look-alike mends', () => {
    const rows = [first, second.replace('L898902C3', 'LB98902C3')].map((line) =>
      [...line].map((character) => ({
        character,
        reading: character === 'B' ? 0.6 : 0.98,
        position: undefined,
      })),
    );
    const zone = fitZone(rows.map((row) => [row]));
    expect(zone).toMatchObject({
      lines: [first, second],
      repairs: [{ line: 1, column: 1, from: 'B', to: '8' }],
    });
  });

  test('two changes are not mended', () => {
    const zone = fit([first, second.replace('L898902C3', 'LB989O2C3')]);
    expect(zone?.repairs).toEqual([]);
    expect(zone?.checkDigits.some(({ holds }) => !holds)).toBe(true);
  });

  test('a digit that no look-alike explains stays as printed', () => {
    const zone = fit([first, second.replace('7408122', '7508122')]);
    expect(zone?.repairs).toEqual([]);
    expect(zone?.checkDigits.filter(({ holds }) => !holds).map(({ over }) => over)).toEqual([
      'dateOfBirth',
      'composite',
    ]);
  });
});

test.each([
  ['lines of a statement', ['BEGINNING BALANCE ON JANUARY 1 2024', 'ENDING BALANCE ON JANUARY 31 2024 X']],
  ['numbers', ['012345678901234567890123456789012345', '012345678901234567890123456789012345']],
  ['a zone that begins with no document code', [SPECIMENS.TD3[1] ?? '', SPECIMENS.TD3[0] ?? '']],
  ['nothing', ['', '']],
])('%s: no zone', (_, lines) => {
  expect(fit(lines)).toBeUndefined();
});

test('any text has an answer, and lines of the right length', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 90 }), { minLength: 2, maxLength: 3 }), (lines) => {
      const zone = fit(lines);
      expect(zone?.lines.map((line) => line.length) ?? []).toEqual(
        zone?.layout.lines.map((classes) => classes.length) ?? [],
      );
    }),
  );
});
