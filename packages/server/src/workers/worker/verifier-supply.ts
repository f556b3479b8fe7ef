import { type AntiSpoofModel, loadAntiSpoofModel, type VerificationFinding, verify } from '@assay/biometrics';
import type { NetworkFiles } from '../../network-files.js';
import type { FaceSupply } from './face-supply.js';
import { loadedFor } from './loaded-for.js';
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
  static async start(faces: FaceSupply, own: NetworkFiles | undefined): Promise<VerifierSupply> {
    return new VerifierSupply(
      faces,
      own && (await loadedFor('ASSAY_LIVENESS_MODEL', () => loadAntiSpoofModel(own.model, own.card))),
    );
  }

  async verify(pair: OpenedPair): Promise<VerificationFinding> {
    return verify({
      ...pair,
      faces: await this.#faces(),
      ...(this.#antiSpoof && { antiSpoof: this.#antiSpoof }),
    });
  }
}
