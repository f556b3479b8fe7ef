import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FaceModelFiles, GraphModelFiles } from '@assay/biometrics';

const BIOMETRICS = import.meta.resolve('@assay/biometrics');
const ownModel = (file: string): string => join(dirname(fileURLToPath(BIOMETRICS)), '../models', file);

/** The network against recaptured faces, which comes with the biometrics package. */
export const antiSpoofNetworkPath = ownModel('fr_liveness.onnx');
export const readAntiSpoofNetwork = (): Promise<Uint8Array> => readFile(antiSpoofNetworkPath);

/**
 * The bytes of the networks that find and compare faces. They come with the biometrics package and one that
 * it depends on: nothing is fetched.
 */
export async function readFaceModels(): Promise<FaceModelFiles> {
  const files = async (description: string, weights: string): Promise<GraphModelFiles> => ({
    description: await readFile(description, 'utf8'),
    weights: await readFile(weights),
  });
  const human = join(dirname(createRequire(BIOMETRICS).resolve('@vladmandic/human')), '../models');
  const [blazeface, facemesh, recognition] = await Promise.all([
    files(join(human, 'blazeface.json'), join(human, 'blazeface.bin')),
    files(join(human, 'facemesh.json'), join(human, 'facemesh.bin')),
    readFile(ownModel('mobilefacenet.onnx')),
  ]);
  return { blazeface, facemesh, recognition };
}
