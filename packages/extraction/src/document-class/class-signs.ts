import { PhraseFinder } from '../phrases/phrase-finder.js';
import { BUSINESS_SIGNS } from './signs/business.js';
import { EMPLOYMENT_SIGNS } from './signs/employment.js';
import { FINANCIAL_SIGNS } from './signs/financial.js';
import { IDENTITY_SIGNS } from './signs/identity.js';
import { INSURANCE_SIGNS } from './signs/insurance.js';
import { RESIDENCE_SIGNS } from './signs/residence.js';
import { TAX_SIGNS } from './signs/tax.js';
import { VEHICLE_SIGNS } from './signs/vehicle.js';
import type { ClassSigns } from './types.js';

/** All classes, one entry each. */
export const CLASS_SIGNS: readonly ClassSigns[] = [
  ...IDENTITY_SIGNS,
  ...FINANCIAL_SIGNS,
  ...TAX_SIGNS,
  ...EMPLOYMENT_SIGNS,
  ...BUSINESS_SIGNS,
  ...RESIDENCE_SIGNS,
  ...INSURANCE_SIGNS,
  ...VEHICLE_SIGNS,
];

export type SignRole = 'title' | 'mark' | 'label';

/** That a phrase speaks for a class. */
export interface Sign {
  readonly signs: ClassSigns;
  readonly role: SignRole;
  /** Classes that the phrase speaks for in this role. */
  readonly sharedBy: number;
}

const ROLES: readonly (readonly [SignRole, (signs: ClassSigns) => readonly string[]])[] = [
  ['title', ({ titles }) => titles],
  ['mark', ({ marks }) => marks],
  ['label', ({ labels }) => labels],
];

const signsByPhrase = new Map<string, Sign[]>();
for (const [role, phrasesOf] of ROLES) {
  const spoken = CLASS_SIGNS.map((signs) => ({ signs, phrases: new Set(phrasesOf(signs)) }));
  const counts = new Map<string, number>();
  for (const { phrases } of spoken)
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  for (const { signs, phrases } of spoken) {
    for (const phrase of phrases) {
      const sharedBy = counts.get(phrase) ?? 0;
      signsByPhrase.set(phrase, [...(signsByPhrase.get(phrase) ?? []), { signs, role, sharedBy }]);
    }
  }
}

/** Every phrase once. */
export const PHRASES: readonly string[] = [...signsByPhrase.keys()];

/** By index in {@link PHRASES}. */
export const SIGNS: readonly (readonly Sign[])[] = [...signsByPhrase.values()];

export const CLASS_PHRASES = new PhraseFinder(PHRASES);
