import {
  type Exif,
  type ExifValue,
  exifComment,
  exifText,
  exifWindowsText,
  type ImageMetadata,
  xmpHistory,
  xmpValues,
} from '@assay/media';

/**
 * Text fields of EXIF by tag, those of its first two directories (EXIF 2.32, 4.6.4 and 4.6.5; the last four
 * are Windows').
 */
const EXIF_FIELDS = {
  ProcessingSoftware: 0x000b,
  ImageDescription: 0x010e,
  Make: 0x010f,
  Model: 0x0110,
  Software: 0x0131,
  Artist: 0x013b,
  HostComputer: 0x013c,
  Copyright: 0x8298,
  UserComment: 0x9286,
  XPTitle: 0x9c9b,
  XPComment: 0x9c9c,
  XPAuthor: 0x9c9d,
  XPKeywords: 0x9c9e,
} as const;

/** Properties of XMP by their name without prefix; `History` stands for the programs that its steps name. */
const XMP_FIELDS = [
  'CreatorTool',
  'Software',
  'Make',
  'Model',
  'Credit',
  'DigitalSourceType',
  'AISystemUsed',
  'AIGC',
  'UserComment',
  'description',
  'source',
] as const;

/**
 * Where in an image file a text stands, as a reader is told: `EXIF Software`, `XMP Credit`, `IPTC 2:110`,
 * `PNG parameters`.
 */
export type Place =
  | `EXIF ${keyof typeof EXIF_FIELDS}`
  | `XMP ${(typeof XMP_FIELDS)[number] | 'History'}`
  | `IPTC ${number}:${number}`
  | `PNG ${string}`
  | 'JPEG comment';

/** One text that a file says of itself. */
export interface Statement {
  readonly place: Place;
  readonly text: string;
}

/** Labels and settings stand in one property and are longer than names. */
const MAX_XMP_VALUE_LENGTH = 20_000;

/** Every text that may tell how a picture was made, without empty ones; PNG keywords in lower case. */
export function statementsOf({ exif, xmp, iptc, textChunks, comments }: ImageMetadata): Statement[] {
  const statements: Statement[] = [
    ...(exif ? exifStatements(exif) : []),
    ...xmp.flatMap(xmpStatements),
    ...[...iptc].map(([name, text]) => ({ place: `IPTC ${name}` as Place, text })),
    ...textChunks.map(({ name, text }) => ({ place: `PNG ${name.toLowerCase()}` as const, text })),
    ...comments.map((text) => ({ place: 'JPEG comment' as const, text })),
  ];
  return statements.filter(({ text }) => text.trim() !== '');
}

function exifStatements({ image, photo }: Exif): Statement[] {
  return Object.entries(EXIF_FIELDS).flatMap(([name, tag]) =>
    [image.get(tag), photo.get(tag)].map((value) => ({
      place: `EXIF ${name}` as Place,
      text: exifTextOf(name, value),
    })),
  );
}

function exifTextOf(name: string, value: ExifValue | undefined): string {
  if (name === 'UserComment') return exifComment(value);
  return name.startsWith('XP') ? exifWindowsText(value) : exifText(value);
}

function xmpStatements(packet: string): Statement[] {
  const history = new Set(xmpHistory(packet).flatMap(({ softwareAgent }) => softwareAgent ?? []));
  return [
    ...XMP_FIELDS.flatMap((name) =>
      xmpValues(packet, name, MAX_XMP_VALUE_LENGTH).map((text) => ({ place: `XMP ${name}` as const, text })),
    ),
    ...[...history].map((text) => ({ place: 'XMP History' as const, text })),
  ];
}
