import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FIELD_NAMES } from './fields/read-fields.js';
import { type PageSpec, readSpec } from './testing/page-specs.js';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('specs.json'),
);
const DECLARED = new Set(
  Object.values(FIELD_NAMES).flatMap((names) => names.map(({ name }): string => name)),
);

describe.each(FILES)('%s', (file) => {
  const path = join(SOURCE, file);
  const specs = JSON.parse(readFileSync(path, 'utf8')) as PageSpec[];

  test('says something', () => {
    expect(specs.length, relative(SOURCE, path)).toBeGreaterThan(0);
  });

  test.each(specs.map((spec) => [spec.says, spec] as const))('%s', async (_says, spec) => {
    const { documentClass, parsed, names } = await readSpec(spec);
    if (!spec.given) expect(documentClass?.name).toBe(spec.class);
    if (spec.whole) expect(parsed).toEqual(spec.fields);
    else expect(parsed).toMatchObject(spec.fields);
    for (const absent of spec.absent ?? []) expect(names).not.toContain(absent);
    for (const name of names) expect(DECLARED).toContain(name.replace(/\[\d+\]/gu, '[]'));
  });
});
