import { type DocumentClass, type DocumentClassName, fraction } from '@assay/media';

/**
 * The classes that are right for a manifest's type of document; an empty list where we have no class of its
 * own.
 */
const CLASSES: Readonly<Record<string, readonly DocumentClassName[]>> = {
  bankStatement: [
    'financial/bank_statement',
    'financial/business_bank_statement',
    'financial/credit_card_statement',
  ],
  payStub: ['financial/paystub'],
  driverLicense: ['identity/driver_license'],
  passport: ['identity/passport', 'identity/passport_card'],
  nationalIdentityCard: ['identity/national_id'],
  voterCard: ['identity/voter_registration_card', 'identity/national_id'],
  residencePermit: ['identity/residence_card', 'identity/work_authorization'],
  socialSecurityCard: ['identity/social_security_card'],
  militaryCard: ['identity/military_id'],
  visa: [],
  utilityBill: ['residence/utility_bill', 'residence/telephone_bill', 'residence/internet_bill'],
  invoice: ['business/invoice'],
  receipt: ['business/receipt'],
  form1040: ['tax/form_1040'],
  form1099: ['tax/form_1099'],
  formW2: ['tax/form_w2'],
  insuranceDeclarationPage: ['insurance/insurance_declaration_page'],
  taxRegistrationCertificate: ['tax/tax_registration_certificate'],
};

export const isEvaluatedType = (documentType: string): boolean => Object.hasOwn(CLASSES, documentType);

export function isRightClass(documentType: string, className: DocumentClassName | undefined): boolean {
  const classes = CLASSES[documentType] ?? [];
  return classes.length === 0 || (className !== undefined && classes.includes(className));
}

/**
 * The class as a caller would name it: what was told where that is right, else the type's first class, with
 * nothing else known of it.
 */
export function withGivenType(
  told: DocumentClass | undefined,
  documentType: string | undefined,
): DocumentClass | undefined {
  const [name] = CLASSES[documentType ?? ''] ?? [];
  if (documentType === undefined || name === undefined || isRightClass(documentType, told?.name)) return told;
  return {
    name,
    confidence: fraction(1),
    country: told?.country,
    region: told?.region,
    because: [],
    isGiven: true,
  };
}
