/**
 * Units are looked at of one packet or record; a picture of 4,096 lines has some hundreds of slices at most.
 */
const MAX_UNITS = 1_000;
/**
 * Supplemental enhancement information: H.264 type 6 (ITU-T H.264, 7.4.1), HEVC types 39 and 40 (ITU-T H.265,
 * 7.4.2.2).
 */
const AVC_SEI = 6;
const HEVC_SEI = [39, 40];
/**
 * "User data unregistered": a UUID, then what an encoder likes, mostly its name and settings in plain text.
 * ITU-T H.274, 8.6.
 */
const USER_DATA_UNREGISTERED = 5;
const UUID_BYTES = 16;
const MAX_MESSAGE_BYTES = 400;

/**
 * What encoders say of themselves inside the coded pictures, as x264 and x265 do.
 * @param description `avcC` or `hvcC`
 * @param packet the first of the track
 */
export function encoderMessages(
  codec: string,
  description: Uint8Array | undefined,
  packet: Uint8Array,
): readonly string[] {
  if (codec !== 'avc' && codec !== 'hevc') return [];
  const lengthSize = description ? (((codec === 'avc' ? description[4] : description[21]) ?? 3) % 4) + 1 : 4;
  const units = [
    ...(codec === 'hevc' && description ? unitsOfHvcc(description) : []),
    ...unitsOfPacket(packet, lengthSize),
  ];
  return units.flatMap((unit) => messagesOf(codec, unit));
}

/** Units with their length before them. ISO/IEC 14496-15, 5.3.3. */
function* unitsOfPacket(packet: Uint8Array, lengthSize: number): Generator<Uint8Array> {
  for (let offset = 0, units = 0; offset + lengthSize < packet.length && units < MAX_UNITS; units++) {
    const length = packet
      .subarray(offset, offset + lengthSize)
      .reduce((value, byte) => value * 256 + byte, 0);
    yield packet.subarray(offset + lengthSize, offset + lengthSize + length);
    offset += lengthSize + length;
  }
}

/** Arrays of units behind 22 bytes. ISO/IEC 14496-15, 8.3.3.1. */
function* unitsOfHvcc(description: Uint8Array): Generator<Uint8Array> {
  let offset = 23;
  for (let arrays = description[22] ?? 0; arrays > 0 && offset + 3 <= description.length; arrays--) {
    const units = description[offset + 1]! * 256 + description[offset + 2]!;
    offset += 3;
    for (let unit = 0; unit < Math.min(units, MAX_UNITS) && offset + 2 <= description.length; unit++) {
      const length = description[offset]! * 256 + description[offset + 1]!;
      yield description.subarray(offset + 2, offset + 2 + length);
      offset += 2 + length;
    }
  }
}

function messagesOf(codec: string, unit: Uint8Array): string[] {
  const isSei = codec === 'avc' ? (unit[0]! & 31) === AVC_SEI : HEVC_SEI.includes((unit[0]! >> 1) & 63);
  if (!isSei) return [];
  const messages: string[] = [];
  let offset = codec === 'avc' ? 1 : 2;
  const extended = (): number => {
    let value = 0;
    while (unit[offset] === 255 && offset < unit.length) value += unit[offset++]!;
    return value + (unit[offset++] ?? 0);
  };
  while (offset + 2 < unit.length) {
    const type = extended();
    const size = extended();
    if (type === USER_DATA_UNREGISTERED && size > UUID_BYTES) {
      const message = unit.subarray(offset + UUID_BYTES, offset + Math.min(size, MAX_MESSAGE_BYTES));
      if (isText(message)) messages.push(new TextDecoder().decode(message).replace(/\0.*$/s, ''));
    }
    offset += size;
  }
  return messages;
}

/** Some put numbers into it; only what begins as plain text is one. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && bytes.subarray(0, 4).every((byte) => byte >= 0x20 && byte < 0x7f);
