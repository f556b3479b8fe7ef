import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses it, so a plain fast hash keeps what is stored safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenSha256 = (token: string): Uint8Array => createHash('sha256').update(token, 'utf8').digest();
