/** An installation cannot be copied, or what was copied is not the same; the message says why and names no document. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}
