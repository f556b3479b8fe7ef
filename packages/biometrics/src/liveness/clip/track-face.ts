import type { RgbImage, VideoClip } from '@assay/media';
import type { FaceAnalyst, FaceObservation } from '../../types.js';
import { showsLife } from './assess-clip.js';
import { BestFrames } from './best-frames.js';
import type { FaceTrack, FollowedFace, TrackedFrame } from './face-track.js';
import { type Burst, burstTimes, secondBurstTimes, spreadTimes } from './frame-times.js';
import { faceLuma, frameLuma } from './luma-pictures.js';

/** Longer side of the frames that are looked at; the mesh network sees the face at 192 pixels. */
export const TRACK_SIDE_PIXELS = 640;

/**
 * Looks at a few frames over the whole clip for the face, then follows it through a burst of consecutive
 * frames there: at most forty, reduced to 640 pixels. Who shows no sign of life in these is followed through
 * as many more: people hold still for some seconds, and blink ten to twenty times a minute. A clip without a
 * face gives a track without one.
 * @throws DecodeError when the stream is damaged so that no further frame can be had
 */
export async function trackFace(video: VideoClip, faces: FaceAnalyst): Promise<FaceTrack> {
  const best = new BestFrames();
  const { frameTimesMs, keyFrameTimesMs } = video.coding;
  const spread = await follow(video, spreadTimes(video.durationMs, keyFrameTimesMs), faces, best);
  const middle = steadiestMoment(spread);
  const first = middle === undefined ? undefined : burstTimes(frameTimesMs, middle);
  const { burst, burstStepMs } = await followBurst(video, first, faces, spread, best);
  const shown = new Set(burst.map(({ timeMs }) => timeMs));
  const frames = [...spread.filter(({ timeMs }) => !shown.has(timeMs)), ...burst].sort(
    (a, b) => a.timeMs - b.timeMs,
  );
  const secondBurst =
    burst.length === 0 || showsLife({ burst, burstStepMs })
      ? undefined
      : await followBurst(video, secondBurstTimes(frameTimesMs, first!.timesMs), faces, spread);
  return { frames, burst, burstStepMs, secondBurst, best: best.frames };
}

async function followBurst(
  video: VideoClip,
  times: Burst | undefined,
  faces: FaceAnalyst,
  spread: readonly TrackedFrame[],
  best?: BestFrames,
): Promise<FollowedFace> {
  if (!times || times.timesMs.length < 2) return { burst: [], burstStepMs: times?.stepMs ?? 0 };
  const known = faceNearest(spread, times.timesMs[0]!);
  return { burst: await follow(video, times.timesMs, faces, best, known), burstStepMs: times.stepMs };
}

/** @param known the face at about the first of the times, where it was seen already */
async function follow(
  video: VideoClip,
  timesMs: readonly number[],
  faces: FaceAnalyst,
  best: BestFrames | undefined,
  known?: FaceObservation,
): Promise<TrackedFrame[]> {
  const frames: TrackedFrame[] = [];
  let before = known;
  for await (const { timeMs, image } of video.frames(timesMs, TRACK_SIDE_PIXELS)) {
    before = await sameFace(image, before, faces);
    const face = before && { observation: before, luma: faceLuma(image, before) };
    if (face) best?.offer({ timeMs, face: face.observation, image }, face.luma);
    frames.push({
      timeMs,
      width: image.width,
      height: image.height,
      face: face?.observation,
      faceLuma: face?.luma,
      frameLuma: frameLuma(image),
    });
  }
  return frames;
}

/**
 * The face of the frame before, or, when it is gone, the largest there is. A face just found is followed once
 * on the same frame: the mesh shifts a little with the square it is read from, and that must not look like
 * movement.
 */
export async function sameFace(
  image: RgbImage,
  before: FaceObservation | undefined,
  faces: FaceAnalyst,
): Promise<FaceObservation | undefined> {
  const followed = before && (await faces.followFace(image, before));
  if (followed) return followed;
  const found = await faces.findFaces(image, 'upright');
  const largest = [...found].sort((a, b) => area(b) - area(a))[0];
  return largest && ((await faces.followFace(image, largest)) ?? largest);
}

const area = ({ box }: FaceObservation): number => (box.x2 - box.x1) * (box.y2 - box.y1);

/** The face of the frame nearest in time. */
function faceNearest(frames: readonly TrackedFrame[], timeMs: number): FaceObservation | undefined {
  const nearest = [...frames].sort((a, b) => Math.abs(a.timeMs - timeMs) - Math.abs(b.timeMs - timeMs))[0];
  return nearest?.face;
}

/** The middle of the longest run of frames with a face; undefined when none shows one. */
function steadiestMoment(frames: readonly TrackedFrame[]): number | undefined {
  let [longest, current]: [TrackedFrame[], TrackedFrame[]] = [[], []];
  for (const frame of frames) {
    current = frame.face ? [...current, frame] : [];
    if (current.length > longest.length) longest = current;
  }
  return longest[Math.floor(longest.length / 2)]?.timeMs;
}
