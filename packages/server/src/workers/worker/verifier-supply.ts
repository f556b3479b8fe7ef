import {
  type AntiSpoofModel,
  livenessExaminer,
  loadAntiSpoofModel,
  loadShippedModel,
  lookAtSelfie,
  type NetworkSteps,
  type Selfie,
  type SelfieLook,
  type VerificationFinding,
  verify,
} from '@assay/biometrics';
import type { NetworkFiles } from '../../network-files.js';
import { readAntiSpoofNetwork } from './face-model-supply.js';
import type { FaceSupply } from './face-supply.js';
import { loadedFor } from './loaded-for.js';
import { once } from './once.js';
import type { OpenedPair, Verifier } from './verifier.js';

/** The engine's own. */
export class VerifierSupply implements Verifier {
  readonly #faces: FaceSupply;
  readonly #network: () => Promise<AntiSpoofModel>;

  private constructor(faces: FaceSupply, network: () => Promise<AntiSpoofModel>) {
    this.#faces = faces;
    this.#network = network;
  }

  /**
   * @param own an operator's network in place of the one that ships, loaded at once, so that one that cannot
   * be used stops the start
   * @param steps of the network that ships, fitted on an operator's pictures, in place of its own
   * @throws SettingsError
   */
  static async start(
    faces: FaceSupply,
    own: NetworkFiles | undefined,
    steps: NetworkSteps | undefined,
  ): Promise<VerifierSupply> {
    if (!own)
      return new VerifierSupply(
        faces,
        once(async () => loadShippedModel(await readAntiSpoofNetwork(), steps)),
      );
    const model = await loadedFor('ASSAY_LIVENESS_MODEL', () => loadAntiSpoofModel(own.model, own.card));
    return new VerifierSupply(faces, async () => model);
  }

  async verify(pair: OpenedPair): Promise<VerificationFinding> {
    return verify({ ...pair, faces: await this.#faces(), examiner: livenessExaminer(await this.#network()) });
  }

  async lookAtSelfie(selfie: Selfie): Promise<SelfieLook> {
    return lookAtSelfie(selfie, await this.#faces(), await this.#network());
  }
}
