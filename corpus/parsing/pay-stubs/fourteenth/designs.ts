import type { PayStubDesign } from '../design.js';
import { PLAIN_BRAZILIAN, PLAIN_LATIN, PLAIN_PAY_STUB } from '../plain-design.js';
import { MIDDLING_COMPANIES, middlingCompanies, SINGLE_DATABASE, singleDatabase } from './american.js';
import { CITY_PAYSLIP, cityPayslip, LARGE_COMPANIES, largeCompanies } from './brazilian.js';
import { UNIVERSITY_HOSPITALS, universityHospitals } from './hospital.js';
import { FEDERAL_VOUCHER, FISCAL_RECEIPT, federalVoucher, fiscalReceipt } from './mexican.js';

const US = {
  ...PLAIN_PAY_STUB,
  fontFamily: 'Liberation Sans',
  fontSizePoints: 8.5,
  accent: '#1d4f3a',
} as const;
const MX = {
  ...US,
  ...PLAIN_LATIN,
  country: 'MX',
  language: 'es',
  dateStyle: 'DD/MM/YYYY',
  frequency: 'semimonthly',
  capitalNames: true,
} as const;
const BR = { ...US, ...PLAIN_LATIN, ...PLAIN_BRAZILIAN, dateStyle: 'DD/MM/YYYY', fontSizePoints: 9 } as const;

/** Layouts of the fourteenth family: each follows the form of one payroll program, employer or public body. */
export const FOURTEENTH_PAY_STUBS: readonly PayStubDesign[] = [
  { ...US, id: 'z-us-single-database', words: SINGLE_DATABASE, body: singleDatabase },
  {
    ...US,
    id: 'z-us-middling-companies',
    words: MIDDLING_COMPANIES,
    fontFamily: 'Open Sans',
    body: middlingCompanies,
  },
  {
    ...US,
    id: 'z-us-university-hospitals',
    words: UNIVERSITY_HOSPITALS,
    employer: 'Lakefield University Hospitals',
    fontFamily: 'Nimbus Sans',
    capitalNames: true,
    body: universityHospitals,
  },
  { ...MX, id: 'z-mx-fiscal-receipt', words: FISCAL_RECEIPT, body: fiscalReceipt },
  {
    ...MX,
    id: 'z-mx-federal-voucher',
    words: FEDERAL_VOUCHER,
    employer: 'SECRETARÍA DE CATASTRO Y PATRIMONIO FEDERAL',
    fontSizePoints: 8,
    body: federalVoucher,
  },
  {
    ...BR,
    id: 'z-br-large-companies',
    words: LARGE_COMPANIES,
    withHours: true,
    fontFamily: 'Carlito',
    body: largeCompanies,
  },
  {
    ...BR,
    id: 'z-br-city-payslip',
    words: CITY_PAYSLIP,
    employer: 'PREFEITURA MUNICIPAL DE SERRA CLARA',
    capitalNames: true,
    body: cityPayslip,
  },
];
