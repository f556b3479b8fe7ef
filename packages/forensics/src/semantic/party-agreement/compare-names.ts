import { editDistance } from '@assay/media';
import { fold } from '../printed-text/fold.js';

/**
 * How two printed names may belong together. `compatible`: one person's, shortened, turned round, with
 * initials, or one of several holders'. `slip`: a letter or two differ. `surname-replaced`: the given name
 * repeats and a surname is another. `family`: another given name under a shared surname. `unlike`: nothing
 * repeats. `incomparable`: no name, or a company beside a person.
 */
export type NameRelation =
  | 'same'
  | 'compatible'
  | 'slip'
  | 'surname-replaced'
  | 'family'
  | 'unlike'
  | 'incomparable';

/**
 * Unlike the lists of `linking`, which tells people of two documents apart, this one keeps "senior" and
 * "neto", and drops "c/o" and "attn" of postal addresses.
 */
const NO_PART_OF_NAME = new Set(
  'mr mrs ms miss dr sr sra srta dna dona don jr ii iii iv esq phd md cpa lic ing prof de da do das dos del la las los y e and or of und van von der c/o attn'.split(
    ' ',
  ),
);
/** Companies, and what their departments are called: whose names share a first word. */
const COMPANY = new Set(
  (
    'inc llc llp ltd corp corporation company co group holdings bank trust plc lp association services solutions foundation university school church ltda sa cv sapi rl me ' +
    'eireli epp cia banco grupo servicios comercializadora industria comercio gmbh ag finance delivery billing shipping payable receivable department dept office payroll ' +
    'center sales support accounting systems international customer service bancorp'
  ).split(' '),
);

/** The parts of a name in the order of speech; "LAST, FIRST" is turned round. */
export function partsOfName(name: string): string[] {
  const [before = '', behind] = name.split(',', 2);
  const turned =
    behind === undefined || /^\s*(?:jr|sr|i{2,3}|iv|esq|inc|llc)\b/iu.test(behind)
      ? name
      : `${behind} ${before}`;
  return fold(turned)
    .replace(/['’`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && !NO_PART_OF_NAME.has(part));
}

/** Letters of a part that begins another: "Alex" of "Alexander". */
const MIN_SHORTENED = 3;
/** Headings of forms that stand where a label's value is looked for: "Federal Income Tax" is nobody. */
const HEADING = new Set(
  (
    'tax taxes income withholding medicare social security insurance federal state local wages earnings deductions deduction contribution contributions total current ytd pay gross net hours ' +
    'rate number id address name date account statement balance page summary period impuesto imposto salario sueldo total neto bruto cuenta conta saldo fecha data'
  ).split(' '),
);
/** A shared part counts from here; initials repeat by chance. */
const MIN_SHARED = 3;

const isCompany = (parts: readonly string[]): boolean => parts.some((part) => COMPANY.has(part));

/** Whether a name says that it is a company's or a department's. */
export const isCompanyName = (name: string): boolean => isCompany(partsOfName(name));

/** @param one, other as printed */
export function compareNames(one: string, other: string): NameRelation {
  const [left, right] = [partsOfName(one), partsOfName(other)];
  if (left.length === 0 || right.length === 0) return 'incomparable';
  if ([...left, ...right].some((part) => HEADING.has(part))) return 'incomparable';
  if (isCompany(left) || isCompany(right))
    return left.join(' ') === right.join(' ') ? 'same' : 'incomparable';
  const rest = [...right];
  const shared: string[] = [];
  let loose = 0;
  let slips = 0;
  const take = (part: string, fits: (part: string, candidate: string) => boolean): boolean => {
    const at = rest.findIndex((candidate) => fits(part, candidate));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const unmatched = left
    .filter((part) => !take(part, (a, b) => a === b) || !shared.push(part))
    .filter((part) => {
      if (take(part, isShortened)) loose += 1;
      else if (take(part, isSlip)) slips += 1;
      else return true;
      return false;
    });
  if (unmatched.length > 0 && rest.length > 0) {
    if (left.join('') === right.join('')) return 'compatible';
    return relationOfReplaced(left, right, shared, isOrderTold(one) || isOrderTold(other));
  }
  if (slips > 0) return 'slip';
  return loose > 0 || unmatched.length + rest.length > 0 ? 'compatible' : 'same';
}

const isShortened = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (short.length === 1 || short.length >= MIN_SHORTENED) && long.startsWith(short);
};

/** A letter or two of a part: a misprint, swapped letters, a misread letter. */
const isSlip = (one: string, other: string): boolean => {
  const longest = Math.max(one.length, other.length);
  if ([...one].sort().join('') === [...other].sort().join('')) return true;
  return longest >= 3 && editDistance(one, other) <= (longest >= 6 ? 2 : 1);
};

/**
 * Registers print "SMITH MARY", in capitals and without a comma: what stands first in capitals may be the
 * surname.
 */
const isOrderTold = (name: string): boolean => name.includes(',') || /\p{Ll}/u.test(name);

/**
 * A second shared part may be the surname, and what differs a second given name or the other parent's:
 * relatives.
 */
function relationOfReplaced(
  left: readonly string[],
  right: readonly string[],
  shared: readonly string[],
  isTold: boolean,
): NameRelation {
  const [repeats, ...more] = shared.filter((part) => part.length >= MIN_SHARED);
  if (repeats === undefined) return 'unlike';
  const isGivenName = left[0] === right[0] && left[0] === repeats && more.length === 0;
  return isGivenName && isTold ? 'surname-replaced' : 'family';
}
