import { calendarDate, isIssuingState } from '@assay/identifiers';
import type { MrzReading } from '@assay/media';
import { bareNumber } from '../source-agreement/compare-numbers.js';
import { MEASURE } from './measure.js';
import { type IdentityDocument, NOT_APPLICABLE, type Rule, type RuleObservation, seen } from './rule.js';

/** Zones of honest documents whose digits failed by misreading had up to 0.85 (README.md, "Error rates"). */
const SURE_ZONE = 0.9;

/** Where a format keeps dates: line, first column of birth and of expiry (Doc 9303-4, -5, -6 and -7). */
const DATES: Readonly<
  Record<string, { readonly line: number; readonly birth: number; readonly expiry: number }>
> = {
  TD1: { line: 1, birth: 0, expiry: 8 },
  TD2: { line: 1, birth: 13, expiry: 21 },
  TD3: { line: 1, birth: 13, expiry: 21 },
  'MRV-A': { line: 1, birth: 13, expiry: 21 },
  'MRV-B': { line: 1, birth: 13, expiry: 21 },
};

/** What a machine-readable zone says by itself: its check digits, its dates, its issuer. */
export const zoneRules: Rule = (document) => {
  const { mrz } = document.codes;
  if (!mrz) return NOT_APPLICABLE;
  return {
    applies: true,
    seen: [...repaired(mrz), ...failingDigits(mrz, document), ...impossibleDates(mrz), ...unknownIssuer(mrz)],
  };
};

const repaired = (mrz: MrzReading): RuleObservation[] =>
  mrz.repairs.map(({ from, to }) =>
    seen(
      {
        measure: MEASURE.told,
        code: 'ZONE_REPAIRED',
        summary: `A character of the machine-readable zone was read as “${from}” and taken for “${to}”, which its check digits leave as the only way: they prove nothing here.`,
      },
      mrz,
      { before: from, after: to },
    ),
  );

/** Field of the view `fields` under each check digit. */
const CHECKED = [
  ['documentNumber', 'licenseNumber', 'document number'],
  ['dateOfBirth', 'dateOfBirth', 'date of birth'],
  ['dateOfExpiration', 'expirationDate', 'expiry date'],
] as const;

/**
 * A digit that fails counts where the value beside it is printed, too, as the zone has it: then it was not
 * the value that was misread.
 */
function failingDigits(mrz: MrzReading, document: IdentityDocument): RuleObservation[] {
  if (mrz.repairs.length > 0) return [];
  return CHECKED.flatMap(([over, name, called]) => {
    const value = mrz.values[over];
    if (value === undefined || mrz.checkDigits.find((digit) => digit.over === over)?.holds !== false)
      return [];
    const printed = document.printed(name);
    const isPrinted = printed !== undefined && bareNumber(String(printed.value)) === bareNumber(value);
    const isSure = isPrinted && mrz.reading >= SURE_ZONE;
    const summary = `The check digit of the ${called} in the machine-readable zone does not fit it${isSure ? ', and the print has the same value.' : '; it may have been misread.'}`;
    const measure = isSure ? MEASURE.contradicting : MEASURE.told;
    return [
      seen(
        { measure, code: 'ZONE_CHECK_DIGIT_FAILS', summary },
        mrz,
        { after: value },
        isSure ? [printed] : [],
      ),
    ];
  });
}

/**
 * Six digits that are no day, under a check digit that holds: the specimen of one issuer has such a birth
 * (README.md). `00` stands for an unknown month or day in old documents.
 */
function impossibleDates(mrz: MrzReading): RuleObservation[] {
  const places = DATES[mrz.format];
  if (!places || mrz.repairs.length > 0) return [];
  const line = mrz.lines[places.line] ?? '';
  const dates = [
    ['dateOfBirth', line.slice(places.birth, places.birth + 6), 'birth'],
    ['dateOfExpiration', line.slice(places.expiry, places.expiry + 6), 'expiry'],
  ] as const;
  return dates.flatMap(([over, digits, called]) => {
    const holds = mrz.checkDigits.some((digit) => digit.over === over && digit.holds);
    const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number) as [
      number,
      number,
      number,
    ];
    if (
      !holds ||
      !/^\d{6}$/u.test(digits) ||
      month === 0 ||
      day === 0 ||
      calendarDate(2000 + year, month, day) ||
      calendarDate(1900 + year, month, day)
    )
      return [];
    const summary = `The date of ${called} in the machine-readable zone, ${digits}, is no day, and its check digit fits it.`;
    return [seen({ measure: MEASURE.odd, code: 'ZONE_DATE_IMPOSSIBLE', summary }, mrz, { after: digits })];
  });
}

function unknownIssuer(mrz: MrzReading): RuleObservation[] {
  const { issuingState } = mrz.values;
  if (isIssuingState(issuingState) || mrz.format === 'french-id') return [];
  const measure = mrz.reading >= SURE_ZONE ? MEASURE.odd : MEASURE.told;
  const summary = `No state or organization issues documents under the code “${issuingState}” of the machine-readable zone.`;
  return [seen({ measure, code: 'ZONE_ISSUER_UNKNOWN', summary }, mrz, { after: issuingState })];
}
