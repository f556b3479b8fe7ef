/** How much red and blue weigh in luma; green weighs the rest. */
export interface LumaWeights {
  readonly red: number;
  readonly blue: number;
}

/** ITU-R BT.601-7, 2.5.1. */
const BT_601: LumaWeights = { red: 0.299, blue: 0.114 };
/** ITU-R BT.709-6, 3.2. */
const BT_709: LumaWeights = { red: 0.2126, blue: 0.0722 };
/** ITU-R BT.2020-2, table 4, non-constant luminance. */
const BT_2020: LumaWeights = { red: 0.2627, blue: 0.0593 };
/** SMPTE 240M. */
const SMPTE_240M: LumaWeights = { red: 0.212, blue: 0.087 };

const BY_NAME: Readonly<Record<string, LumaWeights>> = {
  bt709: BT_709,
  bt470bg: BT_601,
  smpte170m: BT_601,
  'bt2020-ncl': BT_2020,
  'bt2020-cl': BT_2020,
  smpte240m: SMPTE_240M,
};

/**
 * The weights that a clip was coded with. Many clips do not say: those are read as players read them, BT.709
 * from 1280 pixels of width or 577 of height, else BT.601; upright clips likewise. VP8 knows BT.601 only (RFC
 * 6386, 9.2).
 * @param matrix as WebCodecs spells it; null or undefined where the clip does not say
 */
export function lumaWeightsOf(
  matrix: string | null | undefined,
  codec: string,
  size: { width: number; height: number },
): LumaWeights {
  if (codec === 'vp8') return BT_601;
  const isHighDefinition =
    Math.max(size.width, size.height) >= 1280 || Math.min(size.width, size.height) > 576;
  return BY_NAME[matrix ?? ''] ?? (isHighDefinition ? BT_709 : BT_601);
}
