import {
  curpFitsName,
  electorKeyFitsName,
  nameWords,
  readClaveDeElector,
  readCurp,
  readRfc,
  ungrouped,
} from '@assay/identifiers';
import { displayedBox, type FieldReading } from '@assay/media';
import { mayBeMisread } from '../reading-doubt/look-alikes.js';
import { slipOf } from '../reading-doubt/slips.js';
import { printedText } from '../source-agreement/printed-text.js';
import { MEASURE } from './measure.js';
import { type IdentityDocument, NOT_APPLICABLE, type Rule, type RuleObservation, seen } from './rule.js';

/** A credential says its years as `2018 - 2028`; those before 2014 lasted otherwise. */
const YEARS_OF_CREDENTIAL = /(?<!\d)(20\d\d)\s?-\s?(20\d\d)(?!\d)/u;
const FIRST_YEAR_OF_TEN = 2014;
const VALIDITY_YEARS = 10;

/** Pages on which fields of identity documents are read. */
const MAX_PAGES = 4;

/** A key as it is printed, with its place. */
interface PrintedKey {
  readonly key: string;
  readonly reading: FieldReading;
}

/** CURP, key of the elector and RFC against each other and what is printed beside them. */
export const mexicanKeyRules: Rule = (document) => {
  if (document.documentClass?.country !== 'MEX' && !isMexican(document)) return NOT_APPLICABLE;
  const curp = keyIn(document, 'personalNumber', (text) => readCurp(text)?.holds === true);
  const elector = keyIn(document, 'electorKey', (text) => readClaveDeElector(text)?.holds === true);
  const validity = validityOfCredential(document);
  if (!curp && !elector && validity === undefined) return NOT_APPLICABLE;
  return {
    applies: true,
    seen: [
      ...(curp ? againstCurp(curp, document) : []),
      ...(elector ? againstElectorKey(elector, curp, document) : []),
      ...(curp ? againstRfc(curp, document) : []),
      ...(validity ?? []),
    ],
  };
};

const isMexican = ({ codes, field }: IdentityDocument): boolean =>
  codes.mrz?.values.issuingState === 'MEX' || field('countryRegion')?.value === 'MEX';

/**
 * A key that was read right: its check digit holds, which one misreading in ten leaves, or it has none and
 * its date is one.
 */
function keyIn(
  { printed }: IdentityDocument,
  name: string,
  holds: (text: string) => boolean,
): PrintedKey | undefined {
  const reading = printed(name);
  const key = reading && ungrouped(String(reading.value));
  return reading && key && holds(key) ? { key, reading } : undefined;
}

function againstCurp({ key, reading }: PrintedKey, document: IdentityDocument): RuleObservation[] {
  const curp = readCurp(key);
  const birth = document.printed('dateOfBirth');
  const sex = document.codes.mrz?.values.sex;
  const found: RuleObservation[] = [];
  const day = curp?.dateOfBirth;
  if (birth && day && String(birth.value) !== day) {
    const isDoubt = String(birth.value).slice(2) === day.slice(2) || printedText(document.text).hasDay(day);
    const slip = slipOf(String(birth.value), [day]);
    const summary = `The CURP ${key} is of someone born on ${day}; the print says ${birth.raw}.`;
    found.push(
      seen(
        { measure: isDoubt ? MEASURE.told : MEASURE.contradicting, code: 'CURP_OF_OTHER_BIRTH', summary },
        birth,
        { before: day, after: birth.raw },
        // Of keys with one misread digit, one in ten has a digit of check that holds.
        slip ? [birth, reading] : [birth],
        slip,
      ),
    );
  }
  if (curp && sex && sex !== curp.sex && sex !== 'X')
    found.push(
      seen(
        {
          measure: MEASURE.odd,
          code: 'CURP_OF_OTHER_SEX',
          summary: `The CURP ${key} and the machine-readable zone name different sexes.`,
        },
        reading,
        { before: key.charAt(10), after: sex },
        [reading],
      ),
    );
  return [...found, ...againstName(key, document)];
}

/** First letters of the key that no word of the printed name begins with; X stands for many things. */
function againstName(key: string, document: IdentityDocument): RuleObservation[] {
  const [surnames, given] = [document.printed('lastName'), document.printed('firstName')];
  if (!surnames || !given) return [];
  const fit = curpFitsName(key, { surnames: String(surnames.value), givenNames: String(given.value) });
  if (fit === undefined || fit === 'fits') return [];
  const initials = initialsOf(`${surnames.raw} ${surnames.value} ${given.raw} ${given.value}`);
  const missing = [key.charAt(0), key.charAt(2), key.charAt(3)].filter(
    (letter) =>
      letter !== 'X' && !initials.some((initial) => initial === letter || mayBeMisread(initial, letter)),
  );
  // A surname whose line was not read is missing, too: DE LEON is one, and no two.
  const isWhole = nameWords(String(surnames.value)).length > 1 || key.charAt(2) === 'X';
  const measure = missing.length > 0 && isWhole ? MEASURE.contradicting : MEASURE.told;
  const what =
    missing.length > 0
      ? `no printed name begins with ${missing.join(' or ')}`
      : 'its letters are not those that the rules make of the printed name';
  const summary = `The CURP ${key} is not of ${surnames.value}, ${given.value}: ${what}.`;
  return [
    seen(
      { measure, code: 'CURP_OF_OTHER_NAME', summary },
      surnames,
      { before: key, after: `${surnames.value}, ${given.value}` },
      [surnames, given],
    ),
  ];
}

const initialsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.charAt(0));

function againstElectorKey(
  { key, reading }: PrintedKey,
  curp: PrintedKey | undefined,
  document: IdentityDocument,
): RuleObservation[] {
  const elector = readClaveDeElector(key);
  const register = curp && readCurp(curp.key);
  const found: RuleObservation[] = [];
  if (!elector) return found;
  const shortDay = curp?.key.slice(4, 10);
  if (curp && shortDay && elector.shortDateOfBirth !== shortDay) {
    const measure = MEASURE.contradicting;
    const slip = slipOf(elector.shortDateOfBirth, [shortDay]);
    const summary = `The key of the elector ${key} and the CURP ${curp.key} are of different birthdays.`;
    found.push(
      seen(
        { measure, code: 'ELECTOR_KEY_OF_OTHER_BIRTH', summary },
        reading,
        { before: curp.key, after: key },
        [reading, curp.reading],
        slip,
      ),
    );
  }
  if (curp && register && register.sex !== elector.sex)
    found.push(
      seen(
        {
          measure: MEASURE.odd,
          code: 'ELECTOR_KEY_OF_OTHER_SEX',
          summary: `The key of the elector ${key} and the CURP ${curp.key} name different sexes.`,
        },
        reading,
        { before: curp.key, after: key },
        [reading, curp.reading],
      ),
    );
  const [surnames, given] = [document.printed('lastName'), document.printed('firstName')];
  const fit =
    surnames &&
    given &&
    electorKeyFitsName(key, { surnames: String(surnames.value), givenNames: String(given.value) });
  if (surnames && given && fit === 'differs')
    found.push(
      seen(
        {
          measure: MEASURE.told,
          code: 'ELECTOR_KEY_OF_OTHER_NAME',
          summary: `The key of the elector ${key} is not made of ${surnames.value}, ${given.value}.`,
        },
        reading,
        { after: key },
        [reading],
      ),
    );
  return found;
}

/**
 * The first ten characters of a person's RFC are those of the CURP but for words that only one of the
 * registers avoids.
 */
function againstRfc({ key, reading }: PrintedKey, { text }: IdentityDocument): RuleObservation[] {
  const words = text.pages
    .slice(0, MAX_PAGES)
    .flatMap(({ lines }) => lines.flatMap((line) => line.words.map((word) => ungrouped(word.text))));
  const persons = new Set(
    words.filter((word) => {
      const read = readRfc(word);
      return read?.holder === 'person' && read.holds;
    }),
  );
  const [rfc] = persons;
  if (persons.size !== 1 || rfc === undefined || rfc.slice(4, 10) === key.slice(4, 10)) return [];
  const summary = `The RFC ${rfc} and the CURP ${key} are of different birthdays.`;
  return [
    seen(
      { measure: MEASURE.odd, code: 'RFC_OF_OTHER_PERSON', summary },
      reading,
      { before: key, after: rfc },
      [reading],
    ),
  ];
}

function validityOfCredential({ text, documentClass }: IdentityDocument): RuleObservation[] | undefined {
  if (documentClass?.name !== 'identity/voter_registration_card') return undefined;
  for (const page of text.pages.slice(0, MAX_PAGES)) {
    for (const { words, box } of page.lines) {
      const line = words.map((word) => word.text).join(' ');
      const [, from, until] = YEARS_OF_CREDENTIAL.exec(line) ?? [];
      if (from === undefined || until === undefined || Number(from) < FIRST_YEAR_OF_TEN) continue;
      if (
        Number(until) - Number(from) === VALIDITY_YEARS ||
        mayBeMisread(until, String(Number(from) + VALIDITY_YEARS))
      )
        return [];
      const summary = `The credential says ${from} to ${until}; since ${FIRST_YEAR_OF_TEN} they last ${VALIDITY_YEARS} years.`;
      const place = { page: page.page, box: displayedBox(page, box) };
      return [
        seen({ measure: MEASURE.odd, code: 'VALIDITY_UNUSUAL', summary }, place, {
          after: `${from} - ${until}`,
        }),
      ];
    }
  }
  return undefined;
}
