import { fraction, type RgbImage, type VideoClip } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { valueNoise } from '../../../../corpus/photo/value-noise.js';
import type { LivenessSignal } from '../liveness/types.js';
import { madeFace, templateAt } from '../testing/made-observation.js';
import type { FaceAnalyst, FaceObservation, Selfie, VerificationPolicy } from '../types.js';
import type { LivenessExaminer } from './liveness-examiner.js';
import { verify } from './verify.js';

/** What the operator asks for who sets `ASSAY_LIVENESS_REQUIRED=false`: no mark of an attack is enough. */
const POLICY: VerificationPolicy = { falseMatchRate: 0.001, livenessMustPass: false };
const SAME_PERSON = 0;
const OTHER_PERSON = Math.PI / 2;

/** A picture in which certain faces are found; people lie as far apart as their angles. */
interface Scene {
  readonly image: RgbImage;
  readonly faces: readonly { readonly face: FaceObservation; readonly angle: number }[];
  readonly upright?: boolean;
  /** A head is seen though no face is found. */
  readonly head?: boolean;
}

const [WIDTH, HEIGHT] = [640, 480];

const SHADES = (() => {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const light = 60 + 110 * valueNoise(x / 9, y / 9, 1) + 30 * valueNoise(x / 2, y / 2, 1);
    rgb.set([light + 30, light, light - 30], pixel * 3);
  }
  return rgb;
})();

let scenes = 0;

/** Shades differ from scene to scene, as photographs do: each begins at another row. */
function scene(faces: Scene['faces'], upright = true): Scene {
  const from = ((scenes++ * 37) % HEIGHT) * WIDTH * 3;
  const rgb = new Uint8Array(SHADES.length);
  rgb.set(SHADES.subarray(from));
  rgb.set(SHADES.subarray(0, from), SHADES.length - from);
  return { image: { width: WIDTH, height: HEIGHT, rgb }, faces, upright };
}

const analystOf = (...known: readonly Scene[]): FaceAnalyst => {
  const sceneOf = (image: RgbImage): Scene => known.find((candidate) => candidate.image === image)!;
  return {
    findFaces: async (image, turns) =>
      turns === 'all' || sceneOf(image).upright ? sceneOf(image).faces.map(({ face }) => face) : [],
    seesHead: async (image) => sceneOf(image).head ?? false,
    followFace: async (_image, before) => before,
    templateOf: async (image, face) =>
      templateAt(sceneOf(image).faces.find((candidate) => candidate.face === face)!.angle),
  };
};

const signal = (part: Partial<LivenessSignal>): LivenessSignal => ({
  name: 'made-up',
  lookedFor: ['screen'],
  outcome: 'nothing',
  logLikelihoodRatio: 0,
  group: 'raster',
  reason: undefined,
  ...part,
});
const examiner = (...signals: readonly LivenessSignal[]): LivenessExaminer => ({
  ofPhoto: async () => signals,
  ofClip: async () => signals,
});
const NOTHING_SEEN = examiner(signal({}));
const SIGNS_OF_LIFE = examiner(
  signal({ outcome: 'live', logLikelihoodRatio: -4, group: 'blink', reason: 'The eyes blink.' }),
);
const ATTACK = examiner(signal({ outcome: 'attack', logLikelihoodRatio: 4, reason: 'A screen shows.' }));

const portrait = () => scene([{ face: madeFace(320, 240, 60), angle: 0 }]);
const selfieOf = (angle: number) => scene([{ face: madeFace(300, 240, 90), angle }]);

async function verified(id: Scene, selfie: Scene, { liveness = NOTHING_SEEN, policy = POLICY } = {}) {
  const request = {
    idPages: [{ page: 1, image: id.image }],
    selfie: { kind: 'image', image: selfie.image },
    faces: analystOf(id, selfie),
    examiner: liveness,
    policy,
  } as const;
  return verify(request);
}

describe('a selfie is verified', () => {
  test('where the faces match and no attack was seen, if no more is asked for', async () => {
    const finding = await verified(portrait(), selfieOf(SAME_PERSON));
    expect(finding).toMatchObject({
      verified: true,
      match: { outcome: 'passed' },
      liveness: { outcome: 'inconclusive' },
    });
    expect(finding.reasoning[0]).toBe(
      'The face of the selfie matches the portrait of the ID, and no mark of an attack was found.',
    );
  });

  test('only with signs of life where they are asked for, and else it is said what would help', async () => {
    const policy = { ...POLICY, livenessMustPass: true };
    const without = await verified(portrait(), selfieOf(SAME_PERSON), { policy });
    expect(without).toMatchObject({ verified: false, match: { outcome: 'passed' } });
    expect(without.reasoning.slice(0, 2)).toEqual([
      'The faces match, but whether a living person stood before the camera cannot be told.',
      'A new selfie may pass: the face near, in even light, nothing between it and the camera, or a video of five seconds.',
    ]);
    const alive = await verified(portrait(), selfieOf(SAME_PERSON), { policy, liveness: SIGNS_OF_LIFE });
    expect(alive.verified).toBe(true);
    expect(alive.reasoning.join(' ')).not.toContain('A new selfie may pass');
  });

  test('also where it lies on its side', async () => {
    const onItsSide = scene([{ face: madeFace(300, 240, 90), angle: SAME_PERSON }], false);
    expect((await verified(portrait(), onItsSide)).verified).toBe(true);
  });
});

describe('a selfie is not verified', () => {
  test('of another person', async () => {
    const finding = await verified(portrait(), selfieOf(OTHER_PERSON));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'failed' } });
    expect(finding.reasoning[0]).toBe(
      "The face of the selfie lies too far from the portrait's to be taken for the same person's.",
    );
  });

  test('that shows marks of an attack', async () => {
    const finding = await verified(portrait(), selfieOf(SAME_PERSON), { liveness: ATTACK });
    expect(finding).toMatchObject({ verified: false, liveness: { outcome: 'failed' } });
    expect(finding.reasoning[0]).toBe(
      'The selfie shows marks of an attack, so that it is not taken for a living person before the camera.',
    );
    expect(finding.reasoning).toContain('A screen shows.');
  });

  test('that is the photograph of the ID itself', async () => {
    const id = portrait();
    const finding = await verified(id, { ...id, image: { ...id.image, rgb: id.image.rgb.slice() } });
    expect(finding).toMatchObject({ verified: false, liveness: { outcome: 'failed' } });
    expect(finding.reasoning).toContain('The face of the selfie looks like the very photograph of the ID.');
  });

  test('where liveness was left out', async () => {
    const [id, selfie] = [portrait(), selfieOf(SAME_PERSON)];
    const idPages = [{ page: 1, image: id.image }];
    const request = {
      idPages,
      selfie: { kind: 'image', image: selfie.image },
      faces: analystOf(id, selfie),
      examiner: NOTHING_SEEN,
      policy: POLICY,
    } as const;
    const finding = await verify({ ...request, withoutLiveness: true });
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'passed' }, liveness: undefined });
    expect(finding.reasoning[0]).toBe('The faces match, but liveness could not be examined.');
  });

  test.each([
    ['no face on either side', scene([]), scene([]), 'Neither the ID nor the selfie shows a face.'],
    ['no face on the ID', scene([]), selfieOf(SAME_PERSON), 'No face was found on the ID.'],
    ['no face in the selfie', portrait(), scene([]), 'No face was found in the selfie.'],
  ])('with %s', async (_name, id, selfie, reason) => {
    const finding = await verified(id, selfie);
    expect(finding).toMatchObject({ verified: false, match: undefined });
    expect(finding.reasoning[0]).toBe(reason);
  });

  test('that is said once where the ID shows no face', async () => {
    const finding = await verified(scene([]), selfieOf(SAME_PERSON));
    expect(finding.reasoning.filter((sentence) => sentence.includes('ID'))).toEqual([
      'No face was found on the ID.',
    ]);
  });

  test('on an ID whose small portrait is another person: the large one may have been exchanged', async () => {
    const card = (ghost: number) =>
      scene([
        { face: madeFace(200, 240, 60), angle: SAME_PERSON },
        { face: madeFace(450, 240, 24), angle: ghost },
      ]);
    const finding = await verified(card(OTHER_PERSON), selfieOf(SAME_PERSON));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'inconclusive' } });
    expect(finding.reasoning[0]).toMatch(/smaller portrait shows another person/);
    expect(finding.reasoning).toContainEqual(expect.stringMatching(/may have been exchanged/));
    expect(await verified(card(SAME_PERSON), selfieOf(SAME_PERSON))).toMatchObject({ verified: true });
  });

  test('on an ID whose portrait has none of the grain that the card around it has', async () => {
    const card = portrait();
    const rgb = card.image.rgb.slice();
    for (let y = 120; y < 360; y++) rgb.fill(120, (y * WIDTH + 210) * 3, (y * WIDTH + 430) * 3);
    const finding = await verified({ ...card, image: { ...card.image, rgb } }, selfieOf(SAME_PERSON));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'inconclusive' } });
    expect(finding.reasoning[0]).toMatch(/laid over the picture of the card/);
    expect(finding.reasoning).toContainEqual(expect.stringMatching(/it has less grain\. It may have been/));
  });

  test('with a head in the selfie whose face cannot be read says how to turn it', async () => {
    const head = await verified(portrait(), { ...scene([]), head: true });
    expect(head.reasoning).toContainEqual(expect.stringMatching(/shows a head that is turned too far/));
    const nobody = await verified(portrait(), scene([]));
    expect(nobody.reasoning).not.toContainEqual(expect.stringMatching(/shows a head/));
  });

  test('with a head turned far to a side says so where the faces do not match', async () => {
    const turned = { ...madeFace(200, 240, 60) };
    const mesh = turned.mesh.map((point, index) => (index === 263 ? { ...point, z: 90 } : point));
    const selfie = scene([{ face: { ...turned, mesh }, angle: OTHER_PERSON }]);
    const finding = await verified(portrait(), selfie);
    expect(finding.reasoning).toContainEqual(expect.stringMatching(/turned far to a side/));
    const facing = await verified(portrait(), selfieOf(OTHER_PERSON));
    expect(facing.reasoning).not.toContainEqual(expect.stringMatching(/turned far to a side/));
  });

  test('on an ID that shows people of like size: whose it is cannot be told', async () => {
    const id = scene([
      { face: madeFace(200, 240, 60), angle: SAME_PERSON },
      { face: madeFace(450, 240, 55), angle: OTHER_PERSON },
    ]);
    const finding = await verified(id, selfieOf(SAME_PERSON));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'inconclusive' } });
    expect(finding.reasoning[0]).toMatch(/faces of different people/);
  });
});

test('the largest sure face of the ID is its portrait, wherever it stands in the list', async () => {
  const id = scene([
    { face: madeFace(560, 400, 22), angle: 0.2 },
    { face: madeFace(200, 240, 60), angle: SAME_PERSON },
    { face: { ...madeFace(400, 240, 90), meshConfidence: fraction(0.55) }, angle: OTHER_PERSON },
  ]);
  const { idFaces } = await verified(id, selfieOf(SAME_PERSON));
  expect(idFaces.map(({ face }) => face)).toEqual([id.faces[1]!.face, id.faces[0]!.face, id.faces[2]!.face]);
});

describe('of several people in the selfie', () => {
  const crowdWith = (large: number, nearlyAsLarge: number) =>
    scene([
      ...Array.from({ length: 8 }, (_, index) => ({
        face: madeFace(40 + 70 * index, 60, 14),
        angle: SAME_PERSON,
      })),
      { face: madeFace(480, 300, 55), angle: nearlyAsLarge },
      { face: madeFace(300, 300, 62), angle: large },
    ]);
  const SEVERAL = "Another person stands before the camera; the face nearest to the ID's was compared.";

  test('the match tells which is the holder, whose face is listed first', async () => {
    for (const holder of [8, 9]) {
      const crowd =
        holder === 9 ? crowdWith(SAME_PERSON, OTHER_PERSON) : crowdWith(OTHER_PERSON, SAME_PERSON);
      const finding = await verified(portrait(), crowd);
      expect(finding.verified).toBe(true);
      expect(finding.selfieFaces).toHaveLength(10);
      expect(finding.selfieFaces[0]!.face).toBe(crowd.faces[holder]!.face);
      expect(finding.reasoning).toContain(SEVERAL);
    }
  });

  test('those who are small in the background are not compared', async () => {
    const finding = await verified(portrait(), crowdWith(OTHER_PERSON, OTHER_PERSON));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'failed' } });
  });
});

describe('a clip', () => {
  const clipOf = (frames: readonly Scene[]): VideoClip => ({
    format: 'mp4',
    width: 640,
    height: 480,
    durationMs: frames.length * 40,
    coding: {
      codec: 'avc',
      rotation: 0,
      frameTimesMs: frames.map((_, at) => at * 40),
      keyFrameTimesMs: [],
      frameBytes: frames.map(() => 100),
      writtenBy: [],
    },
    async *frames(timesMs) {
      const shown = new Set(timesMs.map((timeMs) => Math.min(frames.length - 1, Math.floor(timeMs / 40))));
      for (const at of shown) yield { timeMs: at * 40, image: frames[at]!.image };
    },
  });
  const ofClip = (id: Scene, frames: readonly Scene[], liveness = NOTHING_SEEN) => {
    const selfie: Selfie = { kind: 'video', video: clipOf(frames) };
    return verify({
      idPages: [{ page: 1, image: id.image }],
      selfie,
      faces: analystOf(id, ...frames),
      examiner: liveness,
      policy: POLICY,
    });
  };
  const copyOf = (id: Scene): Scene => ({ ...id, image: { ...id.image, rgb: id.image.rgb.slice() } });
  const SAME_IN_ALL = /in the compared frames of the selfie looks like the very photograph of the ID/;

  test('of one frame is compared on that frame', async () => {
    const finding = await ofClip(portrait(), [selfieOf(SAME_PERSON)]);
    expect(finding.verified).toBe(true);
    expect(finding.selfieFaces).toMatchObject([{ timeMs: 0 }]);
  });

  test('without a face is not verified', async () => {
    const finding = await ofClip(portrait(), [scene([]), scene([])]);
    expect(finding).toMatchObject({
      verified: false,
      match: undefined,
      liveness: undefined,
      selfieFaces: [],
    });
    expect(finding.reasoning[0]).toBe('No face was found in the selfie.');
  });
  test('whose frames all show the photograph of the ID fails', async () => {
    const id = portrait();
    const finding = await ofClip(
      id,
      Array.from({ length: 40 }, () => copyOf(id)),
    );
    expect(finding).toMatchObject({
      verified: false,
      match: { outcome: 'passed' },
      liveness: { outcome: 'failed' },
    });
    expect(finding.reasoning).toContainEqual(expect.stringMatching(SAME_IN_ALL));
  });

  test('of which one piece looks like the photograph of the ID does not fail on it', async () => {
    const id = portrait();
    const frames = Array.from({ length: 20 }, (_, at) => (at < 10 ? copyOf(id) : scene(id.faces)));
    const finding = await ofClip(id, frames);
    expect(finding).toMatchObject({ verified: true, liveness: { outcome: 'inconclusive' } });
    expect(finding.liveness?.lookedFor).toContain('id-portrait');
  });

  test('of a face that moves as a living one is no still picture, however like the photograph of the ID', async () => {
    const id = portrait();
    const moving = examiner(
      signal({
        lookedFor: ['panned-still'],
        outcome: 'live',
        logLikelihoodRatio: -1,
        group: 'motion',
        reason: 'It speaks.',
      }),
    );
    const frames = Array.from({ length: 40 }, () => copyOf(id));
    expect((await ofClip(id, frames, moving)).liveness?.outcome).not.toBe('failed');
  });
});
