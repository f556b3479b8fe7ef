import { median } from '@assay/media';
import type { Word } from '../ink/words.js';
import type { Rendering } from './rendering.js';

/** A word with its rendering. */
export interface RenderedWord {
  readonly word: Word;
  readonly rendering: Rendering;
}

/** A word against its peers. */
export interface Island {
  readonly word: Word;
  /**
   * How many of its peers' deviations its edges are steeper than theirs, by the weakest of three measures.
   */
  readonly sharper: number;
}

/**
 * Peers are the nearest words of about the same size: so many are asked, and with fewer than the second no
 * answer is given.
 */
const PEERS = 20;
const LEAST_PEERS = 12;
/** Natural log of the largest ratio of glyph heights among peers. */
const SAME_SIZE = 0.3;
/**
 * A line's neighbors count as half as far: what stands beside is set by the same hand more often than what
 * stands above.
 */
const ALONG_LINE = 0.5;
/** Deviations below these are not trusted: few crossings, quantized levels. Natural logs; tint in levels. */
const LEAST_DEVIATION = { edge: 0.05, overall: 0.06, tint: 3 } as const;
/** Ink whose color is this many deviations from its peers' is a stamp, a pen, a highlight. */
const OTHER_INK = 4;
/** Median absolute deviation to standard deviation, for a normal distribution. */
const MAD_TO_DEVIATION = 1.4826;

/** Compares each word with its peers; words without enough peers are left out. */
export function compareWithPeers(words: readonly RenderedWord[]): Island[] {
  const bySize = [...words].sort((a, b) => a.word.glyphHeight - b.word.glyphHeight);
  return words.flatMap((one) => {
    const peers = nearest(one, sameSize(one, bySize));
    return peers.length < LEAST_PEERS ? [] : [{ word: one.word, sharper: sharperThan(one.rendering, peers) }];
  });
}

/** Words looked at as peers at most: pages with more are cut to those closest in size. */
const MAX_SAME_SIZE = 400;

function sameSize(one: RenderedWord, bySize: readonly RenderedWord[]): RenderedWord[] {
  const { glyphHeight } = one.word;
  const similar = bySize.filter(
    ({ word }) => word !== one.word && Math.abs(Math.log(word.glyphHeight / glyphHeight)) < SAME_SIZE,
  );
  if (similar.length <= MAX_SAME_SIZE) return similar;
  return similar
    .sort((a, b) => Math.abs(a.word.glyphHeight - glyphHeight) - Math.abs(b.word.glyphHeight - glyphHeight))
    .slice(0, MAX_SAME_SIZE);
}

function nearest({ word }: RenderedWord, others: readonly RenderedWord[]): Rendering[] {
  const [x, y] = middleOf(word);
  return others
    .map((other) => {
      const [otherX, otherY] = middleOf(other.word);
      return { rendering: other.rendering, distance: Math.hypot((otherX - x) * ALONG_LINE, otherY - y) };
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, PEERS)
    .map(({ rendering }) => rendering);
}

const middleOf = ({ left, top, right, bottom }: Word): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

function sharperThan(one: Rendering, peers: readonly Rendering[]): number {
  const deviations = (value: (rendering: Rendering) => number, least: number) =>
    deviation(value(one), peers.map(value), least);
  if (Math.abs(deviations(({ tint }) => tint, LEAST_DEVIATION.tint)) > OTHER_INK) return 0;
  const sharper = Math.min(
    deviations(({ acrossRows }) => acrossRows, LEAST_DEVIATION.edge),
    deviations(({ acrossColumns }) => acrossColumns, LEAST_DEVIATION.edge),
    deviations(({ overall }) => overall, LEAST_DEVIATION.overall),
  );
  return Math.max(0, sharper);
}

/** Signed deviations of a value from its peers' median; robust, and never in units smaller than `least`. */
function deviation(value: number, peers: readonly number[], least: number): number {
  const middle = median(peers)!;
  const spread = MAD_TO_DEVIATION * median(peers.map((peer) => Math.abs(peer - middle)))!;
  return (value - middle) / Math.hypot(spread, least);
}
