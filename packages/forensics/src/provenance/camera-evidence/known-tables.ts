/** What was seen of one maker's files as they left the camera. */
export interface MakerTables {
  /** How EXIF's Make begins, in lower case. */
  readonly make: RegExp;
  /** Files that were looked at. */
  readonly originals: number;
  /** How many of them carry the tables that libjpeg makes of a quality setting. */
  readonly withStandardTables: number;
  /** Fingerprints of the other pairs of tables (`tables.ts`), with the number of files. */
  readonly own: Readonly<Record<string, number>>;
}

/**
 * Seen on 2026-11-23 in files with exposure, maker's note (Google: without) and EXIF's own size, without XMP,
 * Adobe's segment or the name of an editor in `Software`: the public repositories of README.md, "Measured". A
 * pair that stands in no row says nothing. Most originals of Apple are of two devices, all of Google's own
 * tables of one.
 */
export const MAKER_TABLES: readonly MakerTables[] = [
  {
    make: /^apple/,
    originals: 56,
    withStandardTables: 0,
    own: { a4d14edb: 32, '21f9cdb1': 20, '6557394a': 4 },
  },
  {
    make: /^canon/,
    originals: 34,
    withStandardTables: 4,
    own: {
      '4b2159ed': 12,
      '0161d42d': 10,
      '04f221cc': 2,
      c76b3c89: 2,
      e19405c1: 2,
      '189c0353': 1,
      '78174a6d': 1,
    },
  },
  {
    make: /^casio/,
    originals: 5,
    withStandardTables: 1,
    own: { '5ba8309a': 1, '9ea2bbe4': 1, '43c06b8f': 1, '767bd53f': 1 },
  },
  {
    make: /^fuji/,
    originals: 4,
    withStandardTables: 0,
    own: { '0989ee43': 1, '11e7a564': 1, d23627ba: 1, '0784a321': 1 },
  },
  { make: /^google/, originals: 34, withStandardTables: 1, own: { '78f9f634': 33 } },
  {
    make: /^(?:eastman )?kodak|^jk imaging/,
    originals: 19,
    withStandardTables: 2,
    own: { '05c881be': 15, '0c9e1d31': 1, bfd19c0e: 1 },
  },
  { make: /^konica corp/, originals: 1, withStandardTables: 0, own: { f6246a1e: 1 } },
  { make: /^lg/, originals: 4, withStandardTables: 3, own: { '3df76083': 1 } },
  { make: /^minolta/, originals: 4, withStandardTables: 1, own: { '8132e94a': 2, ee4e5b93: 1 } },
  {
    make: /^nikon/,
    originals: 11,
    withStandardTables: 6,
    own: { '5aec651c': 2, '7af9cdb9': 1, '11933863': 1 },
  },
  {
    make: /^olympus/,
    originals: 7,
    withStandardTables: 1,
    own: { eb00bb17: 1, '9bde8f2e': 1, a0c7380b: 1, e27c960d: 1, '3f670499': 1, '7f7b1079': 1 },
  },
  { make: /^oppo/, originals: 1, withStandardTables: 0, own: { '17b03042': 1 } },
  {
    make: /^panasonic/,
    originals: 8,
    withStandardTables: 0,
    own: {
      '9e3ca43c': 2,
      '5aec651c': 1,
      '57622fe5': 1,
      a580cc99: 1,
      b45ce550: 1,
      '5b10f5da': 1,
      '60308771': 1,
    },
  },
  { make: /^pentax|^asahi/, originals: 2, withStandardTables: 0, own: { '40438bd7': 1, '36d6858c': 1 } },
  { make: /^samsung/, originals: 8, withStandardTables: 5, own: { ba4569de: 1, cd7b0d38: 1, b44256b6: 1 } },
  { make: /^sanyo/, originals: 3, withStandardTables: 1, own: { '597caa66': 1, b8dffa32: 1 } },
  { make: /^sony/, originals: 7, withStandardTables: 5, own: { '619c3fa1': 1, '7a929e6c': 1 } },
];

/**
 * Pairs of tables seen in two or more different files with Adobe's segment and in no camera's, with the
 * number of files; same sources and day.
 */
export const ADOBE_TABLES: Readonly<Record<string, number>> = {
  '84d3c8a1': 8,
  '19a9cac2': 7,
  e7baf788: 5,
  '08622254': 3,
  '8c7a8049': 3,
  '5a26fa2e': 3,
  '7d827b8a': 2,
  '110b86f4': 2,
  '1ac06540': 2,
};
