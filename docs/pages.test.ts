import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isFamilyName } from '../corpus/papers/families.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is installed or made lies beside what was written. */
const MADE = new Set(['node_modules', 'dist', 'data']);

function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) || entry.name.startsWith('.') ? [] : pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** What a block that begins in another commit's tree names is there, not here. */
const OF_ANOTHER_COMMIT = 'git worktree add';

/** Pages of Markdown, each with what its blocks of commands and its text say of this tree. */
const pages = pagesIn('').map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8')
    .split('```')
    .filter((part) => !part.includes(OF_ANOTHER_COMMIT))
    .join('```'),
}));

/** Every match of the pattern's first group, with its page. */
const named = (pattern: RegExp): readonly (readonly [page: string, name: string])[] =>
  pages.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => [path, match[1]!] as const));

test('every script that a page runs is there', () => {
  const scripts = named(/run-source\.mjs ([\w./-]+\.ts)/gu);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(([, script]) => !existsSync(join(ROOT, script)))).toEqual([]);
});

test('every benchmark that a page runs is there', () => {
  const benchmarks = named(/npm run bench -- ([a-z0-9-]+\/[a-z0-9-]+)/gu);
  expect(benchmarks.length).toBeGreaterThan(10);
  expect(benchmarks.filter(([, name]) => !existsSync(join(ROOT, 'benchmarks', `${name}.ts`)))).toEqual([]);
});

test('every family of layouts that a page asks a script for is there', () => {
  const families = named(/make-[\w-]+\.ts [^`\n]*--layouts ([a-z]+)/gu);
  expect(families.filter(([, family]) => !isFamilyName(family))).toEqual([]);
});

test('every link within the repository leads to something', () => {
  const links = named(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/gu);
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(([page, link]) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});
