import { foldText, withoutAccents, wordsIn } from '../../../layout/characters.js';
import { patternOf } from '../../../vocabulary/pattern.js';
import PATTERNS from './particles.json' with { type: 'json' };
import SECOND_GIVEN_NAMES from './second-given-names.json' with { type: 'json' };

/** A name in one piece, taken apart. */
export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Particles that belong to the surname after them. */
const PARTICLE = patternOf(PATTERNS.particle, 'iu');
/** Of them those that begin no given name, as in `DE GANTE PALMA ROSA`, surnames first. */
const BEGINS_NO_NAME = /^(?:de|del|da|do|dos|das)$/iu;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|filho|neto|junior|sobrinho)\.?$/iu;

/** Where one bears the father's surname and the mother's, and they stand last. */
export const TWO_SURNAMES: ReadonlySet<string | undefined> = new Set(
  'BOL CHL COL CRI CUB DOM ESP GTM HND MEX NIC PAN PER PRY SLV VEN'.split(' '),
);

/** What else a document says that tells given names from surnames. */
export interface BesideName {
  /** Mexico: its letters tell with which words the surnames begin. */
  readonly curp?: string | undefined;
  /** Brazil: their names, one behind the other; the child bears words of them. */
  readonly parents?: string | undefined;
}

/**
 * Takes a name apart as its country writes it: surname first before a comma; in Spain and most of Spanish
 * America two surnames at the end; in Brazil everything after the given names; elsewhere the last word.
 * @param country ISO 3166-1 alpha-3 of the issuer
 */
export function splitFullName(
  name: string,
  country: string | undefined,
  { curp, parents }: BesideName = {},
): SplitName | undefined {
  const comma = /^([^,]+),\s*(.+)$/u.exec(name);
  if (comma?.[1] && comma[2])
    return {
      lastName: comma[1].trim(),
      firstName: wordsIn(comma[2].replaceAll(',', ' ').trim()).join(' '),
    };
  const words = wordsIn(name).filter((word) => word !== '');
  if (words.length < 2) return words[0] ? { firstName: words[0], lastName: '' } : undefined;
  const groups = nameGroups(words);
  if (country === 'BRA') return joined(groups, givenGroups(groups, parents));
  if (TWO_SURNAMES.has(country))
    return (curp ? byCurp(groups, curp) : undefined) ?? joined(groups, Math.max(1, groups.length - 2));
  return joined(groups, groups.length - 1);
}

/**
 * Given names that Brazilians bear second, and seldom as surnames: the commonest of the 2010 census (IBGE, Nomes no
 * Brasil), folded; and those behind a particle: `Maria de Fátima`, `Maria das Graças`.
 */
const [SECOND, DEVOTIONAL] = [SECOND_GIVEN_NAMES.second, SECOND_GIVEN_NAMES.devotional].map(
  (lines) => new Set(lines.flatMap((line) => line.split(' '))),
);

/** Whether a word, or a particle and a word, goes on a given name before it. */
function isSecondGivenName(group: string): boolean {
  const [first = '', second, ...more] = foldText(group).split(' ');
  return second === undefined
    ? SECOND?.has(first) === true
    : more.length === 0 && DEVOTIONAL?.has(second) === true;
}

/** Words with the particles before and the suffixes after them. */
function nameGroups(words: readonly string[]): string[] {
  const groups: string[] = [];
  let open = '';
  for (const word of words) {
    if (SUFFIX.test(word) && groups.length > 0) groups[groups.length - 1] += ` ${word}`;
    else if (PARTICLE.test(word) && (groups.length > 0 || open !== '' || BEGINS_NO_NAME.test(word)))
      open += `${word} `;
    else {
      groups.push(open + word);
      open = '';
    }
  }
  return groups;
}

const joined = (groups: readonly string[], given: number): SplitName | undefined => {
  const lastName = groups.slice(given).join(' ');
  const firstName = groups.slice(0, given).join(' ');
  return firstName !== '' ? { firstName, lastName } : undefined;
};

/**
 * How many of the groups are given names: up to the first that a parent bears, too, else as many as are borne
 * second; one is left for the surname.
 */
function givenGroups(groups: readonly string[], parents: string | undefined): number {
  const borne = foldText(parents ?? '')
    .split(' ')
    .slice(1);
  const isBorne = (group: string): boolean => borne.includes(foldText(group).split(' ').at(-1) ?? '');
  let given = 1;
  while (given < groups.length - 1 && isSecondGivenName(groups[given] ?? '')) given += 1;
  const inherited = groups.findIndex((group, index) => index >= given && isBorne(group));
  return inherited < 0 ? given : inherited;
}

/**
 * Letters 1, 3 and 4 of a CURP begin the first surname, the second and the given name (RENAPO, Instructivo
 * normativo).
 */
function byCurp(groups: readonly string[], curp: string): SplitName | undefined {
  const initial = (group: string | undefined): string =>
    withoutAccents(group?.split(' ').at(-1) ?? '')
      .charAt(0)
      .toUpperCase();
  const [first, second] = [curp.charAt(0), curp.charAt(2)];
  const surnamesLast = initial(groups.at(-2)) === first && initial(groups.at(-1)) === second;
  const surnamesFirst = initial(groups[0]) === first && initial(groups[1]) === second && groups.length > 2;
  if (surnamesLast && groups.length > 2) return joined(groups, groups.length - 2);
  if (!surnamesFirst) return undefined;
  return { lastName: groups.slice(0, 2).join(' '), firstName: groups.slice(2).join(' ') };
}
