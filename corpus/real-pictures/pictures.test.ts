import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rowsOf = (list: string) =>
  readFileSync(new URL(list, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [sha256 = '', source = '', commit = '', , kind = '', , standing = '', set = ''] = line.split(',');
      return { sha256, source, commit, kind, standing, set };
    });

const LISTS = ['pictures.csv', 'drawn-pictures.csv'] as const;

describe.each(LISTS)('%s', (list) => {
  const rows = rowsOf(list);

  it('lists each picture once, with where it lies and what a look told', () => {
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(row.commit).toMatch(/^[0-9a-f]{40}$/);
      expect(['phone', 'scan', 'screenshot', 'rendered']).toContain(row.kind);
      expect(['as published', 'altered', 'cannot tell']).toContain(row.standing);
    }
  });

  it('has no project in both sets', () => {
    const sets = new Map<string, string>();
    for (const { source, set } of rows) {
      expect(['develop', 'count'], source).toContain(set);
      expect(sets.get(source) ?? set, source).toBe(set);
      sets.set(source, set);
    }
  });
});

it('the second list has no project and no picture of the first, and counts alone', () => {
  const [first, drawn] = LISTS.map(rowsOf) as [ReturnType<typeof rowsOf>, ReturnType<typeof rowsOf>];
  const projects = new Set(first.map(({ source }) => source.toLowerCase()));
  const pictures = new Set(first.map(({ sha256 }) => sha256));
  for (const { sha256, source, kind, set } of drawn) {
    expect(projects, source).not.toContain(source.toLowerCase());
    expect(pictures).not.toContain(sha256);
    expect(['screenshot', 'rendered']).toContain(kind);
    expect(set).toBe('count');
  }
});
