import { type Box, type DocumentText, fraction, type MrzReading, type ReadPage, unionBox } from '@assay/media';
import { mapped } from '../ocr/plane/homography.js';
import type { Quad, TextRecognizer } from '../ocr/types.js';
import type { DocumentPages, RgbImage } from '../pages/types.js';
import { displayedBox } from '../text/displayed-box.js';
import { MRZ_ALPHABET } from './characters.js';
import { type FittedZone, fitZone, type RowReadings } from './fit-zone.js';
import { alignedToZone, seenAlone, seenWithPage } from './seen-characters.js';
import { valuesOf } from './values.js';
import { type ZoneRow, zoneRows } from './zone-rows.js';

/** Longer side of the picture in which rows are read again; letters are then as high as the recogniser's input on most cards. */
const ZONE_SIDE_PIXELS = 2200;
/** Around a row, in heights of its letters: first and last characters are cut off otherwise. */
const ROW_MARGIN = 0.25;
/** Pages looked at for a zone. */
const MAX_PAGES = 8;

/** The machine-readable zone of a document; of several the one most surely read. */
export async function readMrz(
  pages: DocumentPages,
  text: DocumentText,
  recognizer: TextRecognizer | undefined,
): Promise<MrzReading | undefined> {
  const found: MrzReading[] = [];
  for (const page of text.pages.slice(0, MAX_PAGES)) {
    const reading = await readPageZone(pages, page, recognizer);
    if (reading) found.push(reading);
  }
  return found.sort((a, b) => sureness(b) - sureness(a))[0];
}

/** Check digits that hold without repair, then how well it was read. */
const sureness = ({ checkDigits, repairs, reading }: MrzReading): number =>
  checkDigits.filter(({ holds }) => holds).length - 4 * repairs.length + reading;

async function readPageZone(pages: DocumentPages, page: ReadPage, recognizer: TextRecognizer | undefined): Promise<MrzReading | undefined> {
  let best: { reading: MrzReading; sureness: number } | undefined;
  for (const rows of zoneRows(page)) {
    const withPage: RowReadings[] = rows.map((row) => [seenWithPage(row)]);
    const again = recognizer && page.source === 'ocr' ? await readRows(pages, page, rows, recognizer) : undefined;
    const zone = fitZone(again ? withPage.map((readings, row) => [...readings, again[row]!]) : withPage);
    if (!zone) continue;
    const reading = readingOf(zone, page, rows);
    if (!best || sureness(reading) > best.sureness) best = { reading, sureness: sureness(reading) };
  }
  return best?.reading;
}

async function readRows(pages: DocumentPages, page: ReadPage, rows: readonly ZoneRow[], recognizer: TextRecognizer) {
  const image = await pages.image(page.page, ZONE_SIDE_PIXELS);
  const x1 = Math.min(...rows.map(({ box }) => box.x1));
  const x2 = Math.max(...rows.map(({ box }) => box.x2));
  const read = [];
  for (const { box } of rows) read.push(seenAlone(await recognizer.readLine(image, quadOf(page, { ...box, x1, x2 }, image), MRZ_ALPHABET)));
  return alignedToZone(read);
}

function quadOf(page: ReadPage, { x1, y1, x2, y2 }: Box, image: RgbImage): Quad {
  const down = (y2 - y1) * ROW_MARGIN;
  const across = down / page.aspect;
  const corner = (x: number, y: number) => {
    const place = page.upright ? mapped(page.upright, { x, y }) : { x, y };
    return { x: place.x * image.width, y: place.y * image.height };
  };
  return [
    corner(x1 - across, y1 - down / 2),
    corner(x2 + across, y1 - down / 2),
    corner(x2 + across, y2 + down / 2),
    corner(x1 - across, y2 + down / 2),
  ];
}

function readingOf(zone: FittedZone, page: ReadPage, rows: readonly ZoneRow[]): MrzReading {
  const { layout, lines, reading, checkDigits, repairs } = zone;
  const zoneBox = unionBox(rows.map(({ box }) => box)) ?? rows[0]!.box;
  return {
    format: layout.format,
    page: page.page,
    box: displayedBox(page, zoneBox),
    lines,
    reading: fraction(Math.min(1, Math.max(0, reading))),
    checkDigits,
    repairs,
    values: valuesOf(layout, lines),
  };
}
