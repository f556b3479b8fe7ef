/**
 * A small file can decode to gigabytes: images and pages are refused on width x height, before any pixel is
 * made.
 */
export const MAX_DECODED_PIXELS = 60_000_000;

/** One deflate stream may not grow past this: 50 MB of zeros deflate to 50 kB. */
export const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** Everything inflated from one PDF together. */
export const MAX_INFLATED_BYTES_PER_DOCUMENT = 512 * 1024 * 1024;

/** Arrays and dictionaries nested deeper than this are hostile: real files stay under 20. */
export const MAX_PDF_NESTING_DEPTH = 200;

/**
 * Pages examined of one document. Further pages are counted and named as not examined, never passed over
 * silently.
 */
export const MAX_PAGES_EXAMINED = 500;

/** Revisions re-opened of one document; further ones count but are not rendered. */
export const MAX_REVISIONS_EXAMINED = 32;

/** Glyphs read of one page; the densest real pages stay under 30,000. What lies beyond is not examined. */
export const MAX_GLYPHS_PER_PAGE = 200_000;

/** Objects read of one page's paint order; the densest real pages (maps, drawings) reach about this. */
export const MAX_PAINTED_OBJECTS_PER_PAGE = 50_000;

/**
 * Pictures read of one page; print drivers slice a page into some hundreds of strips, and maps into about as
 * many tiles.
 */
export const MAX_PICTURES_PER_PAGE = 2_000;

/**
 * A clip may last this long: a selfie takes seconds, and every frame of a clip costs a look at its packet. A
 * recording stopped at 60 s may end a moment late.
 */
export const MAX_VIDEO_DURATION_MS = 60_500;

/**
 * Frames of one clip: a minute at 240 frames a second, as slow-motion cameras record, and some. An index in
 * the file may claim billions.
 */
export const MAX_VIDEO_FRAMES = 15_000;

/**
 * Pixels of one frame of a clip: as many as H.264 level 5.1 allows (36,864 macroblocks; ITU-T H.264, table
 * A-1), which covers 4096 x 2304. A decoder keeps up to 32 frames.
 */
export const MAX_VIDEO_FRAME_PIXELS = 9_437_184;

/**
 * Samples (packets) that all tracks of a video file together may claim; PCM sound of a minute at 96 kHz has
 * 5,760,000.
 */
export const MAX_VIDEO_FILE_SAMPLES = 8_000_000;

/** Boxes or elements of a video file that are looked at for who wrote it; real files stay under 2,000. */
export const MAX_VIDEO_BOXES = 20_000;

/**
 * A manifest store of content credentials may have this many bytes; the largest of 250 public files has 1.4
 * MB, most of it thumbnails. The library writes a byte of an assertion as up to 20 characters: 4 MB of them
 * take 700 MB beside the rest (2026-11-23).
 */
export const MAX_MANIFEST_STORE_BYTES = 4 * 1024 * 1024;
/**
 * Segments or chunks of an image file that are looked at; real files have under 100, some PNGs thousands of
 * IDAT.
 */
export const MAX_METADATA_PARTS = 20_000;

/**
 * One text that an image file carries beside its pixels, unpacked. Graphs of nodes that a program for
 * generated pictures writes reach some hundred kB.
 */
export const MAX_METADATA_TEXT_BYTES = 1024 * 1024;

/** All of them together. */
export const MAX_METADATA_BYTES = 4 * 1024 * 1024;

/**
 * Texts and numbers decoded of one EXIF structure, its directories together; cameras write some kB, programs
 * for generated pictures up to 64 kB. All fields may point to the same bytes: without a bound 65 kB decode to
 * 130 MB.
 */
export const MAX_EXIF_DECODED_BYTES = 256 * 1024;

/**
 * A thumbnail inside a picture's EXIF: cameras write 160 x 120 to 640 x 480, but its 64 kB may decode to any
 * size.
 */
export const MAX_THUMBNAIL_PIXELS = 1024 * 1024;
