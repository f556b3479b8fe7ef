import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FIELD_NAMES } from '@assay/extraction';
import { expect, test } from 'vitest';

const page = readFileSync(fileURLToPath(new URL('fields.md', import.meta.url)), 'utf8');

test('docs/fields.md lists the fields that the code declares, and no other', () => {
  const sections = page.split(/^## /mu).slice(1);
  const documented = sections.map((section) => ({
    kind: section.slice(0, section.indexOf('\n')),
    fields: [...section.matchAll(/^\| `([^`]+)` \| (text|date|number|country|currency) \| (.+) \|$/gmu)].map(
      (row) => row.slice(1),
    ),
  }));
  const declared = Object.entries(FIELD_NAMES).map(([kind, names]) => ({
    kind,
    fields: names.map((field) => [field.name, field.kind, field.meaning]),
  }));
  expect(documented).toEqual(declared);
});

test('every name stands once in its kind', () => {
  for (const names of Object.values(FIELD_NAMES))
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});
