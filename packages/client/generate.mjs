/**
 * Writes the types of the server's two committed OpenAPI descriptions: of the API into src/generated/api.ts, of the
 * console's interface into the console. A test compares them.
 * openapi-typescript needs TypeScript 5's programming interface, which 7 does not have: this package
 * carries its own copy, for this script alone.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where each description's types stand, from this folder. */
export const TYPES = {
  '../server/openapi.json': './src/generated/api.ts',
  '../server/console-openapi.json': '../console/src/generated/console-api.ts',
};

/** The types of a committed description, as text. */
export async function generateTypes(description) {
  const schema = JSON.parse(await readFile(new URL(description, import.meta.url), 'utf8'));
  const header = `/** Made by \`npm run openapi\` from packages/${description.slice('../'.length)}. */\n`;
  return `${header}${astToString(await openapiTS(withNamedErrors(schema)))}`;
}

/**
 * The description with each error that routes answer alike written once, under a name: its types are half as long.
 * What a server serves says it at every route, for whoever reads one.
 */
function withNamedErrors(schema) {
  const operations = Object.values(schema.paths).flatMap((path) => Object.values(path));
  const named = new Map();
  const responses = {};
  for (const { responses: ofRoute = {} } of operations)
    for (const [status, response] of Object.entries(ofRoute)) {
      if (Number(status) < 400) continue;
      // What one operation was answered is no part of the type.
      const text = JSON.stringify(response, (name, value) => (name === 'examples' ? undefined : value));
      if (!named.has(text)) {
        const phrase = STATUS_CODES[status].replaceAll(' ', '');
        const alike = Object.keys(responses).filter((name) => name.replace(/\d+$/, '') === phrase).length;
        named.set(text, alike === 0 ? phrase : `${phrase}${alike + 1}`);
        responses[named.get(text)] = response;
      }
      ofRoute[status] = { $ref: `#/components/responses/${named.get(text)}` };
    }
  return { ...schema, components: { ...schema.components, responses } };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [description, types] of Object.entries(TYPES))
    await writeFile(new URL(types, import.meta.url), await generateTypes(description));
