import { count } from '../../words/numbers.js';
import { open } from '../open.js';

export const parse = {
  title: 'Document that was read',
  mean: (percent: string) => `mean ${percent}`,
  fields: (n: number) => count(n, 'field', 'fields'),
  below: 'Only below',
  anyConfidence: 'Show all',
  sources: open({
    text: 'text layer',
    ocr: 'print',
    barcode: 'bar code',
    mrz: 'machine-readable zone',
    qr: 'QR code',
  }),
  repaired: 'mended by its check digit',
  learnedFrom: (id: number) => `read as document ${id} taught it`,
  unread: (parts: string) => `Not read: ${parts}`,
  pagesUnread: (n: number) => `${count(n, 'page', 'pages')} not read`,
  transactions: 'Transactions',
  date: 'Date',
  description: 'Description',
  deposit: 'In',
  withdrawal: 'Out',
  balance: 'Balance',
  breaks: (expected: string) => `should be ${expected}`,
  breaksCount: (n: number) =>
    n === 0
      ? 'Every balance follows from the one before'
      : count(n, 'break of the balance', 'breaks of the balance'),
  sums: 'opening + in − out = closing',
  sumsHold: 'agrees',
  sumsFail: (difference: string) => `differs by ${difference}`,
  sumsUnknown: 'not all of it was read',
  crop: 'The place, enlarged',
  table: 'Fields, least sure first',
  noPlace: 'no place',
  account: (name: string) => `Account ${name}`,
};
