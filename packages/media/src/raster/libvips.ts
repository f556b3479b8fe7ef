type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/**
 * sharp as Assay uses it: one thread, nothing kept between documents. Take it from here, never from 'sharp'. It is loaded when
 * the first picture is read or written: a third of what a worker's own modules take to load, and documents without
 * pictures never need it.
 */
export const loadSharp = (): Promise<Sharp> => {
  loading ??= load();
  return loading;
};

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Documents are decoded by a pool of workers, one document each: libvips' own threads would only fight over
  // the same cores, and its operation cache would carry pixels of one document into the next.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
