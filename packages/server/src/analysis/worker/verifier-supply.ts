import { type AntiSpoofModel, loadAntiSpoofModel, type VerificationFinding, verify } from '@assay/biometrics';
import type { AntiSpoofFiles } from '../../anti-spoof-file.js';
import { SettingsError } from '../../settings.js';
import type { FaceSupply } from './face-supply.js';
import type { OpenedPair, Verifier } from './verifier.js';

/** The engine's own. */
export class VerifierSupply implements Verifier {
  readonly #faces: FaceSupply;
  readonly #antiSpoof: AntiSpoofModel | undefined;

  private constructor(faces: FaceSupply, antiSpoof: AntiSpoofModel | undefined) {
    this.#faces = faces;
    this.#antiSpoof = antiSpoof;
  }

  /**
   * @param own an operator's network, loaded at once, so that one that cannot be used stops the start
   * @throws SettingsError
   */
  static async start(faces: FaceSupply, own: AntiSpoofFiles | undefined): Promise<VerifierSupply> {
    try {
      return new VerifierSupply(faces, own && (await loadAntiSpoofModel(own.model, own.card)));
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      throw new SettingsError(`ASSAY_LIVENESS_MODEL: the network and its card cannot be used (${reason})`);
    }
  }

  async verify(pair: OpenedPair): Promise<VerificationFinding> {
    return verify({ ...pair, faces: await this.#faces(), ...(this.#antiSpoof && { antiSpoof: this.#antiSpoof }) });
  }
}
