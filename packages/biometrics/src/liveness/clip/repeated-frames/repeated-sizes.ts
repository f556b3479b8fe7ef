/** Coded frames of fewer bytes hold next to nothing, and many are of one size. */
const LEAST_BYTES = 200;
/** Comparing each with each costs the square of their number: a minute at 60 frames a second. */
const MOST_FRAMES = 3600;

/**
 * The longest run of frames whose coded sizes come again, byte for byte, later in the clip: parts of a file
 * joined to it a second time without coding them anew. Frames of next to no content do not count. The second
 * run starts after the first has ended.
 */
export function longestRepeatedSizes(sizes: readonly number[]): number {
  const frameBytes = sizes.slice(0, MOST_FRAMES);
  let longest = 0;
  for (let lag = 1; lag < frameBytes.length; lag++) {
    let [run, counted] = [0, 0];
    for (let index = 0; index + lag < frameBytes.length; index++) {
      if (frameBytes[index] !== frameBytes[index + lag] || run === lag) [run, counted] = [0, 0];
      if (frameBytes[index] !== frameBytes[index + lag]) continue;
      run++;
      if (frameBytes[index]! >= LEAST_BYTES) counted++;
      longest = Math.max(longest, counted);
    }
  }
  return longest;
}
