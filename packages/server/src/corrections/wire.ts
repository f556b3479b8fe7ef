import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../http/wire-time.js';
import { type Correction, correctionState } from '../store/correction-types.js';
import type { correctionsSchema } from './schemas.js';

type Body = Static<(typeof correctionsSchema)['response'][200]>['corrections'];

/** Corrections as programs see them: what holds, and no history. */
export function correctionsToWire(parseId: number, entries: readonly Correction[]): Body {
  const { corrections, checked } = correctionState(entries);
  return {
    parseId,
    checkedBy: checked?.person.id ?? null,
    checkedAt: checked ? toIsoTime(checked.atMicros) : null,
    data: corrections.map(({ path, change, read, is, place, person, atMicros }) => ({
      path: path ?? '',
      read,
      is,
      isAbsent: change === 'absent',
      ...place,
      correctedBy: person.id,
      correctedAt: toIsoTime(atMicros),
    })),
  };
}
