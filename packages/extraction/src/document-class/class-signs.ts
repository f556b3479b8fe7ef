import { DOCUMENT_CLASS_NAMES, type DocumentClassName, PhraseFinder } from '@assay/media';
import { phrasesOf } from '../vocabulary/pattern.js';
import BUSINESS from './signs/business.json' with { type: 'json' };
import EMPLOYMENT from './signs/employment.json' with { type: 'json' };
import FINANCIAL from './signs/financial.json' with { type: 'json' };
import IDENTITY from './signs/identity.json' with { type: 'json' };
import INSURANCE from './signs/insurance.json' with { type: 'json' };
import RESIDENCE from './signs/residence.json' with { type: 'json' };
import TAX from './signs/tax.json' with { type: 'json' };
import VEHICLE from './signs/vehicle.json' with { type: 'json' };

/**
 * What documents of a class print, in English, Spanish and Portuguese: as laws, standards and issuers' forms
 * spell it, in lower case without accents. A phrase may stand at several classes; what it says is what it
 * says for each.
 */
interface ClassSigns {
  /** Headings: count in full only where they stand as one, since a letter about a passport names it too. */
  readonly titles: readonly string[];
  /** Wording that hardly any other kind of document carries. */
  readonly marks: readonly string[];
  /** Labels and wording that documents of this class share with some others. */
  readonly labels: readonly string[];
}

/** All classes, one entry each; `sources` beside them say whose spelling it is. */
const CLASS_SIGNS: Readonly<Record<DocumentClassName, ClassSigns>> = {
  ...IDENTITY.classes,
  ...FINANCIAL.classes,
  ...TAX.classes,
  ...EMPLOYMENT.classes,
  ...BUSINESS.classes,
  ...RESIDENCE.classes,
  ...INSURANCE.classes,
  ...VEHICLE.classes,
};

export type SignRole = 'title' | 'mark' | 'label';

/** That a phrase speaks for a class. */
export interface Sign {
  readonly name: DocumentClassName;
  readonly role: SignRole;
  /** Classes that the phrase speaks for in this role. */
  readonly sharedBy: number;
}

export interface ClassVocabulary {
  readonly finder: PhraseFinder;
  /** Every phrase once. */
  readonly phrases: readonly string[];
  /** By index in {@link phrases}. */
  readonly signs: readonly (readonly Sign[])[];
}

const ROLES: readonly (readonly [SignRole, keyof ClassSigns])[] = [
  ['title', 'titles'],
  ['mark', 'marks'],
  ['label', 'labels'],
];

let vocabulary: ClassVocabulary | undefined;

/**
 * The signs of all classes, made when the first document is classified: a worker's start does not wait for
 * them.
 */
export const classVocabulary = (): ClassVocabulary => {
  vocabulary ??= makeVocabulary();
  return vocabulary;
};

function makeVocabulary(): ClassVocabulary {
  const signsByPhrase = new Map<string, Sign[]>();
  for (const [role, rows] of ROLES) {
    const spoken = DOCUMENT_CLASS_NAMES.map((name) => ({
      name,
      phrases: new Set(phrasesOf(CLASS_SIGNS[name][rows])),
    }));
    const counts = new Map<string, number>();
    for (const { phrases } of spoken)
      for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    for (const { name, phrases } of spoken) {
      for (const phrase of phrases) {
        const sign: Sign = { name, role, sharedBy: counts.get(phrase) ?? 0 };
        const known = signsByPhrase.get(phrase);
        if (known) known.push(sign);
        else signsByPhrase.set(phrase, [sign]);
      }
    }
  }
  const phrases = [...signsByPhrase.keys()];
  return { finder: new PhraseFinder(phrases), phrases, signs: [...signsByPhrase.values()] };
}
