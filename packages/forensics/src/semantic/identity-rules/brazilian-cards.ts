import { readCnh, readCpf, ungrouped } from '@assay/identifiers';
import { wholeYears, yearsAfter } from './calendar.js';
import { MEASURE } from './measure.js';
import { type IdentityDocument, NOT_APPLICABLE, type Rule, type RuleObservation, seen } from './rule.js';

/**
 * Longest validity by age on the day of issue (Lei 14.071/2020, since 2021-04-12; before it five years, three
 * from 65 on).
 */
const LICENSE_YEARS = [
  { below: 50, years: 10 },
  { below: 70, years: 5 },
  { below: 200, years: 3 },
] as const;
/**
 * The identity card of Decreto 10.977/2022, article 15: five years for children under 12, ten until 59, none
 * set from 60 on.
 */
const CARD_YEARS = [
  { below: 12, years: 5 },
  { below: 60, years: 10 },
] as const;

/** What Brazil's licenses and identity cards say by themselves. */
export const brazilianCardRules: Rule = (document) => {
  const { documentClass, field } = document;
  if (documentClass?.country !== 'BRA' && field('countryRegion')?.value !== 'BRA') return NOT_APPLICABLE;
  const isLicense = documentClass?.name === 'identity/driver_license';
  const isCard = documentClass?.name === 'identity/national_id';
  if (!isLicense && !isCard) return NOT_APPLICABLE;
  const found = [
    ...(isLicense ? registerNumber(document) : twoNumbers(document)),
    ...longValidity(document, isLicense ? LICENSE_YEARS : CARD_YEARS),
  ];
  return { applies: true, seen: found };
};

/**
 * The formula of the register's digits is not published, and made-up specimens break it: a number that fails
 * alone says little.
 */
function registerNumber({ printed }: IdentityDocument): RuleObservation[] {
  const number = printed('licenseNumber');
  const read = number && readCnh(String(number.value));
  if (!number || !read || read.holds) return [];
  const summary = `The check digits of the register number ${number.raw} do not fit it.`;
  return [
    seen({ measure: MEASURE.odd, code: 'REGISTER_NUMBER_FAILS', summary }, number, { after: number.raw }, [
      number,
    ]),
  ];
}

/** The new card's number is the holder's CPF; two that both hold are two persons'. */
function twoNumbers({ printed }: IdentityDocument): RuleObservation[] {
  const [number, person] = [printed('licenseNumber'), printed('personalNumber')];
  const hold = (text: string): boolean => readCpf(text)?.holds === true;
  if (!number || !person || !hold(String(number.value)) || !hold(String(person.value))) return [];
  if (ungrouped(String(number.value)) === ungrouped(String(person.value))) return [];
  const summary = `The card's number ${number.raw} is a CPF, and not the CPF that it prints, ${person.raw}.`;
  return [
    seen(
      { measure: MEASURE.contradicting, code: 'CARD_OF_OTHER_CPF', summary },
      number,
      { before: person.raw, after: number.raw },
      [number, person],
    ),
  ];
}

function longValidity(
  { printed }: IdentityDocument,
  byAge: readonly { readonly below: number; readonly years: number }[],
): RuleObservation[] {
  const [birth, issue, expiry] = [printed('dateOfBirth'), printed('dateOfIssue'), printed('expirationDate')];
  if (!birth || !issue || !expiry) return [];
  const [born, issued, expires] = [birth, issue, expiry].map(({ value }) => String(value)) as [
    string,
    string,
    string,
  ];
  const age = wholeYears(born, issued);
  const years = byAge.find(({ below }) => age < below)?.years;
  const latest = years === undefined || age < 0 ? undefined : yearsAfter(issued, years);
  if (latest === undefined || expires <= latest) return [];
  // A card that replaces a lost one keeps its last day, which the age on an earlier day set.
  const isKept = byAge.some((row) => {
    const from = yearsAfter(expires, -row.years);
    return from !== undefined && from >= born && from <= issued && wholeYears(born, from) < row.below;
  });
  if (isKept) return [];
  const summary = `Issued on ${issue.raw} at the age of ${age}, the card is good for ${years} years at most; it says ${expiry.raw}.`;
  return [
    seen(
      { measure: MEASURE.odd, code: 'VALIDITY_TOO_LONG', summary },
      expiry,
      { before: latest, after: expiry.raw },
      [birth, issue, expiry],
    ),
  ];
}
