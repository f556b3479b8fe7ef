import { drawnCamera, photographed } from '../../faces/attacks/physical/camera.js';
import { drawnFraming } from '../../faces/attacks/physical/framing.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Pixels } from '../../photo-edits/pixels.js';
import { plainPaper } from '../../recaptures/papers.js';
import { seededRandom } from '../../seeded-random.js';

/** Longer side of a photo, pixels. */
const LONG_SIDE_PX = [1250, 1800] as const;

/**
 * A sheet or card on a table: perspective, a lamp to one side, lens blur, a Bayer sensor with its noise, the
 * phone's sharpening.
 */
export function photographedByPhone(page: Pixels, dice: Dice): Pixels {
  const random = seededRandom(dice.between(1, 1_000_000_000));
  const framing = drawnFraming(random, page.width / page.height, LONG_SIDE_PX);
  return photographed(
    plainPaper(page, framing, random),
    drawnCamera(random, framing.width, framing.height),
    random,
  );
}
