import {
  type LivenessExaminer,
  livenessExaminer,
  loadAntiSpoofModel,
  loadShippedModel,
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
  readonly #examiner: () => Promise<LivenessExaminer>;

  private constructor(faces: FaceSupply, examiner: () => Promise<LivenessExaminer>) {
    this.#faces = faces;
    this.#examiner = examiner;
  }

  /**
   * @param own an operator's network in place of the one that ships, loaded at once, so that one that cannot
   * be used stops the start
   * @throws SettingsError
   */
  static async start(faces: FaceSupply, own: NetworkFiles | undefined): Promise<VerifierSupply> {
    if (!own)
      return new VerifierSupply(
        faces,
        once(async () => livenessExaminer(await loadShippedModel(await readAntiSpoofNetwork()))),
      );
    const model = await loadedFor('ASSAY_LIVENESS_MODEL', () => loadAntiSpoofModel(own.model, own.card));
    return new VerifierSupply(faces, async () => livenessExaminer(model));
  }

  async verify(pair: OpenedPair): Promise<VerificationFinding> {
    return verify({ ...pair, faces: await this.#faces(), examiner: await this.#examiner() });
  }
}
