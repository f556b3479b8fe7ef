const ONES = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

function inWords(whole: number): string {
  if (whole < 20) return ONES[whole] ?? '';
  if (whole < 100) return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? `-${ONES[whole % 10]}` : ''}`;
  const [unit, word] = whole < 1000 ? [100, 'Hundred'] : [1000, 'Thousand'];
  const rest = whole % unit;
  return `${inWords(Math.floor(whole / unit))} ${word}${rest ? ` ${inWords(rest)}` : ''}`;
}

/** As a cheque says it: `One Thousand Two Hundred Five and 07/100`. @param cents 0 to below 100,000,000 */
export const amountInWords = (cents: number): string =>
  `${inWords(Math.floor(cents / 100))} and ${String(cents % 100).padStart(2, '0')}/100`;
