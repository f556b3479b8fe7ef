import type { DocumentClassName } from '@assay/media';
import type { Model } from '../models/descriptor.js';
import type { Parsing } from '../store/parsing-types.js';

type Name = Parsing['model'];

/** A parsing model: what it takes, and for which documents its confidence is meant. */
interface ParsingModel extends Model<Name> {
  /**
   * Classes that it covers; a document of another class, or of none, is read as far as it goes and never
   * believed much.
   */
  readonly covers: readonly DocumentClassName[];
}

/** Cards with a holder, a number and a term: the contract's list of what `light` is for. */
const CARDS = [
  'identity/driver_license',
  'identity/national_id',
  'identity/municipal_id',
  'identity/residence_card',
  'identity/social_security_card',
  'identity/military_id',
] as const satisfies readonly DocumentClassName[];

/** The contract's "common government IDs": the cards and what else a state issues to identify somebody. */
const GOVERNMENT_IDS = [
  ...CARDS,
  'identity/passport',
  'identity/passport_card',
  'identity/work_authorization',
  'identity/voter_registration_card',
  'identity/professional_id',
] as const satisfies readonly DocumentClassName[];

/** What proves an address, and an income beside the pay stub. */
const BILLS_AND_FORMS = [
  'residence/utility_bill',
  'residence/telephone_bill',
  'residence/internet_bill',
  'tax/form_w2',
  'tax/form_1099',
  'tax/form_1040',
] as const satisfies readonly DocumentClassName[];

export const PARSING_MODELS: Readonly<Record<Name, ParsingModel>> = {
  light: {
    name: 'light',
    description:
      'Identity cards: driving licenses, state and national IDs, residence permits, social security cards, military IDs.',
    tags: [
      'identity',
      'driver license',
      'state id',
      'residence permit',
      'social security card',
      'military id',
    ],
    category: 'document-parsing',
    accepts: ['jpeg', 'png', 'webp', 'pdf'],
    version: '1.6.7',
    covers: CARDS,
  },
  performance: {
    name: 'performance',
    description:
      'Bank statements and pay stubs with all their lines, utility bills, tax forms, and the common identity documents of governments.',
    tags: ['bank statement', 'pay stub', 'utility bill', 'tax form', 'identity', 'passport'],
    category: 'document-parsing',
    accepts: ['jpeg', 'png', 'webp', 'pdf'],
    version: '1.9.19',
    covers: [
      'financial/bank_statement',
      'financial/business_bank_statement',
      'financial/paystub',
      ...BILLS_AND_FORMS,
      ...GOVERNMENT_IDS,
    ],
  },
};

export const MODEL_NAMES: readonly Name[] = ['light', 'performance'];

/**
 * The most that a field of a document may be believed that the model does not cover: as likely wrong as
 * right.
 */
export const MOST_CONFIDENCE_UNCOVERED = 0.5;

/** @param documentClass undefined when nothing tells what the document is */
export const covers = (model: Name, documentClass: DocumentClassName | undefined): boolean =>
  documentClass !== undefined && PARSING_MODELS[model].covers.includes(documentClass);
