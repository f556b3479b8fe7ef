/** Provinces of birth or of residence abroad, with which a number begins (Registro Civil). */
const PROVINCES = 24;

/**
 * The last digit of an Ecuadorian identity number: each odd place doubled, nine taken off what is over nine, what is missing to the next ten (Registro
 * Civil, modulo 10). @param base nine digits
 */
export function cedulaCheckDigit(base: string): string {
  const sum = [...base].reduce((total, character, index) => {
    const weighted = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** A number of the right shape with a right check digit. @param roll gives so many digits @param province 1..24 */
export function cedulaNumber(roll: (count: number) => string, province: number): string {
  if (!(province >= 1 && province <= PROVINCES))
    throw new RangeError(`expected a province in 1..${PROVINCES}, received ${province}`);
  // The third digit is below six for persons.
  const base = `${String(province).padStart(2, '0')}${Number(roll(1)) % 6}${roll(6)}`;
  return `${base}${cedulaCheckDigit(base)}`;
}
