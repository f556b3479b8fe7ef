import type { Raster } from '@assay/media';
import type { Patch } from './blank-ground.js';
import { type PatchLattice, patchLattice } from './patch-lattice.js';

/**
 * A line of the lattice stands out by this much, in nats of power; the largest of a thousand chance ones by
 * about 2.4.
 */
const LEAST_HEIGHT = 3;
/**
 * And a neighboring patch has it within so many cycles: perspective and moire change it slowly over the
 * picture.
 */
const [NEIGHBORS, MOST_DRIFT] = [4, 4];
/**
 * Fringes stand out by this much, and red and blue are this far from one phase: 44 degrees, of the 60 or 120
 * that stripes have. Inks that lie one in another have up to 40.
 */
const LEAST_FRINGE_HEIGHT = 2.3;
const LEAST_FRINGE_SINE = 0.7;
/**
 * Red and blue differ by a factor of 1.3 at most (2 to this); on grounds tinted with dots of one ink by 1.4
 * and more, on most displays by 1.2 at most.
 */
const MOST_IMBALANCE = 0.4;

interface Seen {
  readonly patch: Patch;
  readonly lattice: PatchLattice;
}

/** The share of patches that bear the lattice of a display, 0..1; 0 where there are none. */
export function displayShare(raster: Raster, patches: readonly Patch[]): number {
  const seen = patches.map((patch): Seen => ({ patch, lattice: patchLattice(raster, patch) }));
  const bearing = seen.filter((one) => hasFringes(one.lattice) && isContinued(one, seen)).length;
  return seen.length === 0 ? 0 : bearing / seen.length;
}

const hasFringes = ({ fringeHeight, fringeSine, imbalance }: PatchLattice): boolean =>
  fringeHeight >= LEAST_FRINGE_HEIGHT && fringeSine >= LEAST_FRINGE_SINE && imbalance <= MOST_IMBALANCE;

function isContinued(one: Seen, all: readonly Seen[]): boolean {
  if (one.lattice.height < LEAST_HEIGHT) return false;
  return all
    .filter((other) => other !== one)
    .map((other) => ({
      other,
      apart: Math.hypot(other.patch.left - one.patch.left, other.patch.top - one.patch.top),
    }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, NEIGHBORS)
    .some(
      ({ other: { lattice } }) => lattice.height >= LEAST_HEIGHT && drift(one.lattice, lattice) <= MOST_DRIFT,
    );
}

/** Between two lines, of which each is its own mirror image. */
const drift = (one: PatchLattice, other: PatchLattice): number =>
  Math.min(
    Math.hypot(one.across - other.across, one.down - other.down),
    Math.hypot(one.across + other.across, one.down + other.down),
  );
