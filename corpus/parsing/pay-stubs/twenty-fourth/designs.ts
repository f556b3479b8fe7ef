import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { CARE_EMPLOYERS, careEmployers } from './care-employers.js';
import { PAYROLL_SERVICE, payrollService } from './payroll-service.js';
import { stateAgency } from './state-agency.js';
import { STATE_AGENCY } from './state-agency-lines.js';
import { TELEPHONE_COMPANY, telephoneCompany } from './telephone-company.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#222222',
} as const;

/** Layouts of the twenty-fourth family: each follows the form of one payroll program, company or public body. */
export const TWENTY_FOURTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'r-us-voucher-beneath', words: CARE_EMPLOYERS, body: careEmployers },
  {
    ...US,
    id: 'r-us-employer-paid-benefits',
    words: STATE_AGENCY,
    employer: 'Sabinal Department of Family Services',
    fontSizePoints: 7.5,
    frequency: 'monthly',
    body: stateAgency,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    id: 'r-mx-week-receipt',
    country: 'MX',
    language: 'es',
    words: TELEPHONE_COMPANY,
    employer: 'TELEFONIA DEL VALLE DE ANAHUAC, S.A.B. DE C.V.',
    fontSizePoints: 8,
    dateStyle: 'DD/MM/YYYY',
    frequency: 'weekly',
    capitalNames: true,
    body: telephoneCompany,
  },
  {
    ...US,
    ...PLAIN_LATIN,
    ...PLAIN_BRAZILIAN,
    id: 'r-br-credit-day',
    words: PAYROLL_SERVICE,
    dateStyle: 'DD/MM/YYYY',
    capitalNames: true,
    body: payrollService,
  },
];
