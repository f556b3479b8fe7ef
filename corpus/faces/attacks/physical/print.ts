import { valueNoise } from '../../../photo/value-noise.js';
import { between, type Simulator } from '../attack.js';
import { drawnCamera, photographed } from './camera.js';
import { lightAt } from './flat-picture.js';
import { drawnFraming } from './framing.js';

/**
 * Customary screen angles of offset printing in degrees: cyan, magenta, yellow. Black is left to the three.
 */
const SCREEN_ANGLES_DEGREES = [15, 75, 0] as const;

/**
 * How many ink dots a sheet has across its width: 85 to 200 lines an inch on a picture 5 to 8 inches wide.
 */
const LINES_ACROSS = [430, 1300] as const;

/**
 * A photo printed with amplitude-modulated halftone and photographed: dots of three inks at their angles,
 * paper that is neither white nor flat, a sheet on a table when its edges are seen.
 */
export const physicalPrint: Simulator = (photo, random) => {
  const framing = drawnFraming(random, photo.width / photo.height);
  const camera = drawnCamera(random, framing.width, framing.height);
  const linesAcross = between(random, ...LINES_ACROSS);
  const linesDown = (linesAcross * framing.height) / framing.width;
  const paper = between(random, 0.72, 0.88);
  const ink = between(random, 0.03, 0.09);
  const dotGain = between(random, 0.02, 0.16);
  const curl = between(random, -0.18, 0.18);
  const lamp = between(random, -0.35, 0.35);
  const rim = between(random, 0, 0.05);
  const table = between(random, 0.05, 0.4);
  const seed = Math.floor(random() * 1e6);
  const angles = SCREEN_ANGLES_DEGREES.map((degrees) => ({
    cosine: Math.cos((degrees * Math.PI) / 180),
    sine: Math.sin((degrees * Math.PI) / 180),
  }));
  const image = photographed(
    (x, y, channel) => {
      const { u, v } = framing.planeAt(x, y);
      const shade = 1 + lamp * (u - 0.5) + curl * Math.cos(Math.PI * (u + v));
      if (u < 0 || v < 0 || u > 1 || v > 1)
        return table * (0.6 + 0.4 * valueNoise(x / 90, y / 14, seed + channel)) * shade;
      const fiber = 0.97 + 0.06 * (valueNoise(x / 1.7, y / 1.7, seed) - 0.5);
      if (u < rim || v < rim || u > 1 - rim || v > 1 - rim) return paper * fiber * shade;
      const { cosine, sine } = angles[channel]!;
      const [across, down] = [u * linesAcross, v * linesDown];
      const threshold =
        0.5 +
        0.25 *
          (Math.cos(2 * Math.PI * (across * cosine + down * sine)) +
            Math.cos(2 * Math.PI * (down * cosine - across * sine)));
      const coverage = 1 - lightAt(photo, u, v, channel);
      return (coverage + dotGain * (1 - coverage) > 1 - threshold ? ink : paper) * fiber * shade;
    },
    camera,
    random,
  );
  return { image, kind: 'print', showsBorder: framing.showsBorder };
};
