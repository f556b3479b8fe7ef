import type { MrzCheckDigit, MrzReading } from '@assay/media';

export type MrzFormat = MrzReading['format'];

/** What may stand in a column: `a` letters and `<`, `n` digits and `<`, `x` all three, `s` a sex. */
export type ColumnClass = 'a' | 'n' | 'x' | 's';

/** Columns of a line, both from 0, the end outside. */
export interface Columns {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface FormatCheck {
  readonly over: MrzCheckDigit['over'];
  readonly covers: readonly Columns[];
  readonly digit: { readonly line: number; readonly column: number };
}

export interface FormatLayout {
  readonly format: MrzFormat;
  /** Each column's class, line by line. */
  readonly lines: readonly string[];
  /** What the first line begins with. */
  readonly start: RegExp;
  readonly names: readonly Columns[];
  /** Codes of the issuing state and of the nationality. */
  readonly states: readonly Columns[];
  readonly checks: readonly FormatCheck[];
}

const columns = (line: number, from: number, to: number): Columns => ({ line, from, to });
const check = (over: FormatCheck['over'], line: number, from: number, to: number): FormatCheck => ({
  over,
  covers: [columns(line, from, to)],
  digit: { line, column: to },
});

/** Number, nationality, birth, sex and expiry of all formats of two lines. */
const SECOND_LINE = `xxxxxxxxx${'n'}aaa${'n'.repeat(7)}s${'n'.repeat(7)}`;
const SECOND_LINE_CHECKS = [
  check('documentNumber', 1, 0, 9),
  check('dateOfBirth', 1, 13, 19),
  check('dateOfExpiration', 1, 21, 27),
];

/** Of all formats of two lines. */
const STATES = [columns(0, 2, 5), columns(1, 10, 13)];

const composite = (covers: readonly Columns[], line: number, column: number): FormatCheck => ({
  over: 'composite',
  covers,
  digit: { line, column },
});

/**
 * ICAO Doc 9303: part 5 (TD1), 6 (TD2), 4 (TD3), 7 (visas); the French card of 1988 by its issuer's practice.
 */
export const LAYOUTS: readonly FormatLayout[] = [
  {
    format: 'TD3',
    lines: ['a'.repeat(44), `${SECOND_LINE}${'x'.repeat(14)}nn`],
    start: /^P/u,
    names: [columns(0, 5, 44)],
    states: STATES,
    checks: [
      ...SECOND_LINE_CHECKS,
      check('personalNumber', 1, 28, 42),
      composite([columns(1, 0, 10), columns(1, 13, 20), columns(1, 21, 43)], 1, 43),
    ],
  },
  {
    format: 'MRV-A',
    lines: ['a'.repeat(44), `${SECOND_LINE}${'x'.repeat(16)}`],
    start: /^V/u,
    names: [columns(0, 5, 44)],
    states: STATES,
    checks: SECOND_LINE_CHECKS,
  },
  {
    format: 'french-id',
    lines: [`${'a'.repeat(30)}xxxnnn`, `nnnnxxxnnnnnn${'a'.repeat(14)}${'n'.repeat(7)}sn`],
    start: /^IDFRA/u,
    names: [columns(0, 5, 30), columns(1, 13, 27)],
    states: [],
    checks: [
      check('documentNumber', 1, 0, 12),
      check('dateOfBirth', 1, 27, 33),
      composite([columns(0, 0, 36), columns(1, 0, 35)], 1, 35),
    ],
  },
  {
    format: 'TD2',
    lines: ['a'.repeat(36), `${SECOND_LINE}${'x'.repeat(7)}n`],
    start: /^[ACI]/u,
    names: [columns(0, 5, 36)],
    states: STATES,
    checks: [
      ...SECOND_LINE_CHECKS,
      composite([columns(1, 0, 10), columns(1, 13, 20), columns(1, 21, 35)], 1, 35),
    ],
  },
  {
    format: 'MRV-B',
    lines: ['a'.repeat(36), `${SECOND_LINE}${'x'.repeat(8)}`],
    start: /^V/u,
    names: [columns(0, 5, 36)],
    states: STATES,
    checks: SECOND_LINE_CHECKS,
  },
  {
    format: 'TD1',
    lines: [
      `aaaaa${'x'.repeat(9)}n${'x'.repeat(15)}`,
      `${'n'.repeat(7)}s${'n'.repeat(7)}aaa${'x'.repeat(11)}n`,
      'a'.repeat(30),
    ],
    // V, which Doc 9303-5 leaves to visas, on a visa in the form of a card: the border crossing card of the
    // United States.
    start: /^(?:[ACI]|VBUSA)/u,
    names: [columns(2, 0, 30)],
    states: [columns(0, 2, 5), columns(1, 15, 18)],
    checks: [
      check('documentNumber', 0, 5, 14),
      check('dateOfBirth', 1, 0, 6),
      check('dateOfExpiration', 1, 8, 14),
      composite([columns(0, 5, 30), columns(1, 0, 7), columns(1, 8, 15), columns(1, 18, 29)], 1, 29),
    ],
  },
];
