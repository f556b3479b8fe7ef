import type { Country } from '../store/record-types.js';

export const COUNTRIES: readonly Country[] = ['us', 'mx', 'br'];

/** An omitted, empty or unknown country is `us`: it is a hint, never a reason to refuse. */
export function countryOf(value: string | undefined): Country {
  const wanted = value?.trim().toLowerCase();
  return COUNTRIES.find((country) => country === wanted) ?? 'us';
}
