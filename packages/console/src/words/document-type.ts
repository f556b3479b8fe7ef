import { m } from '../messages/index.js';

/** A kind of document in words: `financial/bank_statement` of a detection, `bankStatement.us` of a reading. */
export function documentTypeWords(name: string): string {
  const last = (name.split('/').pop() ?? '').replace(/\.[a-z]{2}$/, '');
  const key = last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace('pay_stub', 'paystub');
  return m.documentTypes[key] ?? key.replaceAll('_', ' ');
}
