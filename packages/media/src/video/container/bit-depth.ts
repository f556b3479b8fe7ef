/** H.264 profiles whose record tells the bits of a sample at its end. ISO/IEC 14496-15, 5.3.3.1.2. */
const AVC_PROFILES_WITH_DEPTH: ReadonlySet<number> = new Set([100, 110, 122, 144, 244]);

/**
 * Bits of a sample, as the decoder's configuration says; 8 where it does not.
 * @param codecString such as `vp09.02.10.10` or `av01.0.04M.10`, which tell it themselves
 * @param description `avcC` or `hvcC`
 */
export function bitDepthOf(codec: string, codecString: string, description: Uint8Array | undefined): number {
  switch (codec) {
    case 'avc':
      return description ? avcBitDepth(description) : 8;
    case 'hevc':
      // ISO/IEC 14496-15, 8.3.3.1.2.
      return 8 + ((description?.[17] ?? 0) & 7);
    case 'vp9':
    case 'av1':
      return Number(codecString.split('.')[3] ?? 8) || 8;
    default:
      return 8;
  }
}

/**
 * Behind the sets of parameters stand the layout of colors and the bits of luma and of color differences.
 */
function avcBitDepth(record: Uint8Array): number {
  if (!AVC_PROFILES_WITH_DEPTH.has(record[1]!)) return 8;
  let offset = 5;
  for (const countMask of [0x1f, 0xff]) {
    const sets = (record[offset++] ?? 0) & countMask;
    for (let set = 0; set < sets; set++)
      offset += 2 + (record[offset] ?? 0) * 256 + (record[offset + 1] ?? 0);
  }
  return 8 + ((record[offset + 1] ?? 0) & 7);
}
