import { lumaOf, type RgbImage } from '@assay/media';

/** From here down, and from 255 less it up, a level counts as black or white. */
const END_LEVELS = 8;

/**
 * How light and color are spread over a window: networks like contrast and color that cameras render
 * otherwise. All in shares of the range.
 */
export function toneStatistics({ width, height, rgb }: RgbImage): number[] {
  const count = width * height;
  const levels = new Float64Array(256);
  const sums = {
    saturation: 0,
    saturationSquared: 0,
    redness: 0,
    rednessSquared: 0,
    blueness: 0,
    bluenessSquared: 0,
  };
  for (let at = 0; at < 3 * count; at += 3) {
    const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
    const luma = lumaOf(red, green, blue);
    levels[Math.min(255, Math.round(luma))]!++;
    const saturation = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const [redder, bluer] = [(red - luma) / 255, (blue - luma) / 255];
    sums.saturation += saturation;
    sums.saturationSquared += saturation * saturation;
    sums.redness += redder;
    sums.rednessSquared += redder * redder;
    sums.blueness += bluer;
    sums.bluenessSquared += bluer * bluer;
  }
  const shares = levels.map((one) => one / count);
  const meanLuma = shares.reduce((sum, share, level) => sum + (share * level) / 255, 0);
  const spread = (squared: number, sum: number): number =>
    Math.sqrt(Math.max(0, squared / count - (sum / count) ** 2));
  return [
    meanLuma,
    Math.sqrt(shares.reduce((sum, share, level) => sum + share * (level / 255 - meanLuma) ** 2, 0)),
    Math.sqrt(shares.subarray(0, END_LEVELS).reduce((sum, share) => sum + share, 0)),
    Math.sqrt(shares.subarray(256 - END_LEVELS).reduce((sum, share) => sum + share, 0)),
    shares.reduce((sum, share) => sum - (share > 0 ? share * Math.log(share) : 0), 0),
    sums.saturation / count,
    spread(sums.saturationSquared, sums.saturation),
    sums.redness / count,
    spread(sums.rednessSquared, sums.redness),
    sums.blueness / count,
    spread(sums.bluenessSquared, sums.blueness),
  ];
}
