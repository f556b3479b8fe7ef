import { sealBytes, unsealBytes } from '../../seal.js';
import type { LinkKeys } from '../keys/link-keys.js';

/** Raised when what is sealed is laid out in another way. */
const DOSSIER_VERSION = 1;

/** A stored dossier that cannot be read: our fault, not the caller's. Says nothing of what it holds. */
export class UnreadableDossierError extends Error {
  override readonly name = 'UnreadableDossierError';
  /**
   * It was sealed under another key or changed since; or it opened, and is nothing that this version writes.
   */
  readonly reason: 'NOT_AUTHENTIC' | 'NOT_DECODABLE';

  constructor(reason: UnreadableDossierError['reason']) {
    super(`a stored dossier cannot be read (${reason})`);
    this.reason = reason;
  }
}

const contextOf = ({ organizationId }: LinkKeys): string =>
  `assay link dossier ${DOSSIER_VERSION} ${organizationId}`;

/** Encrypts and authenticates under an organization's key. */
export const seal = (plain: Uint8Array, keys: LinkKeys): Uint8Array =>
  sealBytes(plain, keys.sealing, contextOf(keys));

/** @throws UnreadableDossierError NOT_AUTHENTIC */
export function unseal(sealed: Uint8Array, keys: LinkKeys): Uint8Array {
  const plain = unsealBytes(sealed, keys.sealing, contextOf(keys));
  if (!plain) throw new UnreadableDossierError('NOT_AUTHENTIC');
  return plain;
}
