import { SettingsError } from '../../settings-error.js';

/**
 * Loads an operator's network.
 * @param setting that names it
 * @throws SettingsError in place of whatever loading throws: one sentence, with the first line of the reason
 */
export async function loadedFor<Network>(setting: string, load: () => Promise<Network>): Promise<Network> {
  try {
    return await load();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new SettingsError(`${setting}: the network and its card cannot be used (${reason})`);
  }
}
