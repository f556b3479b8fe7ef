/** A folder cannot be backed up to, or a backup cannot be used; the message says why and names no document. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
