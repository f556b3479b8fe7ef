import { type DateReading, type PdfStructure, readMetadata } from '@assay/media';
import type { DayOrder } from '../labelled-values/calendar-dates.js';
import { type DatedDocument, dayOf } from './dated-document.js';
import { MEASURE } from './measure.js';
import type { DateObservation } from './observation.js';

/** Documents are dated ahead by days, to the next booking day or pay day. */
const MAX_AHEAD_DAYS = 31;

/** Days since 1970-01-01 of the newest moment that the file's metadata names; undefined when it names none. */
export function lastSaveDay(pdf: PdfStructure): number | undefined {
  if (pdf.encryption && !pdf.encryption.readable) return undefined;
  const { info, xmp } = readMetadata(pdf);
  const dates = [info?.creationDate, info?.modificationDate, xmp?.createDate, xmp?.modifyDate, xmp?.metadataDate];
  const days = dates.flatMap((reading: DateReading | null | undefined) =>
    reading?.kind === 'date' ? [reading.date.clockMs / 86_400_000] : [],
  );
  return days.length > 0 ? Math.max(...days) : undefined;
}

/**
 * Dates of issue or payment that lie after the file's last save, by its own metadata. A file whose clock was wrong is not
 * meant: at least one other date must lie before that save, and all others near or before it.
 */
export function afterLastSave({ issued, paid, all }: DatedDocument, order: DayOrder, savedDay: number): DateObservation[] {
  const latest = savedDay + MAX_AHEAD_DAYS;
  const isLate = (day: number) => day > latest;
  const late = [...issued, ...paid].filter(({ date }) => isLate(dayOf(date, order)));
  const texts = new Set(late.map(({ date }) => date.text));
  const others = all.filter(({ date }) => !texts.has(date.text));
  if (others.length === 0 || others.some(({ date }) => isLate(dayOf(date, order)))) return [];
  return late.map(({ date, page, box }) => ({
    measure: MEASURE.implausible,
    evidence: {
      code: 'DATED_AFTER_LAST_SAVE',
      kind: 'value_comparison',
      summary: `The document is dated ${date.text}, after the file was last saved by its own record.`,
      page,
      boundingBox: box,
      after: date.text,
    },
  }));
}
