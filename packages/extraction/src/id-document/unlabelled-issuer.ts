import type { ReadPage } from '@assay/media';
import { foldText } from '../layout/fold-text.js';
import { patternOf } from '../vocabulary/pattern.js';
import { type Piece, piecesUnder, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import PATTERNS from './unlabelled-issuer.json' with { type: 'json' };

/**
 * Who heads a card of Latin America: the ministry of a state (`SECRETARIA DA SEGURANÇA PÚBLICA`,
 * `SECRETARÍA DE MOVILIDAD`), the register or the court that keeps citizens or voters, else another of its
 * bodies.
 */
const AUTHORITIES = [
  patternOf(PATTERNS.securityOffice, 'u'),
  /^(?:servicio de )?registro (?:nacional|civil|federal) (?:de|del|e|y) \p{L}/u,
  patternOf(PATTERNS.electoralOffice, 'u'),
  /^(?:tribunal|consejo|corte) (?:supremo|suprema|nacional) (?:de elecciones|electoral)\b/u,
  /^instituto (?:nacional|federal) electoral$|^unidad administrativa especial \p{L}/u,
  patternOf(PATTERNS.identityOffice, 'u'),
  /^(?:superintendencia|direccion|servicio|administracion) nacional de \p{L}/u,
  /^conselho (?:federal|regional) d[aeo]s? \p{L}/u,
  /^(?:direccion general|departamento) de \p{L}/u,
  // Over one of its bodies a ministry issues nothing itself.
  /^ministerio d(?:a|as|e|el|o|os) \p{L}/u,
];
/**
 * Who issues a card in the United States, in a line of its own: a department (`DEPARTMENT OF STATE`,
 * `DEPARTMENT OF PUBLIC SAFETY`), or what a state has for its drivers (`BUREAU OF MOTOR VEHICLES`,
 * `MOTOR VEHICLE DIVISION`, `Secretary of State` in Illinois), or a tribe (`NAVAJO NATION`).
 */
const AMERICAN_AUTHORITIES = [
  /^(?:(?:united states|u\.? ?s\.?) )?department of \p{L}+(?: \p{L}+){0,3}$/u,
  /^(?:office of the )?secretary of state$/u,
  /^(?:\p{L}+ ){1,4}(?:nation|tribe|rancheria)$/u,
  patternOf(PATTERNS.americanAuthorities, 'u'),
];
/**
 * Who keeps the register of citizens where cards are in French, in a line of its own:
 * `OFFICE NATIONAL D'IDENTIFICATION`.
 */
const FRENCH_AUTHORITIES = [
  /^(?:office|agence) nationale? d(?:e |['’])(?:l['’])?(?:identification|etat civil)\b/u,
];
export const LATIN_AMERICA: ReadonlySet<string | undefined> = new Set(
  'ARG BOL BRA CHL COL CRI CUB DOM ECU GTM HND MEX NIC PAN PER PRY SLV URY VEN'.split(' '),
);
const AUTHORITY_SCORE = 0.8;

/** The authority that heads the card, or stands at its foot. */
export function unlabelledAuthority(
  texts: readonly Piece[],
  country: string | undefined,
  page: ReadPage,
): PrintedValue[] {
  const authorities = LATIN_AMERICA.has(country)
    ? AUTHORITIES
    : country === 'USA'
      ? AMERICAN_AUTHORITIES
      : FRENCH_AUTHORITIES;
  const [first] = authorities.flatMap((pattern) =>
    texts.filter(({ words }) => pattern.test(foldText(textOf(words)))),
  );
  if (!first) return [];
  const [rest] = GOES_ON.test(textOf(first.words)) ? piecesUnder(first, texts) : [];
  return [
    valueAsPrinted('issuingAuthority', [...first.words, ...(rest?.words ?? [])], page, AUTHORITY_SCORE),
  ];
}

/**
 * `DIRECCIÓN GENERAL DE REGISTRO CIVIL,` over `IDENTIFICACIÓN Y CEDULACIÓN`: a name that ends so goes on in
 * the next line.
 */
const GOES_ON = /(?:,|\s(?:DE|DEL|DA|DO|Y|E))$/iu;
