import { concatBytes, latin1, type ObjectBody } from './pdf-objects.js';

/** Where a save's trailer points, and what tells the file apart. */
export interface TrailerEntries {
  readonly root: number;
  readonly info?: number;
  /**
   * The two halves of /ID, 32 hexadecimal digits each: the first stays for life, the second changes with each
   * save.
   */
  readonly id: readonly [string, string];
}

/** A written file and what the next save needs to know of it. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly startXref: number;
  /** One more than the highest object number. */
  readonly size: number;
  readonly trailer: TrailerEntries;
}

/** High bytes after the header tell transfer programs that the file is binary (ISO 32000-1, 7.5.2). */
const HEADER = concatBytes([latin1('%PDF-1.6\n'), Uint8Array.of(0x25, 0xe8, 0xc4, 0xcc, 0xc3, 0x0a)]);

const trailerText = (trailer: TrailerEntries, size: number, previousXref?: number): string =>
  [
    `<< /Size ${size} /Root ${trailer.root} 0 R`,
    trailer.info === undefined ? '' : ` /Info ${trailer.info} 0 R`,
    ` /ID [<${trailer.id[0]}> <${trailer.id[1]}>]`,
    previousXref === undefined ? '' : ` /Prev ${previousXref}`,
    ' >>',
  ].join('');

/** Consecutive object numbers share a subsection (ISO 32000-1, 7.5.4). */
function xrefSubsections(offsets: ReadonlyMap<number, number>): string {
  const numbers = [...offsets.keys()].sort((a, b) => a - b);
  let text = '';
  for (let start = 0; start < numbers.length; ) {
    let end = start + 1;
    while (end < numbers.length && numbers[end] === (numbers[start] ?? 0) + (end - start)) end++;
    text += `${numbers[start]} ${end - start}\n`;
    for (const number of numbers.slice(start, end)) {
      text +=
        number === 0
          ? '0000000000 65535 f \n'
          : `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`;
    }
    start = end;
  }
  return text;
}

function writeSave(
  before: Uint8Array,
  objects: ReadonlyMap<number, ObjectBody>,
  trailer: TrailerEntries,
  previous?: PdfFile,
): PdfFile {
  const parts = [before];
  let length = before.length;
  const push = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = new Map<number, number>(previous ? [] : [[0, 0]]);
  for (const [number, body] of [...objects].sort(([a], [b]) => a - b)) {
    offsets.set(number, length);
    push(latin1(`${number} 0 obj\n`));
    push(body);
    push(latin1('\nendobj\n'));
  }
  const size = [...objects.keys()].reduce((most, number) => Math.max(most, number + 1), previous?.size ?? 0);
  const startXref = length;
  push(
    latin1(
      `xref\n${xrefSubsections(offsets)}trailer\n${trailerText(trailer, size, previous?.startXref)}\nstartxref\n${startXref}\n%%EOF\n`,
    ),
  );
  return { bytes: concatBytes(parts), startXref, size, trailer };
}

/** A whole new file. @param objects by number, from 1 without gaps */
export const writePdf = (objects: ReadonlyMap<number, ObjectBody>, trailer: TrailerEntries): PdfFile =>
  writeSave(HEADER, objects, trailer);

/**
 * An incremental save (ISO 32000-1, 7.5.6): the file as it was, byte for byte, then the new and changed
 * objects with their own cross-reference section.
 */
export const appendSave = (
  previous: PdfFile,
  objects: ReadonlyMap<number, ObjectBody>,
  trailer: TrailerEntries,
): PdfFile => writeSave(previous.bytes, objects, trailer, previous);
