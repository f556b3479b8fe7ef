/** Lines that read as an account statement. */
export const STATEMENT_LINES = [
  'Account number 3077785259',
  'Opening balance 7,853.38',
  'Deposits 1,017.55 565.94 960.03',
  'Closing balance 7,211.88',
  'Statement period of January',
] as const;

/** Lines that read as a letter. */
export const LETTER_LINES = [
  'This letter confirms the employment of Priya Raman',
  'as Project Manager in our office at Summit Street',
  'since the first day of March of this very year.',
  'It is given at her request, for a rented flat.',
  'Northgate Foods, 30 June 2025',
] as const;
