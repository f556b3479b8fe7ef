import type { Raster } from '@assay/media';
import { findInk, type Ink } from './glyphs.js';
import { type Bytes, lumaBytes } from './luma-bytes.js';

/** A picture's luma and its ink. */
export interface InkedPicture {
  readonly luma: Bytes;
  readonly ink: Ink;
}

const known = new WeakMap<Raster, InkedPicture>();

/** Luma and ink of a picture: found once, and shared by all checks for as long as the raster lives. */
export function inkOf(raster: Raster): InkedPicture {
  const before = known.get(raster);
  if (before) return before;
  const luma = lumaBytes(raster);
  const inked = { luma, ink: findInk(luma) };
  known.set(raster, inked);
  return inked;
}
