/** What a stated value is, for comparing it. */
export type StatedKind = 'person' | 'party' | 'date' | 'amount' | 'number';

/** One field that a dossier keeps. */
export interface StatedField {
  readonly kind: StatedKind;
  /** As a sentence calls it: "another closing balance". */
  readonly called: string;
}

/**
 * The fields that a dossier keeps, named as in docs/fields.md with `[]` for an index, in the order in which
 * they are kept where there are too many. Addresses, lines of tables and what no rule compares are left out:
 * what is not kept cannot leak.
 */
export const STATED_FIELDS = {
  firstName: { kind: 'person', called: 'name' },
  middleName: { kind: 'person', called: 'name' },
  lastName: { kind: 'person', called: 'name' },
  accountHolderName: { kind: 'person', called: 'account holder' },
  employeeName: { kind: 'person', called: 'employee' },
  personName: { kind: 'person', called: 'name' },
  customerName: { kind: 'person', called: 'customer' },
  bankName: { kind: 'party', called: 'bank' },
  employerName: { kind: 'party', called: 'employer' },
  vendorName: { kind: 'party', called: 'vendor' },
  merchantName: { kind: 'party', called: 'shop' },
  licenseNumber: { kind: 'number', called: 'document number' },
  documentNumber: { kind: 'number', called: 'document number' },
  invoiceId: { kind: 'number', called: 'invoice number' },
  dateOfBirth: { kind: 'date', called: 'date of birth' },
  dateOfIssue: { kind: 'date', called: 'date of issue' },
  expirationDate: { kind: 'date', called: 'date of expiry' },
  statementStartDate: { kind: 'date', called: 'first day' },
  statementEndDate: { kind: 'date', called: 'last day' },
  payPeriodStartDate: { kind: 'date', called: 'first day' },
  payPeriodEndDate: { kind: 'date', called: 'last day' },
  payDate: { kind: 'date', called: 'pay date' },
  invoiceDate: { kind: 'date', called: 'invoice date' },
  transactionDate: { kind: 'date', called: 'date' },
  documentDate: { kind: 'date', called: 'date' },
  periodStartDate: { kind: 'date', called: 'first day' },
  periodEndDate: { kind: 'date', called: 'last day' },
  taxYear: { kind: 'number', called: 'tax year' },
  currentPeriodGrossPay: { kind: 'amount', called: 'gross pay' },
  currentPeriodTaxes: { kind: 'amount', called: 'amount of taxes' },
  currentPeriodDeductions: { kind: 'amount', called: 'amount of deductions' },
  currentPeriodNetPay: { kind: 'amount', called: 'net pay' },
  yearToDateGrossPay: { kind: 'amount', called: 'gross pay of the year' },
  yearToDateNetPay: { kind: 'amount', called: 'net pay of the year' },
  wagesTipsAndOtherCompensation: { kind: 'amount', called: 'amount of wages' },
  federalIncomeTaxWithheld: { kind: 'amount', called: 'income tax' },
  subTotal: { kind: 'amount', called: 'subtotal' },
  totalTax: { kind: 'amount', called: 'tax' },
  invoiceTotal: { kind: 'amount', called: 'total' },
  total: { kind: 'amount', called: 'total' },
  totalAmount: { kind: 'amount', called: 'total' },
  'accounts[].accountNumber': { kind: 'number', called: 'account number' },
  'accounts[].beginningBalance': { kind: 'amount', called: 'opening balance' },
  'accounts[].endingBalance': { kind: 'amount', called: 'closing balance' },
  'accounts[].totalDeposits': { kind: 'amount', called: 'total of deposits' },
  'accounts[].totalWithdrawals': { kind: 'amount', called: 'total of withdrawals' },
} as const satisfies Readonly<Record<string, StatedField>>;

/** Name of a kept field, with `[]` for an index. */
export type StatedName = keyof typeof STATED_FIELDS;

export const STATED_NAMES = Object.keys(STATED_FIELDS) as readonly StatedName[];
