import { editDistance } from './text/edit-distance.js';

/**
 * The classes of documents that Assay tells apart, by group: 71 types in 8 groups. A class is spelled
 * `<group>/<type>`; a type stands in one group only, so that it may also be named alone.
 */
export const DOCUMENT_CLASSES = {
  identity: [
    'driver_license',
    'national_id',
    'municipal_id',
    'passport',
    'passport_card',
    'residence_card',
    'work_authorization',
    'military_id',
    'professional_id',
    'voter_registration_card',
    'social_security_card',
  ],
  financial: [
    'bank_statement',
    'business_bank_statement',
    'check',
    'list_of_checks_cashed',
    'check_register',
    'investment_statement',
    'retirement_account_statement',
    'pension_statement',
    'annuity_award_letter',
    'social_security_statement',
    'social_security_cola_notice',
    'disability_income_verification',
    'credit_card_statement',
    'mortgage_statement',
    'loan_statement',
    'paystub',
  ],
  tax: [
    'form_w2',
    'form_w4',
    'form_w9',
    'form_1040',
    'form_1040_schedule_c',
    'form_1098',
    'form_1099',
    'form_1120',
    'tax_transcript',
    'tax_registration_certificate',
  ],
  employment: [
    'employment_verification_letter',
    'offer_letter',
    'employment_contract',
    'termination_letter',
    'unemployment_benefit_letter',
    'workers_compensation_letter',
    'professional_license',
  ],
  business: [
    'invoice',
    'receipt',
    'purchase_order',
    'articles_of_incorporation',
    'business_license',
    'business_registration_certificate',
    'certificate_of_good_standing',
    'profit_and_loss_statement',
    'balance_sheet',
  ],
  residence: [
    'utility_bill',
    'telephone_bill',
    'internet_bill',
    'lease_agreement',
    'rent_receipt',
    'property_deed',
    'property_tax_bill',
    'proof_of_residence_letter',
  ],
  insurance: [
    'insurance_card',
    'insurance_policy',
    'insurance_declaration_page',
    'insurance_claim',
    'explanation_of_benefits',
  ],
  vehicle: [
    'vehicle_registration',
    'vehicle_title',
    'vehicle_bill_of_sale',
    'vehicle_inspection_report',
    'vehicle_purchase_agreement',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `<group>/<type>` of one of {@link DOCUMENT_CLASSES}. */
export type DocumentClassName = {
  [G in keyof typeof DOCUMENT_CLASSES]: `${G}/${(typeof DOCUMENT_CLASSES)[G][number]}`;
}[keyof typeof DOCUMENT_CLASSES];

/** `<group>/<type>` of every class, in the table's order. */
export const DOCUMENT_CLASS_NAMES: readonly DocumentClassName[] = Object.entries(DOCUMENT_CLASSES).flatMap(
  ([group, types]) => types.map((type) => `${group}/${type}` as DocumentClassName),
);

const typeOf = (className: string): string => className.slice(className.indexOf('/') + 1);

/**
 * @returns `<group>/<type>` of a class named as `<type>` or `<group>/<type>`, whatever its case; undefined
 * for an unknown one
 */
export function findDocumentClass(name: string): DocumentClassName | undefined {
  const wanted = name.trim().toLowerCase();
  return DOCUMENT_CLASS_NAMES.find((className) => className === wanted || typeOf(className) === wanted);
}

/** Longest name that is compared; a class name has at most 44 characters. */
const MAX_COMPARED_CHARACTERS = 64;

/** The classes spelled most like an unknown name, nearest first. */
export function nearestDocumentClasses(name: string, count: number): DocumentClassName[] {
  const wanted = name.trim().toLowerCase().slice(0, MAX_COMPARED_CHARACTERS);
  const distance = (className: string): number =>
    Math.min(editDistance(wanted, className), editDistance(wanted, typeOf(className)));
  return DOCUMENT_CLASS_NAMES.map((className) => ({ className, distance: distance(className) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ className }) => className);
}
