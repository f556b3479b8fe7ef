import type { RgbImage, VideoClip } from '@assay/media';
import { scaledFace } from '../faces/scaled-face.js';
import { bestFrames } from '../liveness/clip/best-frames.js';
import type { FaceTrack } from '../liveness/clip/face-track.js';
import { trackFace } from '../liveness/clip/track-face.js';
import { type FaceAnalyst, type ListedFace, MAX_FACES, type Selfie } from '../types.js';
import type { SeenFace } from './seen-face.js';
import { othersNearInSize, personFirst } from './selfie-person.js';

/**
 * Frames of a clip that are compared with the ID: more find a better one, and cost some of the false match
 * rate.
 */
const COMPARED_FRAMES = 3;

/**
 * People beside the person of a picture whose faces are compared, too: which of two is the ID's, the match
 * tells. Each costs some of the false match rate.
 */
const MOST_OTHERS_COMPARED = 2;

/** Who stands before the camera. */
export interface SelfieFaces {
  /**
   * What is compared, the likeliest first: of an image the person's face and those near it in size, of a clip
   * some moments of one face. Empty when no face was found.
   */
  readonly person: readonly SeenFace[];
  /** All faces, the person's first. */
  readonly listed: readonly ListedFace[];
  /** Other people about as large in the picture. */
  readonly othersNearInSize: number;
  /** No face was found, and yet a head is surely seen. */
  readonly unreadHead: boolean;
  /** Clips only. */
  readonly clip: { readonly video: VideoClip; readonly track: FaceTrack } | undefined;
}

/** @throws DecodeError for a clip that is too damaged to look at */
export async function findSelfieFaces(selfie: Selfie, analyst: FaceAnalyst): Promise<SelfieFaces> {
  return selfie.kind === 'image' ? ofImage(selfie.image, analyst) : ofClip(selfie.video, analyst);
}

/** Upright first: that is how phones send selfies, and the other turns invite false faces. */
async function ofImage(image: RgbImage, analyst: FaceAnalyst): Promise<SelfieFaces> {
  const upright = await analyst.findFaces(image, 'upright');
  const faces = personFirst(upright.length > 0 ? upright : await analyst.findFaces(image, 'all'), image);
  const others = othersNearInSize(faces);
  const compared = [...faces.slice(0, 1), ...others.slice(0, MOST_OTHERS_COMPARED)];
  return {
    person: compared.map((face) => ({ listed: { face }, image })),
    listed: faces.slice(0, MAX_FACES).map((face) => ({ face })),
    othersNearInSize: others.length,
    unreadHead: faces.length === 0 && (await analyst.seesHead(image)),
    clip: undefined,
  };
}

async function ofClip(video: VideoClip, analyst: FaceAnalyst): Promise<SelfieFaces> {
  const track = await trackFace(video, analyst);
  const frames = bestFrames(track, COMPARED_FRAMES);
  const [best] = frames;
  if (!best)
    return { person: [], listed: [], othersNearInSize: 0, unreadHead: false, clip: { video, track } };
  const others = (await analyst.findFaces(best.image, 'upright')).filter(
    (face) => !isSamePlace(face.box, best.face.box),
  );
  return {
    person: frames.map(({ face, image, timeMs }) => ({ listed: { face, timeMs }, image })),
    listed: [...frames, ...others.map((face) => ({ face, timeMs: best.timeMs }))]
      .slice(0, MAX_FACES)
      // Frames are looked at reduced; places are told in pixels of the clip.
      .map(({ face, timeMs }) => ({ face: scaledFace(face, video.width / best.image.width), timeMs })),
    othersNearInSize: othersNearInSize([best.face, ...others]).length,
    unreadHead: false,
    clip: { video, track },
  };
}

/** Whether the middle of one lies in the other. */
function isSamePlace(one: ListedFace['face']['box'], other: ListedFace['face']['box']): boolean {
  const [x, y] = [(one.x1 + one.x2) / 2, (one.y1 + one.y2) / 2];
  return x >= other.x1 && x <= other.x2 && y >= other.y1 && y <= other.y2;
}
