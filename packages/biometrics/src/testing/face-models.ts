import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FaceModelFiles, GraphModelFiles } from '../types.js';

const require = createRequire(import.meta.url);
const human = join(dirname(require.resolve('@vladmandic/human')), '../models');
const faceApi = join(dirname(require.resolve('@vladmandic/face-api')), '../model');
const files = (description: string, weights: string): GraphModelFiles => ({
  description: readFileSync(description, 'utf8'),
  weights: readFileSync(weights),
});

/** The networks' files that the product uses, for tests through them. */
export const faceModels = (): FaceModelFiles => ({
  blazeface: files(join(human, 'blazeface.json'), join(human, 'blazeface.bin')),
  facemesh: files(join(human, 'facemesh.json'), join(human, 'facemesh.bin')),
  recognition: files(join(faceApi, 'face_recognition_model-weights_manifest.json'), join(faceApi, 'face_recognition_model.bin')),
});
