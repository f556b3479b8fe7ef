export { foldInPlace as fold } from '@assay/media';

/**
 * Letters and digits only, in capitals: how numbers are looked for, whatever groups them, and readings
 * compared, which lose spaces and points first.
 */
export const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '');
