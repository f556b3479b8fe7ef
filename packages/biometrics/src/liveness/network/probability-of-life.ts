/** What a network says of its classes. */
export interface ClassScores {
  readonly numbers: readonly number[];
  /** `logits` go through softmax; `probabilities` are taken as they are. */
  readonly scale: 'logits' | 'probabilities';
}

/** The probability of one class. @throws RangeError where there is no such class, or no probability comes out */
export function probabilityOfClass({ numbers, scale }: ClassScores, index: number): number {
  const number = numbers[index];
  if (number === undefined)
    throw new RangeError(`anti-spoof model: expected more than ${index} numbers, received ${numbers.length}`);
  const largest = Math.max(...numbers);
  const probability =
    scale === 'probabilities'
      ? number
      : Math.exp(number - largest) / numbers.reduce((sum, value) => sum + Math.exp(value - largest), 0);
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError('anti-spoof model: expected a probability in 0..1');
  return probability;
}
