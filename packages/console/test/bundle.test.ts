import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** Of the design: what is loaded before the first list, what one more screen may add, and all style sheets. */
const FIRST_LIST_BYTES = 150_000;
const ONE_MORE_SCREEN_BYTES = 40_000;
const STYLES_BYTES = 15_000;
/**
 * Two more than the design's six: the bundler keeps its runtime of 600 bytes in a file of its own, and so are the
 * messages, of which a reader loads one language.
 */
const REQUESTS_TO_FIRST_LIST = 8;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

const dist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const manifest = JSON.parse(readFileSync(dist('.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const gzipBytes = (file: string): number => gzipSync(readFileSync(dist(file)), { level: 9 }).length;

/** A chunk and all that it imports statically. */
function withImports(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen);
  return seen;
}

const [entry = ''] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
const base = withImports(entry);
const codeBytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipBytes(manifest[name]?.file ?? ''), 0);
const isLanguage = (name: string): boolean => name.startsWith('messages/');
const dynamicImports = [...new Set([...base].flatMap((name) => manifest[name]?.dynamicImports ?? []))];
const languages = dynamicImports.filter(isLanguage);
const screens = dynamicImports.filter((name) => !isLanguage(name));

test('code before the first list', () => {
  expect(languages.length).toBeGreaterThan(0);
  for (const language of languages) {
    const bytes = codeBytes(withImports(language, new Set(base)));
    console.log(`code before the first list, ${language}: ${bytes} bytes (gzip)`);
    expect(bytes).toBeLessThanOrEqual(FIRST_LIST_BYTES);
  }
});

test('one more screen', () => {
  expect(screens.length).toBeGreaterThanOrEqual(8);
  for (const screen of screens) {
    const own = [...withImports(screen)].filter((name) => !base.has(name));
    const bytes = codeBytes(own);
    console.log(`${screen}: ${bytes} bytes (gzip)`);
    expect(bytes, screen).toBeLessThanOrEqual(ONE_MORE_SCREEN_BYTES);
  }
});

test('all style sheets, and requests to the first list', () => {
  const sheets = readdirSync(dist('assets')).filter((name) => name.endsWith('.css'));
  expect(sheets.reduce((sum, name) => sum + gzipBytes(`assets/${name}`), 0)).toBeLessThanOrEqual(
    STYLES_BYTES,
  );
  // The page, its code, its styles, one language, then the session and the rows.
  const styles = new Set([...base].flatMap((name) => manifest[name]?.css ?? []));
  expect(1 + base.size + styles.size + 1 + 2).toBeLessThanOrEqual(REQUESTS_TO_FIRST_LIST);
});

test('nothing is put inline, since the policy allows neither script nor style nor data: there', () => {
  const page = readFileSync(dist('index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|data:|onload=/);
  for (const name of readdirSync(dist('assets')).filter((name) => name.endsWith('.css')))
    expect(readFileSync(dist(`assets/${name}`), 'utf8')).not.toMatch(/url\(["']?(data:|https?:)/);
});
