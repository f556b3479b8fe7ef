/** Constructed values nested deeper are hostile: a certificate inside a signed message is at depth 6. */
const MAX_DEPTH = 24;
/** Values of one constructed one that are read. */
const MAX_CHILDREN = 512;

/** One value of ASN.1 in its basic encoding (X.690), by where its bytes are. */
export interface BerValue {
  /** Identifier octet: class, whether constructed, tag number (of 0 to 30; others are not read). */
  readonly tag: number;
  readonly startBytes: number;
  readonly contentStartBytes: number;
  readonly contentEndBytes: number;
  /** Behind the value, end-of-contents octets included. */
  readonly endBytes: number;
}

const MULTI_BYTE_TAG = 0x1f;
const CONSTRUCTED = 0x20;
const INDEFINITE = 0x80;

/**
 * The value that starts at an offset; undefined where none can be read. Indefinite lengths are read, too:
 * some signers' modules write them.
 */
export function readBer(
  bytes: Uint8Array,
  startBytes = 0,
  limitBytes = bytes.length,
  depth = 0,
): BerValue | undefined {
  const [tag, first] = [bytes[startBytes], bytes[startBytes + 1]];
  if (
    tag === undefined ||
    first === undefined ||
    startBytes + 2 > limitBytes ||
    (tag & 0x1f) === MULTI_BYTE_TAG
  )
    return undefined;
  if (first === INDEFINITE) return readIndefinite(bytes, startBytes, limitBytes, depth);
  const lengthBytes = first & 0x7f;
  if (first > INDEFINITE && lengthBytes > 4) return undefined;
  const contentStartBytes = startBytes + 2 + (first > INDEFINITE ? lengthBytes : 0);
  let length = first;
  if (first > INDEFINITE) {
    length = 0;
    for (const byte of bytes.subarray(startBytes + 2, contentStartBytes)) length = length * 256 + byte;
  }
  const endBytes = contentStartBytes + length;
  return endBytes <= limitBytes
    ? { tag, startBytes, contentStartBytes, contentEndBytes: endBytes, endBytes }
    : undefined;
}

/** Values one after the other until two zeros (X.690, 8.1.3.6). */
function readIndefinite(
  bytes: Uint8Array,
  startBytes: number,
  limitBytes: number,
  depth: number,
): BerValue | undefined {
  const tag = bytes[startBytes]!;
  if ((tag & CONSTRUCTED) === 0 || depth >= MAX_DEPTH) return undefined;
  let at = startBytes + 2;
  for (let count = 0; count < MAX_CHILDREN && at + 2 <= limitBytes; count++) {
    if (bytes[at] === 0 && bytes[at + 1] === 0)
      return { tag, startBytes, contentStartBytes: startBytes + 2, contentEndBytes: at, endBytes: at + 2 };
    const child = readBer(bytes, at, limitBytes, depth + 1);
    if (!child) return undefined;
    at = child.endBytes;
  }
  return undefined;
}

/** The values inside of a constructed one, up to the first that cannot be read. */
export function childrenOf(
  bytes: Uint8Array,
  { tag, contentStartBytes, contentEndBytes }: BerValue,
): readonly BerValue[] {
  const children: BerValue[] = [];
  if ((tag & CONSTRUCTED) === 0) return children;
  for (let at = contentStartBytes; at < contentEndBytes && children.length < MAX_CHILDREN; ) {
    const child = readBer(bytes, at, contentEndBytes);
    if (!child) break;
    children.push(child);
    at = child.endBytes;
  }
  return children;
}

/** A value with its header, or its content only, compared byte by byte. */
export const wholeOf = (bytes: Uint8Array, value: BerValue): Uint8Array =>
  bytes.subarray(value.startBytes, value.endBytes);
export const contentOf = (bytes: Uint8Array, value: BerValue): Uint8Array =>
  bytes.subarray(value.contentStartBytes, value.contentEndBytes);
