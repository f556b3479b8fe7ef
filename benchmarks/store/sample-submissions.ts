import type { KeyedDossier } from '../../packages/server/src/store/link-types.js';

/**
 * Who shares what in the sample, per submission of 60 probes. Sequences run from 0 to a power of two, so that
 * the members of a group are known without a table: multiplying by an odd number permutes them.
 */
export const CLASSES = {
  /** Of this submission alone. */
  unique: 26,
  /**
   * One of 65,536 values of a table, as 16 bits of a perceptual hash are: shared by chance, 16 times at a
   * million.
   */
  chance: 16,
  /** Shared by 2, 8 or 32: accounts, cameras, templates. */
  group: 8,
  /** Layout and logo of a bank: of every second submission, or every fourth, and so on. */
  common: 10,
} as const;
export type ProbeClass = keyof typeof CLASSES;

export const CHANCE_VALUES = 2 ** 16;
/** Binary logarithms of the sizes of groups, in turn. */
export const GROUP_SHIFTS = [1, 3, 5] as const;

/** The probes of a class lie beside each other in a span of their own, of its 60. */
const SPAN = 2 ** 42;
const FIRST_SPAN: Readonly<Record<ProbeClass, number>> = { unique: 0, chance: 26, group: 42, common: 50 };
export const spanStart = (probeClass: ProbeClass, index: number): number =>
  (FIRST_SPAN[probeClass] + index) * SPAN;

/** Distance of neighboring probes where a span holds `values`. */
export const stepOf = (values: number): number => Math.floor(SPAN / values);

/** An odd multiplier below 2^20 for a span: products of sequences stay exact. */
export const multiplierOf = (index: number): number => 2 * ((index * 214_013 + 97_531) % 2 ** 18) + 1;

/** The probes of a submission that is not among `count`, at a place of its own in each group. */
export function newProbes(count: number, random: () => number): number[] {
  const spread = (probeClass: ProbeClass, index: number, values: number): number =>
    spanStart(probeClass, index) + Math.floor(random() * values) * stepOf(values);
  const bank = Math.min(Math.floor(-Math.log2(1 - random())), Math.log2(count));
  return [
    ...Array.from({ length: CLASSES.unique }, (_, index) => spread('unique', index, count) + 1),
    ...Array.from({ length: CLASSES.chance }, (_, index) => spread('chance', index, CHANCE_VALUES)),
    ...Array.from({ length: CLASSES.group }, (_, index) =>
      spread('group', index, count >> GROUP_SHIFTS[index % 3]!),
    ),
    ...Array.from({ length: CLASSES.common }, (_, index) => spanStart('common', index) + bank),
  ];
}

/** Of a dossier as it is sealed: identifiers, hashes and the values stated. */
export const SEALED_BYTES = 3000;

export const newDossier = (count: number, random: () => number): KeyedDossier => ({
  probes: newProbes(count, random),
  sealed: new Uint8Array(SEALED_BYTES).fill(7),
});
