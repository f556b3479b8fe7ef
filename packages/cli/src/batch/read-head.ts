import { open } from 'node:fs/promises';
import { SNIFF_LENGTH_BYTES } from '@assay/media';

/**
 * The first bytes of a file, which tell what it is; fewer where it ends before. @throws Error of the file
 * system
 */
export async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = new Uint8Array(SNIFF_LENGTH_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
