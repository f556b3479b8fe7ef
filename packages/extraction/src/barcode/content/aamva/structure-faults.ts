import type { AamvaHeader } from './header.js';

/**
 * Where the header's numbers disagree with the text. A subfile begins at its offset with its two letters, and
 * its length ends with the separator before the next one. Issuers' own programs miscount by some characters;
 * so does whoever edits the text by hand.
 */
export function structureFaults(
  text: string,
  { subfiles, promisedSubfiles, start, end }: AamvaHeader,
): string[] {
  const faults: string[] = [];
  if (promisedSubfiles !== subfiles.length)
    faults.push(`the header promises ${promisedSubfiles} subfiles and names ${subfiles.length}`);
  let from = end;
  for (const [index, { type, offset, length }] of subfiles.entries()) {
    const begins = beginOf(text, type, from);
    if (begins < 0) {
      faults.push(`subfile ${type} is named and missing`);
      continue;
    }
    if (offset !== begins - start)
      faults.push(`subfile ${type} begins at ${begins - start}, the header says ${offset}`);
    const next = subfiles[index + 1];
    const ends = next ? beginOf(text, next.type, begins + 2) : text.length;
    if (ends >= 0 && length !== ends - begins)
      faults.push(`subfile ${type} has ${ends - begins} characters, the header says ${length}`);
    from = begins + 2;
  }
  return faults;
}

/** A subfile's letters stand behind the header or a separator. */
function beginOf(text: string, type: string, from: number): number {
  for (let at = text.indexOf(type, from); at >= 0; at = text.indexOf(type, at + 1)) {
    if (at === from || /[\n\r]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
}
