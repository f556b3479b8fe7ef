import {
  type DocumentClass,
  type DocumentClassName,
  type DocumentCodes,
  type DocumentText,
  PhraseFinder,
} from '@assay/media';
import { COUNTRIES, isoCountry } from '../countries/iso-country.js';
import { BR_STATES, CA_PROVINCES, MX_STATE_NAMES, MX_STATES, US_STATES } from '../countries/states.js';
import { foldText, wordsIn } from '../layout/characters.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './issuer.json' with { type: 'json' };

type Issuer = Pick<DocumentClass, 'country' | 'region'>;
const MAX_LINES = 200;

const NAMES = COUNTRIES.flatMap(([code, names]) => names.map((name) => ({ code, name })));
const COUNTRY_NAMES = new PhraseFinder(NAMES.map(({ name }) => name));
/** The first whose region is named is meant. */
const FEDERATIONS = [
  federationOf('USA', US_STATES),
  federationOf('CAN', CA_PROVINCES),
  federationOf('BRA', BR_STATES),
  federationOf('MEX', MX_STATES),
];

/** Wording by which documents without a country's name show whose law they follow. */
const LEGAL_WORDING: readonly (readonly [country: string, wording: RegExp])[] = [
  ['BRA', /\b(?:CPF|CNPJ|R\$|CEP|INSS|FGTS|DETRAN|SENATRAN|DENATRAN)\b/u],
  ['MEX', /\b(?:RFC|CURP|CLABE|CFDI|S\.?A\.? ?DE ?C\.?V|IMSS|INFONAVIT|MXN|CLAVE DE ELECTOR)\b/u],
  ['USA', /\b(?:FDIC|IRS|SSN|ZIP|[A-Z]{2},? \d{5}(?:-\d{4})?|FICA|DMV|AAMVA|USPS)\b/u],
];

/** Offices that issue documents of one country alone; a place of birth on them may name another. */
const OFFICES: readonly (readonly [country: string, wording: RegExp])[] = [['GBR', /\bDVLA\b/u]];

const ISSUED_BY_REGIONS: readonly DocumentClassName[] = [
  'identity/driver_license',
  'identity/national_id',
  'identity/professional_id',
];

/** Classes that the United States alone issue. */
const US_ONLY = patternOf(PATTERNS.usOnly, 'u');

/**
 * Who issued a document: codes say it for certain; else the country that it names most prominently; else its
 * wording.
 * @param expected the caller's expectation, for classes that follow no country's law of their own
 */
export function findIssuer(
  text: DocumentText,
  codes: DocumentCodes,
  name: DocumentClassName,
  expected: 'us' | 'mx' | 'br',
): Issuer {
  const coded = issuerOfCodes(codes);
  // The zone of a license, and of Brazil's cards, which its states issue, names the country alone.
  const isRegional = name === 'identity/driver_license' || coded?.country === 'BRA';
  if (coded && (coded.region !== undefined || !isRegional)) return coded;
  const lines = text.pages.flatMap((page) => page.lines).slice(0, MAX_LINES);
  const words = lines.map((line) => line.words.map((word) => word.text));
  const regional = ISSUED_BY_REGIONS.includes(name) ? regionOf(words) : undefined;
  if (coded) return { ...coded, region: regional?.country === coded.country ? regional?.region : undefined };
  if (regional) return regional;
  const spoken = (all: typeof LEGAL_WORDING) =>
    all.find(([, wording]) => words.some((line) => wording.test(line.join(' ').toUpperCase())))?.[0];
  const identified = name.startsWith('identity/') ? (spoken(OFFICES) ?? countryNamed(words)) : undefined;
  const country =
    identified ?? spoken(LEGAL_WORDING) ?? (US_ONLY.test(name) && expected === 'us' ? 'USA' : undefined);
  return { country, region: undefined };
}

function issuerOfCodes({ barcodes, mrz }: DocumentCodes): Issuer | undefined {
  for (const { content } of barcodes) {
    if (content?.kind !== 'aamva') continue;
    const state = US_STATES.find(([, , iin]) => iin === content.issuer)?.[0];
    return { country: state ? 'USA' : content.elements.DCG, region: state ?? content.elements.DAJ };
  }
  const country = mrz && isoCountry(mrz.values.issuingState);
  return country === undefined ? undefined : { country, region: undefined };
}

/** A country whose regions issue documents. */
interface Federation {
  readonly country: string;
  readonly codes: readonly string[];
  readonly names: PhraseFinder;
}

function federationOf(
  country: string,
  regions: readonly (readonly [code: string, name: string, ...more: string[]])[],
): Federation {
  return {
    country,
    codes: regions.map(([code]) => code),
    names: new PhraseFinder(regions.map(([, name]) => name)),
  };
}

/** A part of a country that issues documents, as the page names it. */
function regionOf(lines: readonly string[][]): Issuer | undefined {
  const mexican = mexicanHeading(lines);
  if (mexican) return { country: 'MEX', region: mexican };
  for (const federation of FEDERATIONS) {
    const region = regionNamed(lines, federation);
    if (region) return { country: federation.country, region };
  }
  const brazilian = brazilianState(lines);
  return brazilian ? { country: 'BRA', region: brazilian } : undefined;
}

/** Of the page, that a heading takes. */
const HEADING_LINES = 6;
/** What heads a card of a Mexican state beside its name. */
const OF_A_STATE = /gobierno del estado|poder ejecutivo|licencia/u;

/**
 * Mexico's states head their licenses with the name alone, `GOBIERNO DEL ESTADO` in a line of its own; the
 * country's name is no state's there.
 */
function mexicanHeading(lines: readonly string[][]): string | undefined {
  const heading = lines.slice(0, HEADING_LINES).map((words) => foldText(words.join(' ')));
  if (!heading.some((line) => OF_A_STATE.test(line))) return undefined;
  const heads = (line: string, state: string): boolean =>
    line === state || (line.startsWith(`${state} `) && OF_A_STATE.test(line.slice(state.length)));
  return MEXICAN_HEADINGS.find(([, state]) => heading.some((line) => heads(line, state)))?.[0];
}

/** Folded, longest first: `Baja California Sur` begins with another state's name. */
const MEXICAN_HEADINGS = MX_STATE_NAMES.filter(([code]) => code !== 'MEX')
  .map(([code, name]) => [code, foldText(name)] as const)
  .sort(([, a], [, b]) => b.length - a.length);

/**
 * Brazil's licenses are one form for the whole country, with the name of the state that issued it alone in a
 * line at their foot.
 */
function brazilianState(lines: readonly string[][]): string | undefined {
  const printed = lines.map((words) => foldText(words.join(' ')));
  if (!printed.some((line) => line.includes('carteira nacional de habilitacao'))) return undefined;
  return BRAZILIAN_NAMES.find(([, name]) => printed.includes(name))?.[0];
}

/** Folded, without what stands before a state's name where it heads a document: `Estado do`, `Governo do`. */
const BRAZILIAN_NAMES = BR_STATES.map(
  ([code, name]) => [code, foldText(name).replace(/^(?:estado|governo) d[aeo] /u, '')] as const,
);

/** The last line of an American address, in which the state is its holder's. */
const ENDS_IN_ZIP_CODE = /^\d{5}(?:-\d{4})?$/u;

/** Of a line, that a name takes which stands alone in it: a letter of it may be lost, as in `llinois`. */
const ALONE = 0.95;

/** The region whose name fills most of a line: a license's heading, not an address. */
function regionNamed(lines: readonly string[][], { codes, names }: Federation): string | undefined {
  let best: { code: string; share: number } | undefined;
  for (const words of lines.filter((line) => !ENDS_IN_ZIP_CODE.test(line.at(-1) ?? ''))) {
    const { line, matches } = names.find(words);
    for (const { phrase, start, end, exact } of matches) {
      const share = (end - start) / line.text.length;
      const heads = /licen|identif|driver|motor|state|\bid\b|usa|permis de condu/iu.test(words.join(' '));
      const code = codes[phrase];
      if (code && (exact || share > ALONE) && (share > 0.6 || heads) && (!best || share > best.share))
        best = { code, share };
    }
  }
  return best?.code;
}

/** A country in brackets behind a town is where somebody was born: `Fundão (Portugal)`. */
const withoutBrackets = (words: readonly string[]): string[] =>
  wordsIn(words.join(' ').replace(/(?<=\p{L} ?)\([^()]*\)/gu, ' '));

/**
 * The country with the longest name that fills most of a line; without one, the first that is named at all.
 */
function countryNamed(lines: readonly string[][]): string | undefined {
  let best: { code: string; weight: number } | undefined;
  for (const words of lines.map(withoutBrackets)) {
    const { line, matches } = COUNTRY_NAMES.find(words);
    for (const { phrase, start, end } of matches) {
      const share = (end - start) / line.text.length;
      const weight = share > 0.45 ? 1 + (end - start) / 100 : 0.5 * share;
      const code = NAMES[phrase]?.code;
      if (code && (!best || weight > best.weight)) best = { code, weight };
    }
  }
  return best?.code;
}
