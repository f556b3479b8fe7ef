import type { HtmlPrinter } from '../link-series/papers/html-printer.js';
import type { ComposedDocument } from '../papers/composed-document.js';
import { AS_PRINTED } from '../papers/treatments/pdf-printers.js';
import type { Picture } from '../papers/treatments/picture.js';
import { type Printed, print } from '../papers/treatments/print.js';
import {
  fileOf,
  pointsPerPixel,
  type TreatedFile,
  type Treatment,
  treatedPictures,
} from '../papers/treatments/treatments.js';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { type EditedPlace, editedPlaces, placesToNotes } from './edited-places.js';
import { markedMarkup, plainMarkup } from './edits/edited-markup.js';
import { GRADES, PICTURE_QUALITIES, type PictureQuality } from './grades.js';
import type { SeriesRow } from './manifest.js';
import type { Twins } from './recipes.js';

/** A file of the series and what is known of it. */
export interface TwinFile extends Omit<SeriesRow, 'family'> {
  readonly bytes: Uint8Array;
}

/** One pixel is one point. */
const POINTS_DPI = 72;

/** Pictures made of one document, besides its PDF. */
const PICTURES_OF_PAPER = 2;
const PICTURES_OF_CARD = 3;

interface Chosen {
  readonly quality: PictureQuality;
  readonly treatment: Treatment;
}

/** In turn, so that every quality and, within it, every treatment comes about as often. */
function picturesOf(index: number, count: number): Chosen[] {
  return Array.from({ length: count }, (_, which) => {
    const turn = index * count + which;
    const quality = PICTURE_QUALITIES[turn % PICTURE_QUALITIES.length] ?? 'clean';
    const treatments = GRADES[quality];
    const treatment = treatments[Math.floor(turn / PICTURE_QUALITIES.length) % treatments.length];
    if (!treatment) throw new RangeError(`expected a treatment of quality ${quality}`);
    return { quality, treatment };
  });
}

/**
 * Prints an honest document and its edited twin, and treats both alike: the same pictures with the same dice,
 * so that nothing but the edit tells them apart.
 * @param about `index` counts the documents of the series; `withTextLayer`: whether a PDF as printed is among
 * the files, `withPictures`: whether scans and photographs are
 */
export async function printTwins(
  { technique, kind, original, edited }: Twins,
  about: {
    readonly index: number;
    readonly withTextLayer: boolean;
    readonly withPictures: boolean;
    readonly seed: number;
  },
  printer: HtmlPrinter,
): Promise<TwinFile[]> {
  const { document } = original;
  const drawn = (markup: string): Promise<Printed> => printed(redrawn(document, markup), printer);
  const honest = await printed(document, printer);
  const tampered = await drawn(plainMarkup(edited.markup));
  const marked = await drawn(markedMarkup(edited.markup, document.drawing.kind));
  const base = `${String(about.index + 1).padStart(3, '0')}-${technique}`;
  const rows = (
    quality: SeriesRow['quality'],
    chain: string,
    places: readonly EditedPlace[],
    notes: string,
    files: readonly [TreatedFile, TreatedFile],
  ): TwinFile[] => {
    const [authenticFile, tamperedFile] = files;
    const { country, documentType, layout } = document;
    const both = {
      base,
      technique,
      kind,
      quality,
      chain,
      country,
      documentType,
      layout,
      receivedOn: edited.receivedOn ?? original.receivedOn,
    };
    const named = (label: SeriesRow['label'], { extension }: TreatedFile): string =>
      `${label}/${base}-${chain}.${extension}`;
    const page = [...new Set(places.map((place) => place.page))].join(' ');
    return [
      {
        ...both,
        file: named('authentic', authenticFile),
        label: 'authentic',
        what: '',
        page: '',
        notes: '',
        arith: 'n/a',
        bytes: authenticFile.bytes,
      },
      {
        ...both,
        file: named('tampered', tamperedFile),
        label: 'tampered',
        what: edited.what,
        page,
        notes,
        arith: edited.arithmetic,
        bytes: tamperedFile.bytes,
      },
    ];
  };
  const files: TwinFile[] = [];
  const isPaper = honest.pdfPath !== undefined;
  if (honest.pdfPath !== undefined && tampered.pdfPath !== undefined && about.withTextLayer) {
    const places = editedPlaces(await tampered.pictures(POINTS_DPI), await marked.pictures(POINTS_DPI));
    const pdf = async (path: string): Promise<TreatedFile> => ({
      extension: 'pdf',
      bytes: await AS_PRINTED.print(path),
    });
    files.push(
      ...rows(
        'text',
        'pdf',
        places,
        placesToNotes(places, () => 1),
        [await pdf(honest.pdfPath), await pdf(tampered.pdfPath)],
      ),
    );
  }
  if (!about.withPictures) return files;
  for (const { quality, treatment } of picturesOf(
    about.index,
    isPaper ? PICTURES_OF_PAPER : PICTURES_OF_CARD,
  )) {
    const treated = (printed: Printed): Promise<readonly Picture[]> =>
      treatedPictures(printed, treatment, diceFrom(about.seed));
    const pages = await treated(tampered);
    const places = editedPlaces(pages, await treated(marked));
    const notes = placesToNotes(places, (page) => unitOf(pages, page));
    files.push(
      ...rows(quality, treatment.name, places, notes, [
        await fileOf(await treated(honest), treatment),
        await fileOf(pages, treatment),
      ]),
    );
  }
  return files;
}

/** A picture's own pixels; points where several pages are bound into a PDF. */
function unitOf(pages: readonly Picture[], page: number): number {
  const picture = pages[page - 1];
  return pages.length === 1 || !picture ? 1 : pointsPerPixel(picture);
}

const printed = async (document: ComposedDocument, printer: HtmlPrinter): Promise<Printed> =>
  document.drawing.kind === 'html' ? (await printer.print(document)).printed : print(document);

const redrawn = (document: ComposedDocument, markup: string): ComposedDocument => ({
  ...document,
  drawing: document.drawing.kind === 'html' ? { kind: 'html', markup } : { ...document.drawing, markup },
});
