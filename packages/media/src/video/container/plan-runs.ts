import type { CodedFrame } from './coded-frame.js';
import { type DecodingRun, decodingRuns, keyFrameFor } from './decoding-runs.js';
import type { TrackPackets } from './packets.js';

/**
 * The runs for the wanted frames, each beginning at a packet whose own bits say that decoding may start
 * there: an index may call any packet a key frame.
 * @param wanted places in decoding order
 */
export async function planRuns(
  packets: TrackPackets,
  wanted: readonly number[],
): Promise<readonly DecodingRun[]> {
  const coded: CodedFrame[] = [...packets.coded];
  const sure = new Set<number>([0]);
  for (const index of wanted) {
    // Every turn makes a key frame sure or no key frame any more, so that the turns end.
    for (let key = keyFrameFor(coded, index); !sure.has(key); key = keyFrameFor(coded, index)) {
      if (await packets.isKey(key).catch(() => true)) sure.add(key);
      else coded[key] = { ...coded[key]!, isKey: false };
    }
  }
  return decodingRuns(coded, wanted);
}
