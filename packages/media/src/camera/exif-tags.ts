/** Fields of one directory; more are hostile, cameras write under 60. */
const MAX_FIELDS = 512;
/** Longer texts are cut: names and serial numbers are short. */
const MAX_TEXT_BYTES = 128;

/** Tags of EXIF 2.32 and TIFF 6.0; `cameraSerialNumber` is that of DNG, which some cameras write into JPEGs, too. */
const TAGS = {
  make: 0x010f,
  model: 0x0110,
  exifDirectory: 0x8769,
  bodySerialNumber: 0xa431,
  lensModel: 0xa434,
  lensSerialNumber: 0xa435,
  cameraSerialNumber: 0xc62f,
} as const;

const TYPE = { byte: 1, ascii: 2, short: 3, long: 4, undefined: 7, utf8: 129 } as const;

/** Fields by their tag, as texts. */
export type ExifTexts = Readonly<Partial<Record<Exclude<keyof typeof TAGS, 'exifDirectory'>, string>>>;

/** Reads the first directory of a TIFF structure and its EXIF directory. What points outside of the bytes is left out; nothing is thrown. */
export function readExifTexts(tiff: Uint8Array): ExifTexts {
  const reader = readerOf(tiff);
  if (!reader) return {};
  const first = fieldsOf(reader, reader.firstDirectoryBytes);
  const pointer = first.get(TAGS.exifDirectory);
  const exif =
    pointer?.type === TYPE.long ? fieldsOf(reader, reader.data.getUint32(pointer.valueAtBytes, reader.isLittleEndian)) : new Map();
  const texts: Record<string, string> = {};
  for (const [name, tag] of Object.entries(TAGS)) {
    const field = exif.get(tag) ?? first.get(tag);
    const text = field && tag !== TAGS.exifDirectory ? textOf(reader, field) : '';
    if (text !== '') texts[name] = text;
  }
  return texts;
}

interface TiffReader {
  readonly bytes: Uint8Array;
  readonly data: DataView;
  readonly isLittleEndian: boolean;
  readonly firstDirectoryBytes: number;
}

interface Field {
  readonly type: number;
  readonly count: number;
  /** Of the value itself when it fits into four bytes, else of its offset. */
  readonly valueAtBytes: number;
}

/** Byte order `II` or `MM`, then 42 (TIFF 6.0, section 2). */
function readerOf(bytes: Uint8Array): TiffReader | undefined {
  if (bytes.length < 8) return undefined;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = data.getUint16(0);
  const isLittleEndian = order === 0x4949;
  if ((!isLittleEndian && order !== 0x4d4d) || data.getUint16(2, isLittleEndian) !== 42) return undefined;
  return { bytes, data, isLittleEndian, firstDirectoryBytes: data.getUint32(4, isLittleEndian) };
}

const FIELD_BYTES = 12;

function fieldsOf({ bytes, data, isLittleEndian }: TiffReader, directoryAtBytes: number): Map<number, Field> {
  const fields = new Map<number, Field>();
  if (directoryAtBytes + 2 > bytes.length) return fields;
  const count = Math.min(MAX_FIELDS, data.getUint16(directoryAtBytes, isLittleEndian));
  for (let index = 0; index < count; index++) {
    const at = directoryAtBytes + 2 + index * FIELD_BYTES;
    if (at + FIELD_BYTES > bytes.length) break;
    const [tag, type] = [data.getUint16(at, isLittleEndian), data.getUint16(at + 2, isLittleEndian)];
    fields.set(tag, { type, count: data.getUint32(at + 4, isLittleEndian), valueAtBytes: at + 8 });
  }
  return fields;
}

/** Up to the first zero, without blanks around it; a single number as its digits. */
function textOf({ bytes, data, isLittleEndian }: TiffReader, { type, count, valueAtBytes }: Field): string {
  if (type === TYPE.long && count === 1) return String(data.getUint32(valueAtBytes, isLittleEndian));
  if (type === TYPE.short && count === 1) return String(data.getUint16(valueAtBytes, isLittleEndian));
  if (type !== TYPE.ascii && type !== TYPE.byte && type !== TYPE.undefined && type !== TYPE.utf8) return '';
  const at = count <= 4 ? valueAtBytes : data.getUint32(valueAtBytes, isLittleEndian);
  const value = bytes.subarray(at, Math.min(at + Math.min(count, MAX_TEXT_BYTES), bytes.length));
  return String.fromCharCode(...value)
    .split('\0', 1)[0]!
    .trim();
}
