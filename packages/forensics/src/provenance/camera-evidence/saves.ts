import type { ImageMetadata, JpegCoefficients } from '@assay/media';
import type { CameraFields } from './camera-fields.js';
import { ADOBE_TABLES, MAKER_TABLES } from './known-tables.js';
import { fingerprint, libraryTables, tablesOf } from './tables.js';

/** What a picture is measured by: its pixels as coded, and its coefficients where it is a JPEG. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly metadata: ImageMetadata;
  readonly jpeg: JpegCoefficients | undefined;
}

/** A sign that a program saved the picture again after its camera did. */
export interface LaterSave {
  readonly code: 'SAVED_ANEW' | 'MAKER_NOTE_STRIPPED';
  readonly summary: string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * Makers whose originals were next to never seen with a library's tables: none of 56 of Apple's, 4 of 34 of
 * Canon's, which may have been saved anew themselves. One device of Google has tables of its own and another
 * libjpeg's, so Google is left out.
 */
const HAVE_OWN_TABLES = /^(?:apple|canon)/i;

/**
 * Signs that the file is not the one that its camera wrote. All of them come from honest tools, too:
 * messengers, galleries, any program that turns or shrinks.
 */
export function laterSaves(file: PictureFile, fields: CameraFields): LaterSave[] {
  return [
    otherSize(file, fields),
    otherFormat(file),
    adobe(file),
    otherTables(file, fields),
    strippedNote(fields),
  ].filter((save) => save !== undefined);
}

function otherSize({ width, height }: PictureFile, fields: CameraFields): LaterSave | undefined {
  if (
    fields.width === undefined ||
    fields.height === undefined ||
    (fields.width === width && fields.height === height)
  )
    return undefined;
  const isTurned = fields.width === height && fields.height === width;
  const summary = isTurned
    ? 'The picture was turned and saved anew by a program that left the camera’s record as it was.'
    : 'The picture was resized or cropped and saved anew by a program that left the camera’s record as it was.';
  return {
    code: 'SAVED_ANEW',
    summary,
    before: `${fields.width} x ${fields.height}`,
    after: `${width} x ${height}`,
  };
}

/** Cameras write JPEG; phones also HEIF, which is not read. */
const otherFormat = ({ jpeg }: PictureFile): LaterSave | undefined =>
  jpeg
    ? undefined
    : {
        code: 'SAVED_ANEW',
        summary: 'The file has a camera’s record but is no JPEG, so another program wrote it.',
      };

function adobe({ metadata, jpeg }: PictureFile): LaterSave | undefined {
  const hasSegment = metadata.segments.includes('APP14 Adobe');
  if (!hasSegment && !(jpeg && fingerprint(tablesOf(jpeg)) in ADOBE_TABLES)) return undefined;
  const sign = hasSegment ? 'its segment' : 'its tables';
  return {
    code: 'SAVED_ANEW',
    summary: `The file was saved by a program of Adobe, which left ${sign} in it; cameras do not.`,
  };
}

function otherTables({ jpeg }: PictureFile, { make }: CameraFields): LaterSave | undefined {
  const library = jpeg && HAVE_OWN_TABLES.test(make) ? libraryTables(tablesOf(jpeg)) : undefined;
  return (
    library && {
      code: 'SAVED_ANEW',
      summary: `It was saved with the tables of ${library.library} at quality ${library.quality}, as common programs do; pictures as cameras of ${make} write them have others.`,
    }
  );
}

/**
 * Makers of whose files with an exposure, and without a sign of another program, next to all have a note
 * (README.md).
 */
const WRITE_NOTES = /^(?:apple|canon|nikon|panasonic|olympus|fujifilm|eastman kodak)/i;

function strippedNote({ make, hasMakerNote, exposureSeconds }: CameraFields): LaterSave | undefined {
  if (hasMakerNote || exposureSeconds === undefined || !WRITE_NOTES.test(make)) return undefined;
  return {
    code: 'MAKER_NOTE_STRIPPED',
    summary: `The note that cameras of ${make} write into each picture is missing, as after export from most programs.`,
  };
}

/** Whether the tables are such as this maker's originals were seen with. */
export function hasTablesOf(make: string, jpeg: JpegCoefficients): boolean {
  const maker = MAKER_TABLES.find((one) => one.make.test(make.toLowerCase()));
  return maker !== undefined && fingerprint(tablesOf(jpeg)) in maker.own;
}
