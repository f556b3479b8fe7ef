import { EXIF_TURNS, type RgbImage, resized, turned } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { landmarksOf } from '../faces/mesh/landmarks.js';
import { loadFaceAnalyst } from '../load-face-analyst.js';
import { templateDistance } from '../match/distance.js';
import { faceModels } from '../testing/face-models.js';
import type { FaceAnalyst, FaceObservation } from '../types.js';
import { CHIP_SIDE_PX, faceChip } from './face-chip.js';
import { mapped, type Similarity } from './similarity.js';
import { warped } from './warped.js';

const SIDE_PX = 480;
const portrait = renderFace(identityOf(7), PORTRAIT, { width: SIDE_PX, height: SIDE_PX });

let analyst: FaceAnalyst;
let face: FaceObservation;
beforeAll(async () => {
  analyst = await loadFaceAnalyst(faceModels());
  face = (await analyst.findFaces(portrait, 'upright'))[0]!;
});

/** The same face where it lies after the picture is looked at through a similarity. */
async function distanceSeenThrough(
  toPortrait: Similarity,
  fromPortrait: Similarity,
  sidePx: number,
): Promise<number> {
  const image = warped(portrait, toPortrait, sidePx);
  const mesh = face.mesh.map((point) => ({ ...mapped(fromPortrait, point), z: point.z }));
  return templateDistance(
    await analyst.templateOf(portrait, face),
    await analyst.templateOf(image, { ...face, mesh, landmarks: landmarksOf(mesh) }),
  );
}

test('the chip shows eyes and mouth where the mean face of dlib has them', async () => {
  const chip = faceChip(portrait, face.mesh);
  expect([chip.width, chip.height]).toEqual([CHIP_SIDE_PX, CHIP_SIDE_PX]);
  // Places of get_face_chip_details for 150 pixels and a padding of .25: means of an eye's corners, corners
  // of the mouth.
  const places = {
    left_eye: [48, 47],
    right_eye: [100, 47],
    mouth_left: [50, 103],
    mouth_right: [98, 103],
  } as const;
  const [found] = await analyst.findFaces(enlarged(chip), 'upright');
  for (const [name, [x, y]] of Object.entries(places)) {
    const landmark = found!.landmarks[name as keyof typeof places];
    expect(Math.hypot(landmark.x / 2 - x, landmark.y / 2 - y)).toBeLessThan(6);
  }
});

test('a face has nearly the same template however the picture lies and whatever its size', async () => {
  const angle = 0.35;
  const [a, b] = [Math.cos(angle), Math.sin(angle)];
  const half = SIDE_PX / 2;
  const shift = { x0: half - (a * half - b * half), y0: half - (b * half + a * half) };
  const back = { x0: half - (a * half + b * half), y0: half - (-b * half + a * half) };
  expect(await distanceSeenThrough({ a, b, ...shift }, { a, b: -b, ...back }, SIDE_PX)).toBeLessThan(0.3);
  expect(
    await distanceSeenThrough(
      { a: 1.5, b: 0, x0: 0, y0: 0 },
      { a: 1 / 1.5, b: 0, x0: 0, y0: 0 },
      SIDE_PX / 1.5,
    ),
  ).toBeLessThan(0.3);
});

test('a face and its mirror image are one person', async () => {
  const mirrored = turned(portrait, EXIF_TURNS[2]);
  const [mirroredFace] = await analyst.findFaces(mirrored, 'upright');
  expect(
    templateDistance(
      await analyst.templateOf(portrait, face),
      await analyst.templateOf(mirrored, mirroredFace!),
    ),
  ).toBeLessThan(0.3);
});

const enlarged = (image: RgbImage): RgbImage => resized(image, image.width * 2, image.height * 2);
