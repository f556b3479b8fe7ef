import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FaceModelFiles, GraphModelFiles } from '../types.js';

const require = createRequire(import.meta.url);
const human = join(dirname(require.resolve('@vladmandic/human')), '../models');
const files = (description: string, weights: string): GraphModelFiles => ({
  description: readFileSync(description, 'utf8'),
  weights: readFileSync(weights),
});

/** The networks' files that the product uses, for tests through them. */
export const faceModels = (): FaceModelFiles => ({
  blazeface: files(join(human, 'blazeface.json'), join(human, 'blazeface.bin')),
  facemesh: files(join(human, 'facemesh.json'), join(human, 'facemesh.bin')),
  recognition: readFileSync(new URL('../../models/mobilefacenet.onnx', import.meta.url)),
});

/** The network against recaptures that the product uses. */
export const shippedNetwork = (): Uint8Array =>
  readFileSync(new URL('../../models/fr_liveness.onnx', import.meta.url));
