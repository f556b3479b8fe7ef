import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Public lists of signature authorities hold a few hundred certificates of 2 kB each. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/**
 * Reads a file of certificates in PEM (RFC 7468), one after the other; text between them is passed over.
 * @returns each as DER, at least one
 * @throws RangeError with what was expected, as the parsers of settings do
 */
export function certificateFile(path: string): readonly Uint8Array[] {
  const blocks = readText(path).match(CERTIFICATE);
  if (!blocks) throw new RangeError(`expected a file of certificates in PEM, found none in "${path}"`);
  return blocks.map((block, index) => {
    try {
      return Uint8Array.from(new X509Certificate(block).raw);
    } catch {
      throw new RangeError(
        `expected certificates that can be read, and number ${index + 1} of "${path}" cannot`,
      );
    }
  });
}

function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new RangeError(
      `expected a file that can be read, received "${path}" (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  if (bytes.length > MAX_FILE_BYTES)
    throw new RangeError(`expected a file of at most ${MAX_FILE_BYTES} bytes, "${path}" has ${bytes.length}`);
  return bytes.toString('latin1');
}
