import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { Caller } from '../access/types.js';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import type { FileEntry } from './wire.js';

/** An hour: an address is passed on to a browser that shows the file now. */
const LONGEST_S = 3600;

/** `?signed=600` of a record. */
export const signedParameter = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: LONGEST_S,
    description:
      'For so many seconds the `url` of each file is good without credentials, so that a browser can show it. Needs `files:read`.',
  }),
);

/** Of a token: 6 bytes of Unix seconds, 6 of the organization, and the code. */
const NUMBER_BYTES = 6;
const CODE_BYTES = 32;

/**
 * Addresses of stored files that need no credentials for a short time. Who has one may see that one file of that one
 * organization until then: HMAC-SHA-256 over name, organization and time, by a key that is derived from the operator's secret
 * (HKDF, RFC 5869) and serves nothing else. Nothing is stored, so an address is taken back before its time by erasing the
 * record alone.
 */
export class SignedAddresses {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  /** @param secret the operator's, at least 32 bytes: all servers of an installation share it */
  constructor(secret: Uint8Array, clock: Clock) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'assay file addresses 1', 32));
    this.#clock = clock;
  }

  /**
   * File entries with addresses that are good for some seconds, where these are asked for.
   * @throws AssayError FORBIDDEN when the caller may not read files
   */
  signed(
    files: readonly Static<typeof FileEntry>[],
    { organizationId, permissions }: Pick<Caller, 'organizationId' | 'permissions'>,
    seconds: number | undefined,
  ): Static<typeof FileEntry>[] {
    if (seconds === undefined) return [...files];
    if (!permissions.has('files:read')) throw new AssayError('FORBIDDEN', { permission: 'files:read' });
    const until = this.#nowS() + seconds;
    return files.map((file) => ({
      ...file,
      url: `${file.url}?signed=${this.#token(organizationId, file.fileName, until)}`,
    }));
  }

  /** Whose file an address names. @throws AssayError FORBIDDEN when it was altered, or its time is over */
  organizationOf(storedName: string, token: string): number {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 2 * NUMBER_BYTES + CODE_BYTES) throw refused();
    const until = bytes.readUIntBE(0, NUMBER_BYTES);
    const organizationId = bytes.readUIntBE(NUMBER_BYTES, NUMBER_BYTES);
    const code = this.#code(organizationId, storedName, until);
    if (!timingSafeEqual(code, bytes.subarray(2 * NUMBER_BYTES)) || this.#nowS() >= until) throw refused();
    return organizationId;
  }

  #nowS(): number {
    return Math.floor(this.#clock() / 1_000_000);
  }

  #token(organizationId: number, storedName: string, untilS: number): string {
    const numbers = Buffer.alloc(2 * NUMBER_BYTES);
    numbers.writeUIntBE(untilS, 0, NUMBER_BYTES);
    numbers.writeUIntBE(organizationId, NUMBER_BYTES, NUMBER_BYTES);
    const code = this.#code(organizationId, storedName, untilS);
    return Buffer.concat([numbers, code]).toString('base64url');
  }

  #code(organizationId: number, storedName: string, untilS: number): Buffer {
    return createHmac('sha256', this.#key).update(`${untilS} ${organizationId} ${storedName}`).digest();
  }
}

const refused = (): AssayError =>
  new AssayError('FORBIDDEN', { reason: 'no signed address, or one whose time is over' });
