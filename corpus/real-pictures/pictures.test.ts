import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('pictures.csv', import.meta.url), 'utf8');
const rows = text
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [sha256 = '', source = '', commit = '', , kind = '', , standing = '', set = ''] = line.split(',');
    return { sha256, source, commit, kind, standing, set };
  });

it('each picture is listed once, with where it lies and what a look told', () => {
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(row.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(['phone', 'scan', 'screenshot', 'rendered']).toContain(row.kind);
    expect(['as published', 'altered', 'cannot tell']).toContain(row.standing);
  }
});

it('no project is in both sets', () => {
  const sets = new Map<string, string>();
  for (const { source, set } of rows) {
    expect(['develop', 'count'], source).toContain(set);
    expect(sets.get(source) ?? set, source).toBe(set);
    sets.set(source, set);
  }
});
