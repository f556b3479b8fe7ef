import {
  type DocumentText,
  displayedBox,
  fraction,
  type MrzReading,
  type ReadPage,
  unionBox,
} from '@assay/media';
import type { DocumentPages } from '../pages/types.js';
import { type FittedZone, fitZone, type RowReadings } from './fit-zone.js';
import { type LineRecognizer, readRowsAgain } from './read-rows-again.js';
import { seenWithPage } from './seen-characters.js';
import { valuesOf } from './values.js';
import { type ZoneRow, zoneRows } from './zone-rows.js';

/**
 * Longer side of the picture in which rows are read again; letters are then as high as the recognizer's input
 * on most cards.
 */
const ZONE_SIDE_PIXELS = 2200;
/** Pages looked at for a zone. */
const MAX_PAGES = 8;

/** The machine-readable zone of a document; of several the one most surely read. */
export async function readMrz(
  pages: DocumentPages,
  text: DocumentText,
  recognizer: LineRecognizer | undefined,
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

async function readPageZone(
  pages: DocumentPages,
  page: ReadPage,
  recognizer: LineRecognizer | undefined,
): Promise<MrzReading | undefined> {
  const groups = zoneRows(page).map((rows) => {
    const withPage: RowReadings[] = rows.map((row) => [seenWithPage(row)]);
    return { rows, withPage, zone: fitZone(withPage) };
  });
  // Without a fit, the lowest group is the likeliest.
  const likeliest = groups.reduce<(typeof groups)[number] | undefined>(
    (best, group) =>
      !best ||
      (group.zone?.score ?? Number.NEGATIVE_INFINITY) > (best.zone?.score ?? Number.NEGATIVE_INFINITY)
        ? group
        : best,
    undefined,
  );
  if (!likeliest) return undefined;
  const { rows, withPage, zone } = likeliest;
  if (!recognizer || page.source !== 'ocr') return zone && readingOf(zone, page, rows);
  const again = await readRowsAgain(await pages.image(page.page, ZONE_SIDE_PIXELS), page, rows, recognizer);
  const better = fitZone(withPage.map((readings, row) => [...readings, again[row]!]));
  return better && readingOf(better, page, rows);
}

function readingOf(zone: FittedZone, page: ReadPage, rows: readonly ZoneRow[]): MrzReading {
  const { layout, lines, reading, checkDigits, repairs, sexUnread } = zone;
  const values = valuesOf(layout, lines);
  const zoneBox = unionBox(rows.map(({ box }) => box)) ?? rows[0]!.box;
  return {
    format: layout.format,
    page: page.page,
    box: displayedBox(page, zoneBox),
    lines,
    reading: fraction(Math.min(1, Math.max(0, reading))),
    checkDigits,
    repairs,
    // A filler would say that the sex is not stated.
    values: sexUnread ? { ...values, sex: undefined } : values,
  };
}
