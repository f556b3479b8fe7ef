import { type GenerationNetwork, loadGenerationNetwork } from '@assay/forensics';
import type { NetworkFiles } from '../../network-files.js';
import { loadedFor } from './loaded-for.js';

/**
 * An operator's network that tells generated pictures, loaded at once, so that one that cannot be used stops
 * the start; none where none is named.
 * @throws SettingsError
 */
export const startGenerationNetwork = async (
  files: NetworkFiles | undefined,
): Promise<GenerationNetwork | undefined> =>
  files && loadedFor('ASSAY_GENERATION_MODEL', () => loadGenerationNetwork(files.model, files.card));
