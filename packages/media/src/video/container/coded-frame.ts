/** One packet of a track of pictures, as its container describes it. */
export interface CodedFrame {
  /** When it is shown, on the container's own clock; negative where an edit list cuts it off. */
  readonly timeMs: number;
  readonly durationMs: number;
  /** Decoding may start here. */
  readonly isKey: boolean;
  readonly bytes: number;
  /** Decoded for others' sake and never shown (VP8's alternate reference frames; RFC 6386, 9.1). */
  readonly isHidden: boolean;
}

/** A frame that is shown, and when. */
export interface ShownFrame {
  /** From the moment the first frame is shown. */
  readonly timeMs: number;
  /** Place of its packet in decoding order. */
  readonly index: number;
}

/**
 * Frames in the order and at the times they are shown. Those before the start that an edit list sets are left
 * out, but for the one still standing then; the clip's clock starts with the first frame.
 * @param coded in decoding order
 */
export function shownFrames(coded: readonly CodedFrame[]): readonly ShownFrame[] {
  const inTime = coded
    .map(({ timeMs, isHidden }, index) => ({ timeMs, index, isHidden }))
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => a.timeMs - b.timeMs || a.index - b.index);
  const first = Math.max(
    0,
    inTime.findLastIndex(({ timeMs }) => timeMs <= 0),
  );
  const startMs = Math.max(0, inTime[first]?.timeMs ?? 0);
  return inTime.slice(first).map(({ timeMs, index }) => ({ timeMs: Math.max(0, timeMs - startMs), index }));
}

/**
 * The frame that stands at a time: the last that is not later, the first where all are. Places in `shown`.
 */
export function frameAt(shown: readonly ShownFrame[], timeMs: number): number {
  let [low, high] = [0, shown.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shown[middle]!.timeMs <= timeMs) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
