import { DecodeError } from '@assay/media';

/**
 * Reads a part of a document that may be damaged: undefined then, since what cannot be decoded gives a check
 * nothing to look at and is no failure of its own. Anything but a {@link DecodeError} is passed on.
 */
export function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
