import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS, CHECKS_OF_MEMORY, checksOf } from '@assay/forensics';
import { expect, test } from 'vitest';
import { MEASURE as MEASURE_OF_EARLIER_SUBMISSIONS } from '../packages/forensics/src/semantic/earlier-submission/measure.js';
import { MEASURE as MEASURE_OF_CONTRADICTIONS } from '../packages/linking/src/contradictions/measure.js';

/** Checks that only pictures have which are no documents; those that documents have too are named once. */
const OF_OBJECTS = checksOf('object').filter(({ id }) => !CHECKS.some((check) => check.id === id));
const ALL = [...CHECKS, ...OF_OBJECTS, ...CHECKS_OF_MEMORY];

const root = fileURLToPath(new URL('..', import.meta.url));
const forensics = join(root, 'packages', 'forensics', 'src');

/** `pdf.unexplained-revision` lives in `pdf/unexplained-revision`. */
const folderOf = (checkId: string): string => join(forensics, ...checkId.split('.'));

test('docs/checks.md lists every check of the registry, and no other', () => {
  const page = readFileSync(join(root, 'docs', 'checks.md'), 'utf8');
  const documented = [
    ...page.matchAll(
      /^\| `([^`]+)` \| ([A-Z_]+) \| ([a-z-]+) \| (fact|context) \| \[[^\]]+\]\(([^)]+)\) \|$/gm,
    ),
  ].map((row) => row.slice(1));
  const registered = ALL.map((check) => {
    const readme = ['..', 'packages', 'forensics', 'src', ...check.id.split('.'), 'README.md'].join('/');
    return [check.id, check.reports, check.group, check.weight, readme];
  });
  expect(documented).toEqual(registered);
});

test('ids are unique, and every calibration is monotone and says where it comes from', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { id, calibration } of [...ALL, ...checksOf('object')]) {
    const { points, source } = calibration;
    expect(points.length, id).toBeGreaterThan(0);
    for (const [index, point] of points.slice(1).entries()) {
      expect(point.measure, id).toBeGreaterThan(points[index]?.measure ?? Number.POSITIVE_INFINITY);
      expect(point.logLikelihoodRatio, id).toBeGreaterThanOrEqual(
        points[index]?.logLikelihoodRatio ?? Number.POSITIVE_INFINITY,
      );
    }
    expect(source, id).toMatch(/\d{4}-\d{2}-\d{2}/);
  }
});

test.each(ALL.map(({ id }) => id))(
  'the page of %s explains every evidence code that the check can give',
  (id) => {
    const folder = folderOf(id);
    expect(existsSync(join(folder, 'README.md'))).toBe(true);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const codes = codesIn(folder);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(readme).toContain(`\`${code}\``);
  },
);

test('what contradicts an earlier submission is measured and named as the check that reports it says', () => {
  const contradictions = join(root, 'packages', 'linking', 'src', 'contradictions');
  expect(new Set(codesIn(contradictions))).toEqual(new Set(codesIn(folderOf('semantic.earlier-submission'))));
  expect(MEASURE_OF_CONTRADICTIONS).toEqual(MEASURE_OF_EARLIER_SUBMISSIONS);
});

/** The evidence codes that the sources of a folder give. */
function codesIn(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/code: '([A-Z_]+)'/g)].map(
      ([, code]) => code as string,
    ),
  );
}
