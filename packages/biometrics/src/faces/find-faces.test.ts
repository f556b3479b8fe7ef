import { EXIF_TURNS, type Point, QUARTER_TURNS, type RgbImage, resized, turned } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../../../corpus/faces/made-face/made-card.js';
import { PORTRAIT, selfieMoment } from '../../../../corpus/faces/made-face/moment.js';
import { nonFace } from '../../../../corpus/faces/made-face/non-faces.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { loadFaceNetworks } from '../networks/load-face-networks.js';
import type { FaceNetworks } from '../networks/types.js';
import { faceModels } from '../testing/face-models.js';
import { type FaceLandmarks, type FaceObservation, MAX_FACES } from '../types.js';
import { findFaces } from './find-faces.js';
import { seesHead } from './second-look.js';
import { pyramidOf } from './square/pyramid.js';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await loadFaceNetworks(faceModels());
});

const portraits = new Map<number, RgbImage>();

function portrait(seed: number): RgbImage {
  const picture = portraits.get(seed) ?? renderFace(identityOf(seed), PORTRAIT, { width: 240, height: 320 });
  portraits.set(seed, picture);
  return picture;
}

/** Pictures laid on a gray ground, each with its left upper corner. */
function laid(
  width: number,
  height: number,
  pictures: readonly (readonly [RgbImage, number, number])[],
): RgbImage {
  const rgb = new Uint8Array(width * height * 3).fill(150);
  for (const [picture, left, top] of pictures)
    for (let y = 0; y < picture.height; y++)
      rgb.set(
        picture.rgb.subarray(y * picture.width * 3, (y + 1) * picture.width * 3),
        ((top + y) * width + left) * 3,
      );
  return { width, height, rgb };
}

const only = (faces: readonly FaceObservation[]): FaceObservation => {
  expect(faces).toHaveLength(1);
  return faces[0]!;
};

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const eyesApart = ({ left_eye, right_eye }: FaceLandmarks): number => apart(left_eye, right_eye);

function expectNear(found: FaceLandmarks, expected: FaceLandmarks): void {
  for (const name of ['left_eye', 'right_eye', 'nose', 'mouth_left', 'mouth_right'] as const)
    expect(apart(found[name], expected[name])).toBeLessThan(0.08 * eyesApart(expected));
}

const mapped = (landmarks: FaceLandmarks, move: (point: Point) => Point): FaceLandmarks => ({
  left_eye: move(landmarks.left_eye),
  right_eye: move(landmarks.right_eye),
  nose: move(landmarks.nose),
  mouth_left: move(landmarks.mouth_left),
  mouth_right: move(landmarks.mouth_right),
});

test('a portrait has one face, its eyes left and right as the viewer sees them', async () => {
  const face = only(await findFaces(networks, portrait(1), 'upright'));
  const { left_eye, right_eye, nose, mouth_left, mouth_right } = face.landmarks;
  expect(left_eye.x).toBeLessThan(right_eye.x);
  expect(mouth_left.x).toBeLessThan(mouth_right.x);
  expect(nose.y).toBeGreaterThan(left_eye.y);
  expect(mouth_left.y).toBeGreaterThan(nose.y);
  for (const { x, y } of [left_eye, right_eye, nose, mouth_left, mouth_right]) {
    expect(x).toBeGreaterThan(face.box.x1);
    expect(x).toBeLessThan(face.box.x2);
    expect(y).toBeGreaterThan(face.box.y1);
    expect(y).toBeLessThan(face.box.y2);
  }
  expect(face.detectionConfidence).toBeGreaterThan(0.8);
  expect(face.meshConfidence).toBeGreaterThan(0.99);
  expect(face.mesh).toHaveLength(468);
  expect(face.quarterTurns).toBe(0);
});

test.each([
  { seed: 5, clockwise: 1 },
  { seed: 9, clockwise: 2 },
  { seed: 12, clockwise: 3 },
])(
  'a picture turned by $clockwise quarters has the same face, turned alike, and says how to turn it back',
  async ({ seed, clockwise }) => {
    const upright = portrait(seed);
    let { landmarks: expected } = only(await findFaces(networks, upright, 'upright'));
    for (let turn = 0, height = upright.height; turn < clockwise; turn++) {
      const before = height;
      expected = mapped(expected, ({ x, y }) => ({ x: before - y, y: x }));
      height = turn % 2 === 0 ? upright.width : upright.height;
    }
    const face = only(await findFaces(networks, turned(upright, QUARTER_TURNS[clockwise]!), 'all'));
    expect(face.quarterTurns).toBe(4 - clockwise);
    expectNear(face.landmarks, expected);
  },
);

test('a face on its head is stated as such, even where it is looked for upright', async () => {
  const upright = portrait(4);
  const { landmarks } = only(await findFaces(networks, upright, 'upright'));
  const face = only(await findFaces(networks, turned(upright, QUARTER_TURNS[2]!), 'upright'));
  expect(face.quarterTurns).toBe(2);
  expectNear(
    face.landmarks,
    mapped(landmarks, ({ x, y }) => ({ x: upright.width - x, y: upright.height - y })),
  );
});

test('a mirrored face has its eyes and the corners of its mouth changed over', async () => {
  const upright = portrait(6);
  const { landmarks } = only(await findFaces(networks, upright, 'upright'));
  const mirror = ({ x, y }: Point): Point => ({ x: upright.width - x, y });
  expectNear(only(await findFaces(networks, turned(upright, EXIF_TURNS[2]), 'upright')).landmarks, {
    left_eye: mirror(landmarks.right_eye),
    right_eye: mirror(landmarks.left_eye),
    nose: mirror(landmarks.nose),
    mouth_left: mirror(landmarks.mouth_right),
    mouth_right: mirror(landmarks.mouth_left),
  });
});

test('a face of 45 pixels in a picture of 1600 is found', async () => {
  const small = resized(portrait(2), 66, 88);
  const { box } = only(await findFaces(networks, laid(1600, 1200, [[small, 1100, 700]]), 'upright'));
  expect(box.x1).toBeGreaterThan(1100);
  expect(box.x2).toBeLessThan(1166);
  expect(box.y1).toBeGreaterThan(700);
  expect(box.y2).toBeLessThan(788);
});

test('a face that is cut by the frame on all sides is found, its box within the frame', async () => {
  const { box } = only(await findFaces(networks, portrait(3), 'upright'));
  const [left, top] = [Math.round(box.x1 + 6), Math.round(box.y1 + 6)];
  const side = Math.round(box.x2 - box.x1) - 12;
  const whole = portrait(3);
  const crop = laid(side, side, []);
  for (let y = 0; y < side; y++) {
    const from = ((top + y) * whole.width + left) * 3;
    crop.rgb.set(whole.rgb.subarray(from, from + side * 3), y * side * 3);
  }
  const cut = only(await findFaces(networks, crop, 'upright')).box;
  expect(cut.x1).toBeGreaterThanOrEqual(0);
  expect(cut.x2).toBeLessThanOrEqual(side);
  expect(cut.y2).toBeLessThanOrEqual(side);
});

test('a head turned by 60 degrees is found at the second look, one by 70 only seen to be one', async () => {
  const turnedBy = (yawDegrees: number) =>
    renderFace(identityOf(7), { ...selfieMoment(7), yawDegrees }, { width: 480, height: 640 });
  only(await findFaces(networks, turnedBy(60), 'upright'));
  const further = turnedBy(70);
  expect(await findFaces(networks, further, 'upright')).toEqual([]);
  expect(await seesHead(networks, pyramidOf(further))).toBe(true);
});

test('all of several people are found, each once', async () => {
  const faces = await findFaces(
    networks,
    laid(900, 700, [
      [portrait(1), 20, 20],
      [portrait(2), 300, 340],
      [portrait(3), 630, 40],
    ]),
    'upright',
  );
  expect(faces.map(({ box }) => Math.floor(box.x1 / 300)).sort()).toEqual([0, 1, 2]);
});

test('of more people than are listed the surest come, surest first', async () => {
  const small = [1, 2, 3, 4].map((seed) => resized(portrait(seed), 120, 160));
  const crowd = laid(
    720,
    640,
    Array.from(
      { length: 24 },
      (_, index) => [small[index % 4]!, 120 * (index % 6), 160 * Math.floor(index / 6)] as const,
    ),
  );
  const faces = await findFaces(networks, crowd, 'upright');
  expect(faces).toHaveLength(MAX_FACES);
  const sureness = faces.map(
    ({ detectionConfidence, meshConfidence }) => detectionConfidence * meshConfidence,
  );
  expect(sureness).toEqual([...sureness].sort((a, b) => b - a));
});

test.each([0, 1, 2, 3])(
  "a card's portrait and its ghost are found, the card turned by %d quarters on a table",
  async (clockwise) => {
    const card = turned(onTable(await madeCard({ seed: 3, ghost: true }), 120), QUARTER_TURNS[clockwise]!);
    const faces = await findFaces(networks, card, 'all');
    expect(faces.map(({ quarterTurns }) => quarterTurns)).toEqual([(4 - clockwise) % 4, (4 - clockwise) % 4]);
    const [first, second] = faces.map(({ landmarks }) => eyesApart(landmarks)).sort((a, b) => b - a) as [
      number,
      number,
    ];
    expect(first / second).toBeGreaterThan(2);
  },
);

test('a face that is surely seen in the whole picture says which way up its parts are looked at', async () => {
  let looks = 0;
  const counted: FaceNetworks = {
    ...networks,
    detect(image) {
      looks++;
      return networks.detect(image);
    },
  };
  const square = laid(600, 600, [[portrait(1), 60, 60]]);
  expect(await findFaces(counted, square, 'all')).toHaveLength(1);
  expect(looks).toBe(1 + 4);
  looks = 0;
  expect(await findFaces(counted, laid(400, 400, [[portrait(1), 60, 60]]), 'upright')).toHaveLength(1);
  expect(looks).toBe(1);
  looks = 0;
  expect(await findFaces(counted, laid(600, 600, []), 'all')).toEqual([]);
  expect(looks).toBe(4 + 4 * 4);
});

describe('nobody is seen', () => {
  test.each(['cartoon', 'animal', 'blank', 'text'] as const)('in a picture of kind %s', async (kind) => {
    const picture = await nonFace(kind);
    expect(await findFaces(networks, picture, 'all')).toEqual([]);
    expect(await findFaces(networks, picture, 'upright')).toEqual([]);
    expect(await seesHead(networks, pyramidOf(picture))).toBe(false);
  });

  test('in noise', async () => {
    let state = 1;
    const rgb = Uint8Array.from({ length: 500 * 400 * 3 }, () => {
      state = (state * 1664525 + 1013904223) >>> 0;
      return state >>> 24;
    });
    expect(await findFaces(networks, { width: 500, height: 400, rgb }, 'all')).toEqual([]);
  });

  test.each([
    [1, 1],
    [4000, 1],
    [3, 700],
  ])('in %d by %d pixels', async (width, height) => {
    expect(
      await findFaces(networks, { width, height, rgb: new Uint8Array(width * height * 3).fill(200) }, 'all'),
    ).toEqual([]);
  });
});
