import { type DateReading, type PdfStructure, readMetadata } from '@assay/media';
import type { DayOrder } from '../labeled-values/calendar-dates.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { type DatedDocument, dayOf, type PlacedDate } from './dated-document.js';
import { MEASURE } from './measure.js';
import { observed } from './observed.js';

/** Documents are dated ahead by days, to the next booking day or pay day. */
const MAX_AHEAD_DAYS = 31;

/** A wrong clock is wrong by more: it starts in 1970, 1980 or 2000. */
const MAX_PLAUSIBLE_AHEAD_DAYS = 4 * 366;

/** Days since 1970-01-01 of what the file's metadata says; undefined where it says nothing. */
export interface FileDays {
  readonly created: number | undefined;
  /** The newest moment of all. */
  readonly saved: number | undefined;
}

export function fileDays(pdf: PdfStructure): FileDays {
  if (pdf.encryption && !pdf.encryption.readable) return { created: undefined, saved: undefined };
  const { info, xmp } = readMetadata(pdf);
  const [created, ...later] = [
    info?.creationDate ?? xmp?.createDate,
    info?.modificationDate,
    xmp?.createDate,
    xmp?.modifyDate,
    xmp?.metadataDate,
  ].map(dayOfReading);
  const all = [created, ...later].filter((day) => day !== undefined);
  return { created, saved: all.length > 0 ? Math.max(...all) : undefined };
}

const dayOfReading = (reading: DateReading | null | undefined): number | undefined =>
  reading?.kind === 'date' ? reading.date.clockMs / 86_400_000 : undefined;

/**
 * Dates of issue or payment that lie after the file was made, by its own metadata: after its last save no
 * program of the issuer can have printed them; after its creation, a template may have been filled in. Where
 * all dates of the document lie after it, the file's clock or its template is older than the document, and
 * nothing is said.
 */
export function datedAfterFile(
  { issued, paid, all }: DatedDocument,
  order: DayOrder,
  { created, saved }: FileDays,
): RestingObservation[] {
  const afterSave = saved === undefined ? [] : lateAgainst(saved, [...issued, ...paid], all, order);
  if (afterSave.length > 0) {
    return afterSave.map((date) =>
      observation(MEASURE.implausible, 'DATED_AFTER_LAST_SAVE', 'last saved', date),
    );
  }
  const afterCreation = created === undefined ? [] : lateAgainst(created, [...issued, ...paid], all, order);
  return afterCreation.map((date) => observation(MEASURE.odd, 'DATED_AFTER_CREATION', 'created', date));
}

function lateAgainst(
  day: number,
  dates: readonly PlacedDate[],
  all: readonly PlacedDate[],
  order: DayOrder,
): PlacedDate[] {
  const isLate = (date: PlacedDate) => dayOf(date, order) > day + MAX_AHEAD_DAYS;
  const late = dates.filter(isLate);
  const texts = new Set(late.map(({ date }) => date.text));
  const others = all.filter(({ date }) => !texts.has(date.text));
  const clockIsRight =
    others.length > 0 || late.every((date) => dayOf(date, order) < day + MAX_PLAUSIBLE_AHEAD_DAYS);
  return clockIsRight && !others.some(isLate) ? late : [];
}

const observation = (measure: number, code: string, done: string, at: PlacedDate): RestingObservation =>
  observed(
    {
      measure,
      code,
      summary: `The document is dated ${at.date.text}, after the file was ${done} by its own record.`,
    },
    at,
  );
