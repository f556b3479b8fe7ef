/** The digit that brings a weighted sum of digits to a multiple of ten. */
const toTens = (digits: string, weights: readonly number[]): string =>
  String(
    (10 - ([...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 10)) %
      10,
  );

/** The last digit of a Salvadoran DUI: weights 9 to 2. @param serial eight digits */
export const salvadoranDigit = (serial: string): string => toTens(serial, [9, 8, 7, 6, 5, 4, 3, 2]);

/** The last digit of a Uruguayan cédula: weights 2, 9, 8, 7, 6, 3, 4. @param serial seven digits */
export const uruguayanDigit = (serial: string): string => toTens(serial, [2, 9, 8, 7, 6, 3, 4]);
