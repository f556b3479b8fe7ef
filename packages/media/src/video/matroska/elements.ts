/** An element of an EBML file. RFC 8794. */
export interface EbmlElement {
  /** With its length marker, as the specifications print it. */
  readonly id: number;
  /** First byte of the content. */
  readonly start: number;
  /** Behind the last byte, inside the element around it; of an element of unknown size the end of that. */
  readonly end: number;
}

/** A number of 1 to 8 bytes whose first set bit tells how many. RFC 8794, 4. */
function variableInteger(
  bytes: Uint8Array,
  offset: number,
  keepsMarker: boolean,
): { value: number; length: number } | undefined {
  const first = bytes[offset];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (offset + length > bytes.length) return undefined;
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let byte = 1; byte < length; byte++) {
    isUnknown &&= bytes[offset + byte] === 0xff;
    value = value * 256 + bytes[offset + byte]!;
  }
  return { value: isUnknown && !keepsMarker ? Number.POSITIVE_INFINITY : value, length };
}

/**
 * The elements between two offsets, one after the other, until the end or until something that is no element.
 */
export function* elementsIn(bytes: Uint8Array, start: number, end: number): Generator<EbmlElement> {
  for (let offset = start; offset < end; ) {
    const id = variableInteger(bytes, offset, true);
    const size = id && variableInteger(bytes, offset + id.length, false);
    if (!id || !size) return;
    const content = offset + id.length + size.length;
    if (content > end) return;
    const elementEnd = Math.min(end, content + size.value);
    yield { id: id.value, start: content, end: elementEnd };
    offset = elementEnd;
  }
}

export const EBML_ID = 0x1a45dfa3;
const DOC_TYPE_ID = 0x4282;

/** An element's text: UTF-8, padded with zeros at will. */
export function textOf(bytes: Uint8Array, { start, end }: EbmlElement): string {
  return new TextDecoder().decode(bytes.subarray(start, end)).replace(/\0.*$/s, '');
}

/** What kind of EBML file it is; undefined when it is none. RFC 8794, 11.2.3. */
export function readDocType(bytes: Uint8Array): string | undefined {
  const [header] = elementsIn(bytes, 0, bytes.length);
  if (header?.id !== EBML_ID) return undefined;
  for (const element of elementsIn(bytes, header.start, header.end))
    if (element.id === DOC_TYPE_ID) return textOf(bytes, element);
  return undefined;
}
