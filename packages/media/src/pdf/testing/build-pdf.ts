/**
 * Writes small PDFs for tests. Texts are Latin-1: one character is one byte. Nothing is checked or escaped,
 * so that a test can also write what is wrong.
 */

/** Object number to body: what stands between `num 0 obj` and `endobj`. */
export type Objects = Readonly<Record<number, string>>;

export interface WriteOptions {
  /** Written before the header. */
  readonly prefix?: string;
  /** Form of the cross-reference; default `table`. */
  readonly xref?: 'table' | 'stream';
  /** Numbers of objects to put into one object stream (needs `xref: 'stream'`). */
  readonly inObjectStream?: readonly number[];
  /** Numbers that the cross-reference frees. */
  readonly free?: readonly number[];
  /** Number of the catalog; default 1. */
  readonly root?: number;
  /** Further trailer entries, e.g. `/Info 5 0 R`. */
  readonly trailer?: string;
  /** Line end of the file's structure; default LF. */
  readonly lineEnd?: string;
}

export const pdfBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
export const pdfText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A stream object's body. `entries` go into its dictionary beside /Length. */
export const stream = (data: string, entries = ''): string =>
  `<</Length ${data.length}${entries}>>\nstream\n${data}\nendstream`;

/**
 * One page that shows `text` in Helvetica: objects 1 (catalog), 2 (page tree), 3 (page), 4 (contents), 5
 * (font).
 */
export const onePage = (text: string): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  4: stream(`BT /F1 12 Tf 20 100 Td (${text}) Tj ET`),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
});

/** A whole file. */
export function buildPdf(objects: Objects, options: WriteOptions = {}): Uint8Array {
  const lineEnd = options.lineEnd ?? '\n';
  return pdfBytes(writeSave(`${options.prefix ?? ''}%PDF-1.7${lineEnd}`, objects, options, null));
}

/** `previous` with one more save behind it that lists `objects` only. */
export function appendUpdate(previous: Uint8Array, objects: Objects, options: WriteOptions = {}): Uint8Array {
  const before = pdfText(previous);
  const target = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)?.[1];
  return pdfBytes(writeSave(before, objects, options, Number(target)));
}

interface Place {
  readonly type: 0 | 1 | 2;
  readonly where: number;
  readonly index: number;
}

function writeSave(
  before: string,
  objects: Objects,
  options: WriteOptions,
  previousTarget: number | null,
): string {
  const lineEnd = options.lineEnd ?? '\n';
  const places = new Map<number, Place>();
  if (previousTarget === null) places.set(0, { type: 0, where: 0, index: 65535 });
  for (const num of options.free ?? []) places.set(num, { type: 0, where: 0, index: 1 });
  let text = before;
  const write = (num: number, body: string): void => {
    places.set(num, { type: 1, where: text.length, index: 0 });
    text += `${num} 0 obj${lineEnd}${body}${lineEnd}endobj${lineEnd}`;
  };
  const compressed = new Set(options.inObjectStream);
  const nums = Object.keys(objects).map(Number);
  for (const num of nums) if (!compressed.has(num)) write(num, objects[num]!);
  let nextNum = Math.max(0, ...nums, ...highestNum(before)) + 1;
  if (compressed.size > 0) {
    const members = [...compressed].map((num) => `${objects[num]} `);
    const offsets = members.map((_, index) => members.slice(0, index).join('').length);
    const pairs = [...compressed].map((num, index) => `${num} ${offsets[index]} `).join('');
    for (const [index, num] of [...compressed].entries()) places.set(num, { type: 2, where: nextNum, index });
    write(
      nextNum,
      stream(pairs + members.join(''), `/Type/ObjStm/N ${compressed.size}/First ${pairs.length}`),
    );
    nextNum++;
  }
  const target = text.length;
  const previous = previousTarget === null ? '' : `/Prev ${previousTarget}`;
  const trailer = `/Root ${options.root ?? 1} 0 R${previous}${options.trailer ?? ''}`;
  if (options.xref === 'stream') {
    places.set(nextNum, { type: 1, where: target, index: 0 });
    const rows = [...places.values()].map(
      ({ type, where, index }) => bigEndian(type, 1) + bigEndian(where, 4) + bigEndian(index, 2),
    );
    const index = [...places.keys()].map((num) => `${num} 1`).join(' ');
    write(
      nextNum,
      stream(rows.join(''), `/Type/XRef/W[1 4 2]/Index[${index}]/Size ${nextNum + 1}${trailer}`),
    );
  } else {
    text += `xref${lineEnd}`;
    for (const [num, { type, where, index }] of places) {
      const columns = `${String(where).padStart(10, '0')} ${String(index).padStart(5, '0')} ${type === 0 ? 'f' : 'n'}`;
      text += `${num} 1${lineEnd}${columns}${lineEnd.padStart(2)}`;
    }
    text += `trailer${lineEnd}<</Size ${nextNum}${trailer}>>${lineEnd}`;
  }
  return `${text}startxref${lineEnd}${target}${lineEnd}%%EOF${lineEnd}`;
}

const highestNum = (text: string): number[] =>
  [...text.matchAll(/(\d+) 0 obj/g)].map((match) => Number(match[1]));

function bigEndian(value: number, width: number): string {
  let text = '';
  for (let shift = width - 1; shift >= 0; shift--)
    text += String.fromCharCode(Math.floor(value / 256 ** shift) & 0xff);
  return text;
}
