import { phrasesOf } from '../vocabulary/pattern.js';
import STATES from './states.json' with { type: 'json' };

type NamedState = readonly [code: string, name: string];

/** @param row a code and, behind a space, a name */
const stateOf = (row: string): NamedState => {
  const space = row.indexOf(' ');
  return [row.slice(0, space), row.slice(space + 1)];
};

/**
 * States and territories of the United States that issue licenses: postal code, name, and issuer
 * identification number of their cards' bar codes (AAMVA, list of IINs; aamva.org, seen 2026-11-20).
 */
export const US_STATES = phrasesOf(STATES.USA).map(
  (row): readonly [code: string, name: string, iin: string] => {
    const [code, numbered] = stateOf(row);
    const [iin, name] = stateOf(numbered);
    return [code, name, iin];
  },
);

/**
 * Provinces and territories of Canada, which issue licenses, by Canada Post's abbreviation, in English and
 * French.
 */
export const CA_PROVINCES = phrasesOf(STATES.CAN).map(stateOf);

/**
 * States of Brazil, which issue the paper card of identity, and the Federal District, by IBGE's abbreviation,
 * as they head it.
 */
export const BR_STATES = phrasesOf(STATES.BRA).map(stateOf);

/** The second part of ISO 3166-2:MX and the state's name alone. */
export const MX_STATE_NAMES = phrasesOf(STATES.MEX).map(stateOf);

/**
 * States of Mexico, which issue licenses, by the second part of ISO 3166-2:MX, as they head what they issue.
 */
export const MX_STATES: readonly NamedState[] = [
  ['CMX', 'Gobierno de la Ciudad de México'],
  ['CMX', 'Ciudad de México'],
  ...MX_STATE_NAMES.flatMap(([code, name]) =>
    ['Gobierno del Estado de', 'Gobierno de', 'Estado de', 'Estado Libre y Soberano de'].map(
      (before): NamedState => [code, `${before} ${name}`],
    ),
  ),
];
