import { createHmac } from 'node:crypto';
import { tenthsOf } from './columns.js';
import { whoseSettings } from './organization.js';

/**
 * Tenths of a percent of what the checks cleared that wait for a person all the same, where an organization says
 * nothing else: two in a hundred.
 */
const USUAL_DRAWN_TENTHS = 20;

export const shareOfColumn = (tenths: number | null): number => (tenths ?? USUAL_DRAWN_TENTHS) / 10;

/** @throws RangeError for a share that is not whole tenths of a percent */
export const columnOfShare = (percent: number | undefined): number | null =>
  percent === undefined ? null : tenthsOf(percent);

/** SQL for whose share applies to the organization of a parameter. @param parameter like `?1` or `$1` */
export const selectShare = (parameter: string): string =>
  `SELECT drawn_tenths FROM organization WHERE organization_id = ${whoseSettings(parameter)}`;

/** Whether a record's band leaves it to the draw whether a person looks at it. */
export const isLeftToDraw = (band: string | null): boolean => band === 'low';

/**
 * Whether a record that the checks cleared is looked at by a person. The same for the same number whenever it is asked,
 * and for nobody to foresee who does not hold the organization's 32 random bytes, so that no sender can steer it.
 */
export function isDrawn(salt: Uint8Array, tenths: number | null, kind: string, id: number): boolean {
  const digest = createHmac('sha256', salt).update(`drawn ${kind} ${id}`).digest();
  return digest.readUInt32BE(0) * 1000 < (tenths ?? USUAL_DRAWN_TENTHS) * 2 ** 32;
}
