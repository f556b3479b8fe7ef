import type { FieldName } from '@assay/extraction/field-names';
import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../../http/wire-time.js';
import { type Correction, correctionState } from '../../store/correction-types.js';
import type { CorrectionsBody } from './schemas.js';

type Body = Static<typeof CorrectionsBody>;

export function correctionsToWire(
  entries: readonly Correction[],
  names: readonly FieldName[],
  mayCorrect: boolean,
): Body {
  const { corrections, checked } = correctionState(entries);
  return {
    entries: entries.map(entryToWire),
    corrections: corrections.map(entryToWire),
    ...(checked && { checked: entryToWire(checked) }),
    names: names.map(({ name, kind }) => ({ name, kind })),
    mayCorrect,
  };
}

const entryToWire = ({ atMicros, person, place, ...entry }: Correction): Body['entries'][number] => ({
  entryId: entry.entryId,
  at: toIsoTime(atMicros),
  by: person,
  path: entry.path,
  change: entry.change,
  read: entry.read,
  is: entry.is,
  ...(place && { place }),
});
