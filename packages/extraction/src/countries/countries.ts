import { phrasesOf } from '../vocabulary/phrases-of.js';
import NAMES from './countries.json' with { type: 'json' };

/**
 * Countries by ISO 3166-1 alpha-3, with what their documents call them, and their nationals; lower case
 * without accents.
 */
export const COUNTRIES = Object.entries(NAMES).map(
  ([code, [names = '', nationals = '']]): readonly [
    code: string,
    names: readonly string[],
    nationals: readonly string[],
  ] => [code, phrasesOf([names]), phrasesOf([nationals])],
);
