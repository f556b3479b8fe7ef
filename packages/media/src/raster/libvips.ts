import sharp from 'sharp';

// Documents are decoded by a pool of workers, one document each: libvips' own threads would only fight over
// the same cores, and its operation cache would carry pixels of one document into the next.
sharp.concurrency(1);
sharp.cache(false);

/**
 * sharp as Assay uses it: one thread, nothing kept between documents. Import it from here, never from
 * 'sharp'.
 */
export { sharp };
