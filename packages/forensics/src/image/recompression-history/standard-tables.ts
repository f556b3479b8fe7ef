/** The luminance table of ITU-T T.81, K.1, row-major: what libjpeg scales by its quality setting. */
const STANDARD_LUMINANCE = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat();

/**
 * libjpeg's luma steps for a quality setting, row-major (jcparam.c: jpeg_quality_scaling,
 * jpeg_add_quant_table).
 * @param quality 1..100
 */
export function standardLumaTable(quality: number): Float64Array {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return Float64Array.from(STANDARD_LUMINANCE, (step) =>
    Math.max(1, Math.min(255, Math.floor((step * percent + 50) / 100))),
  );
}
