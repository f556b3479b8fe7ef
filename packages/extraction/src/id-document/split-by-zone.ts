import type { MrzReading } from '@assay/media';
import type { SplitName } from './full-name.js';

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^\p{Lu}]/gu, '');

/**
 * A name in one piece, taken apart where the zone takes it apart, in the print's spelling and with the zone's
 * spaces.
 */
export function splitByZone(name: string, mrz: MrzReading | undefined): SplitName | undefined {
  const { firstName, lastName } = mrz?.values ?? {};
  if (!firstName || !lastName) return undefined;
  const letters = lettersOf(name);
  if (letters === lettersOf(firstName) + lettersOf(lastName)) {
    const [given, family] = cut(name, [firstName, lastName]);
    return { firstName: given ?? '', lastName: family ?? '' };
  }
  if (letters !== lettersOf(lastName) + lettersOf(firstName)) return undefined;
  const [family, given] = cut(name, [lastName, firstName]);
  return { firstName: given ?? '', lastName: family ?? '' };
}

/** The name's characters dealt out to the words of each part, as many letters to each as the zone has. */
function cut(name: string, parts: readonly string[]): string[] {
  const characters = [...name.normalize('NFC')];
  let at = 0;
  return parts.map((part) =>
    part
      .split(/\s+/u)
      .map((word) => {
        let taken = '';
        for (
          let left = lettersOf(word).length;
          at < characters.length && (left > 0 || /^['\u2019.-]$/u.test(characters[at] ?? ''));
          at++
        ) {
          const character = characters[at] ?? '';
          if (/^[\s,]$/u.test(character)) continue;
          taken += character;
          if (/\p{L}/u.test(character)) left -= 1;
        }
        return taken;
      })
      .join(' '),
  );
}
