/** The number of a Portuguese citizen's card as printed (`00002475 9 ZZ7`) and without spaces. */
export interface CitizenCardNumber {
  readonly printed: string;
  readonly coded: string;
}

/** What a digit or letter counts: `A` ten, `Z` thirty-five. */
const weightOf = (character: string): number => Number.parseInt(character, 36);

/**
 * Completes a number with its two check digits: one of the civil number (modulo 11, weights nine to two), one of all twelve characters (every
 * second one counts twice, as Luhn's, letters from ten on).
 * @see Agência para a Modernização Administrativa, "Validação de número de documento do Cartão de Cidadão" (2009)
 * @param civilNumber eight digits @param edition two letters that tell the cards of a person apart
 */
export function citizenCardNumber(civilNumber: string, edition: string): CitizenCardNumber {
  const weighted = [...civilNumber].reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0) % 11;
  const civilDigit = weighted < 2 ? '0' : String(11 - weighted);
  const counted = [...`${civilNumber}${civilDigit}${edition}`].reduce((sum, character, index) => {
    const doubled = index % 2 === 0 ? weightOf(character) * 2 : weightOf(character);
    return sum + (index % 2 === 0 && doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const group = `${edition}${(10 - (counted % 10)) % 10}`;
  return { printed: `${civilNumber} ${civilDigit} ${group}`, coded: `${civilNumber}${civilDigit}${group}` };
}
