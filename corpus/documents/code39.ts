/**
 * Code 39 (ISO/IEC 16388): bars and spaces in turn, nine to a character, `w` wide and `n` narrow; the ten
 * digits and the start and stop character.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
};

/** A wide element is this many narrow ones; the standard allows 2.0 to 3.0. */
const WIDE = 2.5;

export interface Bar {
  /** From the symbol's left edge and in width, both in narrow elements. */
  readonly start: number;
  readonly width: number;
}

/**
 * The dark bars of `digits`, start and stop characters included. @throws RangeError for anything but digits
 */
export function code39Bars(digits: string): { readonly bars: readonly Bar[]; readonly width: number } {
  if (!/^\d+$/.test(digits)) throw new RangeError(`expected digits, received ${JSON.stringify(digits)}`);
  const bars: Bar[] = [];
  let position = 0;
  for (const character of `*${digits}*`) {
    for (const [index, element] of [...(PATTERNS[character] ?? '')].entries()) {
      const width = element === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ start: position, width });
      position += width;
    }
    position += 1;
  }
  return { bars, width: position - 1 };
}
