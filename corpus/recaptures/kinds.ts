import type { RgbImage } from '@assay/media';
import type { Scene } from '../faces/attacks/physical/camera.js';
import type { Framing } from '../faces/attacks/physical/framing.js';
import { diamonds, stripes } from '../faces/attacks/physical/screen.js';
import { type DisplayDesign, displayed } from './display.js';
import { laserPrint, offsetPrint, plainPaper, securityPaper } from './papers.js';

/** What stands before the camera. */
export interface Kind {
  readonly name: string;
  readonly is: 'screen' | 'paper';
  readonly scene: (page: RgbImage, framing: Framing, random: () => number) => Scene;
}

const screen = (name: string, design: DisplayDesign): Kind => ({
  name,
  is: 'screen',
  scene: (page, framing, random) => displayed(page, framing, design, random),
});

/**
 * Displays from so near that single lights can be seen, at a reader's distance, and from afar; a phone's
 * display; and paper.
 */
export const KINDS: readonly Kind[] = [
  screen('monitor-near', { subpixels: stripes, pitchPx: [2.6, 4.5] }),
  screen('monitor', { subpixels: stripes, pitchPx: [1.3, 2.6] }),
  screen('monitor-far', { subpixels: stripes, pitchPx: [0.6, 1.3] }),
  screen('phone', { subpixels: diamonds, pitchPx: [0.6, 1.8] }),
  { name: 'paper', is: 'paper', scene: plainPaper },
  { name: 'offset-print', is: 'paper', scene: offsetPrint },
  { name: 'laser-print', is: 'paper', scene: laserPrint },
  { name: 'security-ground', is: 'paper', scene: securityPaper },
];
