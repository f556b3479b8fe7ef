import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { countSource, type SourceCount } from './count-source.js';

/** What the house is measured by. */
export interface HouseCount {
  readonly allTypeScript: Size;
  readonly product: Size;
  readonly productLinesOver110: number;
  readonly extractionCode: Size & Omit<SourceCount, 'lines'>;
  /** Lines of JSON beside the code. */
  readonly extractionData: number;
  readonly extractionTests: number;
  readonly papers: Size;
  /** How many of each kind of machinery there are: one that is deleted here is one less. */
  readonly engines: Readonly<Record<string, number>>;
  readonly readmeBytes: number;
  readonly changelogBytes: number;
}

/** Files, their lines together, and the lines of the one in the middle. */
export interface Size {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
}

/**
 * Where machinery stands more than once, by the review of 2026-11-28: each path is one copy while it is there. A copy
 * that moves is entered under its new path; a file that has come to ask another for it (`layout/phrases.ts` and
 * `labeled-values/label-places.ts` the finder of phrases, `layout/cells.ts`, `layout/rows.ts` and `printed-text/text-lines.ts` where cells begin) is none any more.
 */
const ENGINES: Readonly<Record<string, readonly string[]>> = {
  'finders of labels': ['media/src/phrases/phrase-finder.ts', 'extraction/src/bank-statement/labels.ts'],
  'models of a cell': [
    'media/src/layout/cell-starts.ts',
    'extraction/src/layout/segments.ts',
    'extraction/src/bank-statement/table-cells.ts',
  ],
  'finders of addresses': ['extraction/src/layout/address-block.ts'],
  'finders of running balances': ['extraction/src/ledger/running-balance.ts'],
  'tables of months': ['identifiers/src/month-names.ts'],
};

const NO_SOURCE = new Set(['node_modules', 'dist', '.git']);
const isTest = (path: string): boolean => /\.test\.ts$|\/(?:testing|test)\//u.test(path);

/** @param root of a checkout */
export function countTree(root: string): HouseCount {
  const files = filesUnder(root).map((path) => relative(root, path).split(sep).join('/'));
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const sources = files.filter((path) => /\.tsx?$/u.test(path));
  const product = sources.filter((path) => path.startsWith('packages/') && !isTest(path));
  const extraction = product.filter((path) => path.startsWith('packages/extraction/src/'));
  const counts = extraction.map((path) => countSource(textOf(path)));
  const sum = (key: keyof SourceCount): number => counts.reduce((total, count) => total + count[key], 0);
  const sizeOf = (paths: readonly string[]): Size => size(paths.map((path) => linesOf(textOf(path)).length));
  return {
    allTypeScript: sizeOf(sources),
    product: sizeOf(product),
    productLinesOver110: product.flatMap((path) => linesOf(textOf(path))).filter((line) => line.length > 110)
      .length,
    extractionCode: {
      ...sizeOf(extraction),
      expressions: sum('expressions'),
      longExpressions: sum('longExpressions'),
      constants: sum('constants'),
    },
    extractionData: files
      .filter(
        (path) =>
          path.startsWith('packages/extraction/src/') &&
          path.endsWith('.json') &&
          !/specs\.json$/u.test(path),
      )
      .reduce((total, path) => total + linesOf(textOf(path)).length, 0),
    extractionTests: sizeOf(
      sources.filter((path) => path.startsWith('packages/extraction/src/') && isTest(path)),
    ).lines,
    papers: sizeOf(sources.filter((path) => /^corpus\/(?:papers|parsing)\//u.test(path))),
    engines: Object.fromEntries(
      Object.entries(ENGINES).map(([what, paths]) => [
        what,
        paths.filter((path) => existsSync(join(root, 'packages', path))).length,
      ]),
    ),
    readmeBytes: Buffer.byteLength(textOf('README.md')),
    changelogBytes: Buffer.byteLength(textOf('CHANGELOG.md')),
  };
}

const linesOf = (text: string): string[] => text.replace(/\n$/u, '').split('\n');

function size(lines: readonly number[]): Size {
  const sorted = [...lines].sort((one, other) => one - other);
  return {
    files: lines.length,
    lines: lines.reduce((total, count) => total + count, 0),
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCE.has(entry.name) ? [] : filesUnder(path);
    return [path];
  });
