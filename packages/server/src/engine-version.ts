import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The version of this software, in every record: which code looked at the document. */
export const ENGINE_VERSION = manifest.version;
