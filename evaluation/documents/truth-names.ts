/** Ground truth spelled otherwise than the product spells it: their name to ours. */
const RENAMED: Readonly<Record<string, string>> = {
  AccountHolderAddress: 'accountHolderAddress',
  AccountNumber: 'accounts[0].accountNumber',
  AccountType: 'accounts[0].accountType',
  BeginningBalance: 'accounts[0].beginningBalance',
  EndingBalance: 'accounts[0].endingBalance',
  TotalDeposits: 'accounts[0].totalDeposits',
  TotalServiceFees: 'accounts[0].totalServiceFees',
  TotalWithdrawals: 'accounts[0].totalWithdrawals',
  SecondAccountNumber: 'accounts[1].accountNumber',
  SecondEndingBalance: 'accounts[1].endingBalance',
  EmployeeSSN: 'employeeSSN',
  documentNumber: 'licenseNumber',
  issueDate: 'dateOfIssue',
  cpf: 'personalNumber',
};

/**
 * Stated of the whole document, or in a form that no field has: neither they nor what they hold is compared
 * as a field.
 */
const NOT_A_FIELD = new Set(['nTransactions', 'mrz', 'fullName', 'yearOfBirth']);

/** Our path of a path in the ground truth; undefined for what is no field. */
export function fieldPath(truthPath: string): string | undefined {
  const [top = ''] = truthPath.split(/[.[]/);
  if (NOT_A_FIELD.has(top)) return undefined;
  return RENAMED[truthPath] ?? truthPath.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}
