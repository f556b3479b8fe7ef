/** Shorter ones are shared by chance: makers count per model. */
const MIN_CHARACTERS = 4;

/**
 * What programs and cheap cameras write where there is no number. Compared in capitals, letters and digits
 * only.
 */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'NA',
  'NONE',
  'NULL',
  'UNKNOWN',
  'UNDEFINED',
  'DEFAULT',
  'EMPTY',
  'SERIAL',
  'SERIALNUMBER',
  'TEST',
  'NOTAVAILABLE',
]);

/**
 * A serial number in the form that is compared: capitals, without blanks and signs, since programs that copy
 * it differ in them. Undefined for what is none: a placeholder, one character over and over, digits in order,
 * the name of the model.
 */
export function serialNumber(text: string | undefined, model = ''): string | undefined {
  const plain = plainOf(text ?? '');
  if (plain.length < MIN_CHARACTERS || PLACEHOLDERS.has(plain) || plain === plainOf(model)) return undefined;
  if (
    !/\d/.test(plain) ||
    /^(.)\1*$/.test(plain) ||
    '01234567890123456789'.includes(plain) ||
    '9876543210'.includes(plain)
  )
    return undefined;
  return plain;
}

export const plainOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
