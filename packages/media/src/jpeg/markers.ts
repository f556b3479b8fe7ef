/** Second bytes of the markers that decide anything here. ITU-T T.81, table B.1. */
export const MARKER = {
  startOfFrameBaseline: 0xc0,
  startOfFrameExtended: 0xc1,
  startOfFrameProgressive: 0xc2,
  defineHuffmanTables: 0xc4,
  arithmeticConditioning: 0xcc,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  defineQuantizationTables: 0xdb,
  defineRestartInterval: 0xdd,
  jfif: 0xe0,
  adobe: 0xee,
  temporary: 0x01,
} as const;

/** SOF0..SOF15: the codes 0xC0..0xCF less DHT, JPG and DAC. */
export const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 &&
  marker <= 0xcf &&
  marker !== MARKER.defineHuffmanTables &&
  marker !== 0xc8 &&
  marker !== MARKER.arithmeticConditioning;

export const isRestart = (marker: number): boolean =>
  marker >= MARKER.firstRestart && marker <= MARKER.lastRestart;

/** Markers without a length and a payload of their own. */
export const standsAlone = (marker: number): boolean =>
  isRestart(marker) ||
  marker === MARKER.startOfImage ||
  marker === MARKER.endOfImage ||
  marker === MARKER.temporary;
