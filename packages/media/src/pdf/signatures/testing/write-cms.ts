/** Writes the parts of a signed message that say who signed, for tests; nothing in it is signed. */

export interface WrittenCertificate {
  readonly issuer: string;
  readonly serial: number;
  /** Tells two certificates of one number apart, and is the identifier of the key. */
  readonly key: string;
}

export interface WrittenMessage {
  readonly certificates: readonly WrittenCertificate[];
  /** How the signer is named; by issuer and serial number unless `key` is asked for. */
  readonly signer: WrittenCertificate;
  readonly by?: 'number' | 'key';
  /** Lengths of the outer values left open, as X.690 8.1.3.6 allows. */
  readonly isIndefinite?: boolean;
}

const text = (value: string): number[] => Array.from(value, (character) => character.charCodeAt(0));

function value(tag: number, ...parts: readonly (readonly number[])[]): number[] {
  const content = parts.flat();
  const length =
    content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return [tag, ...length, ...content];
}

const open = (tag: number, ...parts: readonly (readonly number[])[]): number[] => [
  tag,
  0x80,
  ...parts.flat(),
  0,
  0,
];

const nameOf = (issuer: string): number[] =>
  value(0x30, value(0x31, value(0x30, value(0x06, [0x55, 4, 3]), value(0x13, text(issuer)))));
const serialOf = (serial: number): number[] => value(0x02, [serial]);

export function writeCertificate({ issuer, serial, key }: WrittenCertificate): Uint8Array {
  const extension = value(0x30, value(0x06, [0x55, 0x1d, 0x0e]), value(0x04, value(0x04, text(key))));
  const body = value(
    0x30,
    value(0xa0, value(0x02, [2])),
    serialOf(serial),
    value(0x30, value(0x06, [42])),
    nameOf(issuer),
    value(0x30, text('')),
    value(0xa3, value(0x30, extension)),
  );
  return Uint8Array.from(value(0x30, body, value(0x30, value(0x06, [42])), value(0x03, [0, 1, 2])));
}

export function writeCms({
  certificates,
  signer,
  by = 'number',
  isIndefinite = false,
}: WrittenMessage): Uint8Array {
  const outer = isIndefinite ? open : value;
  const identifier =
    by === 'key'
      ? value(0x80, text(signer.key))
      : value(0x30, nameOf(signer.issuer), serialOf(signer.serial));
  const message = outer(
    0x30,
    value(0x02, [1]),
    value(0x31, value(0x30, value(0x06, [42]))),
    outer(0x30, value(0x06, [42])),
    outer(0xa0, ...certificates.map((one) => [...writeCertificate(one)])),
    value(0x31, value(0x30, value(0x02, [1]), identifier)),
  );
  return Uint8Array.from(outer(0x30, value(0x06, [42]), outer(0xa0, message)));
}
