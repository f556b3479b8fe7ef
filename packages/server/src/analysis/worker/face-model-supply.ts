import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FaceModelFiles, GraphModelFiles } from '@assay/biometrics';

/** The bytes of the networks that find and compare faces. They come with the packages that the biometrics package depends on: nothing is fetched. */
export async function readFaceModels(): Promise<FaceModelFiles> {
  const biometrics = createRequire(import.meta.resolve('@assay/biometrics'));
  const folder = (name: string): string => join(dirname(biometrics.resolve(name)), '..');
  const files = async (description: string, weights: string): Promise<GraphModelFiles> => ({
    description: await readFile(description, 'utf8'),
    weights: await readFile(weights),
  });
  const human = join(folder('@vladmandic/human'), 'models');
  const faceApi = join(folder('@vladmandic/face-api'), 'model');
  const [blazeface, facemesh, recognition] = await Promise.all([
    files(join(human, 'blazeface.json'), join(human, 'blazeface.bin')),
    files(join(human, 'facemesh.json'), join(human, 'facemesh.bin')),
    files(join(faceApi, 'face_recognition_model-weights_manifest.json'), join(faceApi, 'face_recognition_model.bin')),
  ]);
  return { blazeface, facemesh, recognition };
}
