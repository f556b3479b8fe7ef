/** Files of nothing but metadata, for tests: no pixels, no check sums. */

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));
const joined = (...pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);

type Part = readonly [type: string, payload: Uint8Array];

/** Segments are named `APP1` or `COM`. */
export const jpegOf = (...segments: readonly Part[]): Uint8Array =>
  joined(
    [0xff, 0xd8],
    ...segments.map(([type, payload]) =>
      joined(
        [0xff, type === 'COM' ? 0xfe : 0xe0 + Number(type.slice(3))],
        big(payload.length + 2, 2),
        payload,
      ),
    ),
    [0xff, 0xda, 0, 2, 0xff, 0xd9],
  );

export const pngOf = (...chunks: readonly Part[]): Uint8Array =>
  joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...chunks, ['IEND', new Uint8Array(0)] as const].map(([type, payload]) =>
      joined(big(payload.length, 4), ascii(type), payload, [0, 0, 0, 0]),
    ),
  );

export const webpOf = (...chunks: readonly Part[]): Uint8Array =>
  joined(
    ascii('RIFF'),
    [0, 0, 0, 0],
    ascii('WEBP'),
    ...chunks.map(([type, payload]) =>
      joined(ascii(type), big(payload.length, 4).reverse(), payload, payload.length % 2 ? [0] : []),
    ),
  );

export const exifSegment = (tiff: Uint8Array): Part => ['APP1', joined(ascii('Exif\0\0'), tiff)];
export const xmpSegment = (packet: string): Part => [
  'APP1',
  joined(ascii('http://ns.adobe.com/xap/1.0/\0'), utf8(packet)),
];
export const extendedXmpSegment = (
  identifier: string,
  fullBytes: number,
  atBytes: number,
  piece: Uint8Array,
): Part => [
  'APP1',
  joined(
    ascii(`http://ns.adobe.com/xmp/extension/\0${identifier}`),
    big(fullBytes, 4),
    big(atBytes, 4),
    piece,
  ),
];
export const photoshopSegment = (
  ...resources: readonly (readonly [id: number, payload: Uint8Array])[]
): Part => [
  'APP13',
  joined(ascii('Photoshop 3.0\0'), ...resources.map(([id, payload]) => photoshopResource(id, payload))),
];
export const comment = (text: string): Part => ['COM', utf8(text)];

const photoshopResource = (id: number, payload: Uint8Array): Uint8Array =>
  joined(ascii('8BIM'), big(id, 2), [0, 0], big(payload.length, 4), payload, payload.length % 2 ? [0] : []);

/** IPTC-IIM data sets by `record:number`. */
export const iptcOf = (...dataSets: readonly (readonly [name: string, text: string])[]): Uint8Array =>
  joined(
    ...dataSets.map(([name, text]) =>
      joined([0x1c, ...name.split(':').map(Number)], big(utf8(text).length, 2), utf8(text)),
    ),
  );

export const textChunk = (keyword: string, text: string): Part => [
  'tEXt',
  joined(ascii(`${keyword}\0`), utf8(text)),
];
export const internationalChunk = (keyword: string, text: string): Part => [
  'iTXt',
  joined(ascii(`${keyword}\0\0\0\0\0`), utf8(text)),
];
export const xmpChunk = (packet: string): Part => internationalChunk('XML:com.adobe.xmp', packet);
export const packedChunk = (keyword: string, packed: Uint8Array): Part => [
  'zTXt',
  joined(ascii(`${keyword}\0\0`), packed),
];

/** A packet of one description. */
export const xmpPacket = (attributes: string, elements = ''): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description rdf:about="" ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** UserComment of EXIF: the character code, then the text. */
export const userComment = (
  text: string,
  code: 'ASCII' | 'UNICODE' = 'ASCII',
  order: 'big-endian' | 'little-endian' = 'big-endian',
): Uint8Array => {
  if (code === 'ASCII') return joined(ascii('ASCII\0\0\0'), utf8(text));
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return joined(
    ascii('UNICODE\0'),
    ...units.map((unit) => (order === 'big-endian' ? big(unit, 2) : big(unit, 2).reverse())),
  );
};

/** Texts are ASCII, bytes UNDEFINED, a number a LONG, pairs RATIONAL. */
type FieldValue =
  | string
  | Uint8Array
  | number
  | readonly (readonly [numerator: number, denominator: number])[];
type Fields = Readonly<Record<number, FieldValue>>;

export interface TiffParts {
  readonly image?: Fields;
  readonly photo?: Fields;
  readonly gps?: Fields;
  readonly thumbnail?: Fields;
  readonly thumbnailJpeg?: Uint8Array;
}

/** A TIFF structure with the directories of EXIF, values behind their directory. */
export function tiffOf(
  { image = {}, photo, gps, thumbnail, thumbnailJpeg }: TiffParts,
  isLittleEndian = false,
): Uint8Array {
  const number = (value: number, bytes: number): number[] =>
    isLittleEndian ? big(value, bytes).reverse() : big(value, bytes);
  let file: Uint8Array = joined(ascii(isLittleEndian ? 'II' : 'MM'), number(42, 2), number(8, 4));
  const encoded = (value: FieldValue): readonly [type: number, count: number, bytes: Uint8Array] => {
    if (typeof value === 'string') return [2, utf8(value).length + 1, joined(utf8(value), [0])];
    if (typeof value === 'number') return [4, 1, Uint8Array.from(number(value, 4))];
    if (value instanceof Uint8Array) return [7, value.length, value];
    return [
      5,
      value.length,
      joined(...value.map(([above, below]) => [...number(above, 4), ...number(below, 4)])),
    ];
  };
  const append = (fields: Fields, next = 0): number => {
    const at = file.length;
    const rows = Object.entries(fields).map(([tag, value]) => [Number(tag), ...encoded(value)] as const);
    const valuesAt = at + 2 + rows.length * 12 + 4;
    let values = new Uint8Array(0);
    const directory = rows.map(([tag, type, count, bytes]) => {
      const head = [...number(tag, 2), ...number(type, 2), ...number(count, 4)];
      if (bytes.length <= 4) return joined(head, bytes, new Uint8Array(4 - bytes.length));
      const place = valuesAt + values.length;
      values = new Uint8Array(joined(values, bytes, bytes.length % 2 ? [0] : []));
      return joined(head, number(place, 4));
    });
    file = joined(file, number(rows.length, 2), ...directory, number(next, 4), values);
    return at;
  };
  // Directories that others point to come first, the first one last: its place is then written into the
  // header.
  const jpegAt = file.length;
  if (thumbnailJpeg) file = joined(file, thumbnailJpeg, thumbnailJpeg.length % 2 ? [0] : []);
  const second =
    thumbnail || thumbnailJpeg
      ? append({ ...thumbnail, ...(thumbnailJpeg ? { 513: jpegAt, 514: thumbnailJpeg.length } : {}) })
      : 0;
  const pointers: Record<number, FieldValue> = {};
  if (photo) pointers[0x8769] = append(photo);
  if (gps) pointers[0x8825] = append(gps);
  const first = append({ ...image, ...pointers }, second);
  return joined(file.subarray(0, 4), number(first, 4), file.subarray(8));
}
