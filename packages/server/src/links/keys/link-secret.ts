import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LINK_SECRET_FILE } from '../../data-folder.js';
import type { Settings } from '../../settings.js';
import { SettingsError } from '../../settings-error.js';
import type { RecordStore } from '../../store/types.js';
import { secretCheckOf } from './link-keys.js';
import { linkSecretFile, makeSecretFile } from './secret-file.js';

type SecretStore = Pick<RecordStore, 'linkSecretCheck' | 'setLinkSecretCheck'>;

/**
 * The secret that the keys of all organizations are derived from: of the file that the settings name, else of
 * the data folder's own, which the first start makes. The database notices another one than it was filled
 * with.
 * @throws SettingsError when the secret is gone, cannot be used, or is another one
 */
export async function openLinkSecret(
  store: SecretStore,
  { linkSecret: named, dataDirectory }: Pick<Settings, 'linkSecret' | 'dataDirectory'>,
): Promise<Uint8Array> {
  const path = join(dataDirectory, LINK_SECRET_FILE);
  const secret = named ?? ownSecret(path, (await store.linkSecretCheck()) !== undefined);
  const check = secretCheckOf(secret);
  if (Buffer.compare(await store.setLinkSecretCheck(check), check) === 0) return secret;
  const where = named ? 'ASSAY_LINK_SECRET_FILE names' : `"${path}" holds`;
  throw new SettingsError(
    `${where} another secret than the one that the submissions in this data folder were keyed with. ${REMEDY}`,
  );
}

const REMEDY =
  'Put that one back; where it is lost, `assay links reset --yes` forgets what earlier submissions are found by, and the next start takes the secret that is there.';

function ownSecret(path: string, isInUse: boolean): Uint8Array {
  if (!existsSync(path)) {
    if (isInUse)
      throw new SettingsError(
        `The secret that the submissions in this data folder were keyed with is gone: "${path}". ${REMEDY}`,
      );
    makeSecretFile(path);
  }
  try {
    return linkSecretFile(path);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SettingsError(`The secret of this data folder: ${error.message}.`);
    throw error;
  }
}
