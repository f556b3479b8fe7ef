import { type FaceAnalyst, loadFaceAnalyst } from '@assay/biometrics';
import { readFaceModels } from './face-model-supply.js';
import { once } from './once.js';

/** The networks that find and compare faces. */
export type FaceSupply = () => Promise<FaceAnalyst>;

/** Loads them when a face is first looked for, and keeps them for the worker's life. */
export const startFaceSupply = (): FaceSupply => once(async () => loadFaceAnalyst(await readFaceModels()));
