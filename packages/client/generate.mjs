/**
 * Writes src/generated/api.ts from the server's committed OpenAPI description. A test compares the two.
 * openapi-typescript needs TypeScript 5's programming interface, which 7 does not have: this package
 * carries its own copy, for this script alone.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const DESCRIPTION = new URL('../server/openapi.json', import.meta.url);
const TYPES = new URL('./src/generated/api.ts', import.meta.url);
const HEADER = '/** Made by `npm run openapi` from packages/server/openapi.json. */\n';

/** The types of the committed description, as text. */
export async function generateTypes() {
  const description = JSON.parse(await readFile(DESCRIPTION, 'utf8'));
  return `${HEADER}${astToString(await openapiTS(description))}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await generateTypes());
