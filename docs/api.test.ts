import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVIDENCE_TYPES, LINK_TYPES } from '../packages/linking/src/types.js';
import { DOCUMENT_CLASSES } from '../packages/media/src/document-classes.js';
import { PERMISSIONS } from '../packages/server/src/access/types.js';
import { ERROR_CODES, VALIDATION_KINDS } from '../packages/server/src/errors.js';
import { SETTING_DEFINITIONS } from '../packages/server/src/settings.js';

const page = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
  };
}
const description = JSON.parse(page('../packages/server/openapi.json')) as {
  paths: Record<string, Record<string, Operation>>;
};

test('docs/settings.md lists every setting with its default and its sentence, and no other', () => {
  const rows = [...page('settings.md').matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*) \|$/gm)].map((row) =>
    row.slice(1),
  );
  expect(rows).toEqual(
    Object.entries(SETTING_DEFINITIONS).map(([name, { default: value, sentence }]) => [
      name,
      value === undefined ? '—' : `\`${value}\``,
      sentence,
    ]),
  );
});

test('docs/errors.md lists every error code with its status and message, and no other', () => {
  const rows = [...page('errors.md').matchAll(/^\| `([A-Z0-9_]+)` \| (\d{3}) \| (.*) \|$/gm)].map((row) =>
    row.slice(1),
  );
  expect(rows).toEqual(
    Object.entries(ERROR_CODES).map(([code, [status, message]]) => [code, String(status), message]),
  );
});

test('docs/errors.md lists every kind of validation failure, and no other', () => {
  const rows = [...page('errors.md').matchAll(/^\| `([a-z_]+)` \| (.*) \|$/gm)].map((row) => row.slice(1));
  expect(rows).toEqual(Object.entries(VALIDATION_KINDS));
});

test('docs/api.md has a section for every route, and no other', () => {
  const sections = [...page('api.md').matchAll(/^### ([A-Z]+) (\S+)$/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const routes = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(sections.sort()).toEqual(routes.sort());
});

test('docs/api.md names every parameter, form field and permission', () => {
  const text = page('api.md');
  for (const { parameters = [], requestBody } of Object.values(description.paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    for (const { name, in: place } of parameters)
      if (place === 'query') expect(text).toContain(`\`${name}\``);
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      for (const field of Object.keys(schema.properties))
        expect(text).toMatch(new RegExp(`[\`"]${field}[\`"]`));
  }
  for (const permission of PERMISSIONS) expect(text).toContain(`\`${permission}\``);
});

test('docs/api.md lists every type of link in its order, and every type of evidence', () => {
  const rows = [...page('api.md').matchAll(/^\| `([a-z_]+)` \| [^|]+ \| ((?:`[a-z_0-9]+`(?:, )?)+) \|$/gm)];
  expect(rows.map(([, linkType]) => linkType)).toEqual([...LINK_TYPES]);
  const evidence = rows.flatMap(([, , types]) => types?.match(/[a-z_0-9]+/g) ?? []);
  expect([...new Set(evidence)].sort()).toEqual([...EVIDENCE_TYPES].sort());
});

test('docs/document-types.md lists every document type in its group, and no other', () => {
  const rows = [...page('document-types.md').matchAll(/^\| `([a-z]+)` \| (.*) \|$/gm)].map(
    ([, group, types]) => [group, types?.match(/[a-z0-9_]+/g)],
  );
  expect(rows).toEqual(Object.entries(DOCUMENT_CLASSES));
});
