import { AssayError } from '../../errors.js';
import { LookOutdated } from '../../store/errors.js';
import type { Look } from './look-among-earlier.js';

/**
 * A look is outdated only when another submission was stored, so of many that arrive at once the last needs
 * as many looks as there are others: at most as many as workers can be set.
 */
const MAX_LOOKS = 256;

/**
 * Looks, hands what was found to `insert`, and does both again whenever a submission with something in common
 * came in between.
 * @param look is handed the one before it, which was outdated
 * @throws AssayError LINKING_CONTENDED after very many times, and whatever `look` and `insert` throw
 */
export async function untilCurrent<Inserted>(
  look: (before?: Look) => Promise<Look>,
  insert: (look: Look) => Promise<Inserted>,
): Promise<Inserted> {
  let before: Look | undefined;
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    before = await look(before);
    try {
      return await insert(before);
    } catch (error) {
      if (!(error instanceof LookOutdated)) throw error;
    }
  }
  throw new AssayError('LINKING_CONTENDED', { looks: MAX_LOOKS });
}
