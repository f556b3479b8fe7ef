/** The library that reads containers: MP4, QuickTime and WebM. */
export type Demuxer = typeof import('mediabunny');

/** Loads it when the first clip comes: that takes an eighth of a worker's start, and most workers see none. */
export async function loadDemuxer(): Promise<Demuxer> {
  const demuxer = await import('mediabunny');
  // It would print what it forgives; of a document, nothing may get into a log.
  demuxer.Logging.level = demuxer.LogLevel.Silent;
  return demuxer;
}
