/** The first part of a deflate stream as its encoder cut it up (RFC 1951, 3.2.3). */
export interface DeflateTokens {
  /** What the tokens stand for. */
  readonly bytes: Uint8Array;
  /** Distance of each token's copy, 1 to 32768; 0 for a literal byte. */
  readonly distances: Uint16Array;
  /** Length of each token's copy, 3 to 258; 1 for a literal byte. */
  readonly lengths: Uint16Array;
  readonly count: number;
}

/** What an encoder built on zlib is set to: `deflateInit2`. */
export interface ZlibSettings {
  /** 1 to 9. */
  readonly level: number;
  /** 8 or 9: decides how many hashes there are, and so which copies are missed. */
  readonly memLevel: number;
}
