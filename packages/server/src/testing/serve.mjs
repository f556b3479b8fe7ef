/** `assay serve` as a process of its own, from the build. */
import { main } from '@assay/server';

await main();
