import type { PayWords } from '../design.js';

const NO_LABELS = {
  title: '',
  employee: '',
  employer: '',
  employeeNumber: '',
  socialSecurityNumber: '',
  job: '',
  payDate: '',
  period: '',
  periodStart: '',
  periodEnd: '',
  to: '',
  earnings: '',
  taxes: '',
  deductions: '',
  description: '',
  hours: '',
  rate: '',
  current: '',
  yearToDate: '',
  gross: '',
  totalTaxes: '',
  totalDeductions: '',
  net: '',
} as const;

/** The words of a layout that follows one program's form: its labels stand in its own markup, as no other layout prints them. */
export const employerWords = (
  small: string,
  lines: Pick<PayWords, 'earningNames' | 'taxNames' | 'deductionNames'>,
): PayWords => ({
  ...NO_LABELS,
  small,
  ...lines,
});
