/** A server of the settings in the environment whose documents sleep for argv[2] milliseconds, from the build. */
import { readSettings, startServer } from '@assay/server';

const engineModule = new URL(`./sleeping-checks.mjs?ms=${process.argv[2]}`, import.meta.url);
const { localUrl } = await startServer(readSettings(process.env), { engineModule });
console.log(`listens on ${localUrl} `);
