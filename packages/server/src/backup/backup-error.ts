/** A folder cannot be backed up to, or a backup cannot be used; the message says why and names no document. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  /** Whether another folder would have done. */
  readonly isOfFolder: boolean;

  constructor(message: string, { isOfFolder = false }: { readonly isOfFolder?: boolean } = {}) {
    super(message);
    this.isOfFolder = isOfFolder;
  }
}
