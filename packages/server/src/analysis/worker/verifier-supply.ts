import { type AntiSpoofModel, loadAntiSpoofModel, loadFaceAnalyst, type VerificationFinding, verify } from '@assay/biometrics';
import type { AntiSpoofFiles } from '../../anti-spoof-file.js';
import { SettingsError } from '../../settings.js';
import { readFaceModels } from './face-model-supply.js';
import { once } from './once.js';
import type { OpenedPair, Verifier } from './verifier.js';

/** The engine's own: its networks are loaded when the first pair comes, and kept for the worker's life. */
export class VerifierSupply implements Verifier {
  readonly #faces = once(async () => loadFaceAnalyst(await readFaceModels()));
  readonly #antiSpoof: AntiSpoofModel | undefined;

  private constructor(antiSpoof: AntiSpoofModel | undefined) {
    this.#antiSpoof = antiSpoof;
  }

  /**
   * @param own an operator's network, loaded at once, so that one that cannot be used stops the start
   * @throws SettingsError
   */
  static async start(own: AntiSpoofFiles | undefined): Promise<VerifierSupply> {
    try {
      return new VerifierSupply(own && (await loadAntiSpoofModel(own.model, own.card)));
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      throw new SettingsError(`ASSAY_LIVENESS_MODEL: the network and its card cannot be used (${reason})`);
    }
  }

  async verify(pair: OpenedPair): Promise<VerificationFinding> {
    return verify({ ...pair, faces: await this.#faces(), ...(this.#antiSpoof && { antiSpoof: this.#antiSpoof }) });
  }
}
