import { DecodeError } from '../../errors.js';
import { planesOf, type YuvFrame } from '../pixels/planes.js';
import type { NativeFrame } from './binding.js';

/** Names of layouts of 8 bits and narrow range, as the library gives them. */
const NARROW_8_BIT = ['I420', 'I422', 'I444'];

/** What the clip says of its samples. */
interface SampleCoding {
  readonly bitDepth: number;
  readonly fullRange: boolean;
  /** As WebCodecs spells it. */
  readonly matrix: string | null | undefined;
}

/**
 * The planes of a decoded frame, as they are. The library's own conversion to another layout is not used: of
 * layouts that it has no name for it sees the first plane only.
 * @throws DecodeError `CODEC_NOT_SUPPORTED` when they are not luma and color differences.
 */
export function yuvOf(frame: NativeFrame, coding: SampleCoding): YuvFrame {
  const { width, height, format } = frame;
  const isNarrow8Bit = NARROW_8_BIT.includes(format);
  const bitDepth = isNarrow8Bit ? 8 : coding.bitDepth;
  const bytes = new Uint8Array(frame.allocationSize());
  const isLuma = (isNarrow8Bit || format === '') && coding.matrix !== 'rgb';
  if (isLuma) frame.copyTo(bytes);
  const planes =
    isLuma && planesOf(bitDepth > 8 ? new Uint16Array(bytes.buffer) : bytes, width, height, bitDepth);
  if (!planes)
    throw new DecodeError(
      'CODEC_NOT_SUPPORTED',
      `frames of layout "${format}", ${bytes.length} bytes, matrix ${coding.matrix}`,
    );
  const [y, cb, cr] = planes;
  // Of 8 bits, the layouts without a name are those of full range.
  return { y, cb, cr, bitDepth, fullRange: coding.fullRange || (format === '' && bitDepth === 8) };
}
