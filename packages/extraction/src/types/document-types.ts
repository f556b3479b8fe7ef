import type { DocumentType } from './document-type.js';
import { FORM_1040 } from './form-1040/form-1040.js';
import { FORM_1099_NEC } from './form-1099-nec/form-1099-nec.js';
import { FORM_W2 } from './form-w2/form-w2.js';
import { INSURANCE_DECLARATION_PAGE } from './insurance-declaration-page/insurance-declaration-page.js';
import { INVOICE } from './invoice/invoice.js';
import { OTHER_DOCUMENT } from './other-document/other-document.js';
import { PAY_STUB } from './pay-stub/pay-stub.js';
import { RECEIPT } from './receipt/receipt.js';
import { TAX_REGISTRATION_CERTIFICATE } from './tax-registration-certificate/tax-registration-certificate.js';
import { UTILITY_BILL } from './utility-bill/utility-bill.js';

/** Kinds of document that are described, in the order of `docs/fields.md`. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  PAY_STUB,
  INVOICE,
  UTILITY_BILL,
  FORM_1099_NEC,
  FORM_1040,
  RECEIPT,
  FORM_W2,
  INSURANCE_DECLARATION_PAGE,
  TAX_REGISTRATION_CERTIFICATE,
  OTHER_DOCUMENT,
];
