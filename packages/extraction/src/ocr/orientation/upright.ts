import type { Homography } from '@assay/media';
import { composed } from '../plane/homography.js';

/** An upright page, and how it lies on the image that was read. */
export interface UprightPage {
  /** Width by height. */
  readonly aspect: number;
  /** Fractions of the upright page to pixels of the image. */
  readonly toImage: Homography;
}

/** The smallest page that holds all of an image whose lines of text run at an angle, in radians. */
export function deskewed(width: number, height: number, angle: number): UprightPage {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const uprightWidth = width * Math.abs(cos) + height * Math.abs(sin);
  const uprightHeight = width * Math.abs(sin) + height * Math.abs(cos);
  const toCenter: Homography = [uprightWidth, 0, -uprightWidth / 2, 0, uprightHeight, -uprightHeight / 2, 0, 0, 1];
  const turn: Homography = [cos, -sin, width / 2, sin, cos, height / 2, 0, 0, 1];
  return { aspect: uprightWidth / uprightHeight, toImage: composed(turn, toCenter) };
}

/** Fractions of an image after `turns` clockwise quarter turns to fractions of the image before. */
export function beforeTurns(turns: number): Homography {
  if (turns === 1) return [0, 1, 0, -1, 0, 1, 0, 0, 1];
  if (turns === 2) return [-1, 0, 1, 0, -1, 1, 0, 0, 1];
  return turns === 3 ? [0, -1, 1, 1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1];
}
