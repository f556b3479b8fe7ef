import { type DateReading, instantMs, type MetadataDate } from '@assay/media';

/** Programs write the two places of a date at different moments of one save. */
const ONE_SAVE_MS = 2 * 60_000;

/**
 * How long each date may be off for want of smaller parts: a date without a time means any time of the day.
 */
const SLACK_MS: Record<MetadataDate['precision'], number> = {
  second: 0,
  minute: 60_000,
  day: 24 * 3_600_000,
  month: 31 * 24 * 3_600_000,
  year: 366 * 24 * 3_600_000,
};

/** A date without a zone is some time within 14 hours of the clock it shows. */
const UNKNOWN_ZONE_MS = 14 * 3_600_000;

const date = (reading: DateReading | null | undefined): MetadataDate | null =>
  reading?.kind === 'date' ? reading.date : null;

/**
 * True when `later` lies before `earlier` both as an instant and as shown on the clock, whatever parts are
 * not written: a writer that takes its local time for UTC contradicts nobody.
 */
export function isBefore(later: DateReading | null, earlier: DateReading | null): boolean {
  const left = date(later);
  const right = date(earlier);
  if (!left || !right) return false;
  const [leftMs, rightMs, zoneSlackMs] = comparable(left, right);
  const slackMs = SLACK_MS[left.precision] + ONE_SAVE_MS;
  return leftMs + slackMs + zoneSlackMs < rightMs && left.clockMs + slackMs < right.clockMs;
}

/**
 * True when two dates that should be one differ both as instants and as shown on the clock: a zone that one
 * of two writers leaves out or turns to UTC is no contradiction.
 */
export function differ(one: DateReading | null, other: DateReading | null): boolean {
  const left = date(one);
  const right = date(other);
  if (!left || !right) return false;
  const slackMs = ONE_SAVE_MS + Math.max(SLACK_MS[left.precision], SLACK_MS[right.precision]);
  const [leftMs, rightMs, zoneSlackMs] = comparable(left, right);
  return (
    Math.abs(left.clockMs - right.clockMs) > slackMs && Math.abs(leftMs - rightMs) > slackMs + zoneSlackMs
  );
}

/** Both as instants where both name a zone, else both as shown; and how far an unnamed zone may be off. */
function comparable(left: MetadataDate, right: MetadataDate): readonly [number, number, number] {
  const [leftMs, rightMs] = [instantMs(left), instantMs(right)];
  if (leftMs !== null && rightMs !== null) return [leftMs, rightMs, 0];
  const bothWithout = leftMs === null && rightMs === null;
  return [left.clockMs, right.clockMs, bothWithout ? 0 : UNKNOWN_ZONE_MS];
}
