import { findFaces } from './faces/find-faces.js';
import { followFace } from './faces/follow-face.js';
import { seesHead } from './faces/second-look.js';
import { pyramidOf } from './faces/square/pyramid.js';
import { loadFaceNetworks } from './networks/load-face-networks.js';
import { templateOf } from './template-of.js';
import type { FaceAnalyst, FaceModelFiles } from './types.js';

/**
 * Loads the networks that find and compare faces; it takes about half a second. @throws RangeError for other
 * files than expected
 */
export async function loadFaceAnalyst(files: FaceModelFiles): Promise<FaceAnalyst> {
  const networks = await loadFaceNetworks(files);
  return {
    findFaces: (image, turns) => findFaces(networks, image, turns),
    seesHead: (image) => seesHead(networks, pyramidOf(image)),
    followFace: (image, before) => followFace(networks, image, before),
    templateOf: (image, face) => templateOf(networks, image, face),
  };
}
