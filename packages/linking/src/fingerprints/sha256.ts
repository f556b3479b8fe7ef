import { hexOf } from './hexadecimal.js';

/**
 * What is used of the platform; its types come with browsers' or Node's, and this package is built with
 * neither.
 */
declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> };
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** SHA-256 in lower-case hexadecimal. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export const sha256OfText = (text: string): Promise<string> => sha256Hex(new TextEncoder().encode(text));
