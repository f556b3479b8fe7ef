/**
 * A hash of 32 bits: FNV-1a over UTF-16 code units, then mixed. Not cryptographic: the server keys what is
 * stored of it.
 */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mixed(hash);
}

/** Two hashes to one; their order counts. */
export const hashOfPair = (first: number, second: number): number =>
  mixed(Math.imul(first, 0x9e3779b1) ^ second);

/**
 * Finalizer of MurmurHash3 (Appleby, 2011): every bit of the input changes each of the output with
 * probability 1/2.
 */
export function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * How many minima of two sets are equal, place by place: as a share of all an estimate of their Jaccard
 * similarity.
 */
export function equalMinima(one: Uint8Array | Uint32Array, other: Uint8Array | Uint32Array): number {
  let count = 0;
  for (let place = 0; place < one.length; place++) if (one[place] === other[place]) count++;
  return count;
}

/**
 * The least of each of `count` hashes of a set. Two sets have the same minimum with the probability of their
 * Jaccard similarity.
 * @see Broder, On the resemblance and containment of documents (1997)
 * @param features hashes of 32 bits; none gives 0xffffffff throughout
 */
export function minimaOf(features: Iterable<number>, count: number): Uint32Array {
  const minima = new Uint32Array(count).fill(0xffffffff);
  const seeds = Uint32Array.from(minima, (_, index) => mixed(index + 1));
  for (const feature of features) {
    for (let index = 0; index < count; index++) {
      const hash = mixed(feature ^ seeds[index]!);
      if (hash < minima[index]!) minima[index] = hash;
    }
  }
  return minima;
}
