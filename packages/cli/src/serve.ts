import { main } from '@assay/server';

/** Starts the server and returns once it listens; a signal ends the process. */
export async function serve(): Promise<void> {
  await main();
}
