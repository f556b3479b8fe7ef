import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittedGroups } from './fitted-groups.js';
import { groupReport, readGroups } from './groups.js';
import type { DescribedFace, FaceCorpus } from './types.js';

const LENGTH = 192;
const face = (numbers: Readonly<Record<number, number>>): DescribedFace => ({
  faceCount: 1,
  box: undefined,
  template: Array.from({ length: LENGTH }, (_, index) => numbers[index] ?? 0),
  cpuMs: 1,
});
const photo = (person: string) => ({ file: `${person}.jpg`, person });
const groups = new Map([
  ['ann', 'here'],
  ['ben', 'here'],
  ['cat', 'others'],
]);

test('pairs of one group are counted in it, and all pairs together', () => {
  const corpus: FaceCorpus = {
    photos: ['ann', 'ann', 'ben', 'cat'].map(photo),
    pairs: [
      { x: 0, y: 1, samePerson: true },
      { x: 0, y: 2, samePerson: false },
      { x: 2, y: 3, samePerson: false },
    ],
  };
  // Ann's two photos are alike, Ben and Cat like nobody.
  const faces = [face({ 0: 1 }), face({ 0: 1, 1: 0.1 }), face({ 2: 1 }), face({ 3: 1 })];
  const report = groupReport(corpus, faces, groups);
  expect(report).toMatch(/^all +1 % +0\.000 % +0\/2 .* 100\.0 % +1\/1 /m);
  expect(report).toMatch(/^here +1 % +0\.000 % +0\/1 .* 100\.0 % +1\/1 /m);
  expect(report).not.toMatch(/^others/m);
});

test('directions lead from the mean of the reference to those of the others, one photo a person', () => {
  const corpus: FaceCorpus = { photos: ['cat', 'ann', 'ann', 'ben'].map(photo), pairs: [] };
  const faces = [face({ 0: 2 }), face({ 1: 3 }), face({ 5: 1 }), face({ 1: 1 })];
  const text = fittedGroups(corpus, faces, groups, 'others');
  expect(text).toContain('/** Of people: others 1, here 2. */');
  const [center = '', direction = ''] = [...text.matchAll(/`\n([-\d.\s]+)\n`/g)].map(
    ([, numbers]) => numbers,
  );
  expect(center.split(/\s+/).slice(0, 3)).toEqual(['1.00000', '0.00000', '0.00000']);
  expect(direction.split(/\s+/).slice(0, 3)).toEqual(['-0.70711', '0.70711', '0.00000']);
  expect(() => fittedGroups(corpus, faces, groups, 'nobody')).toThrow('nobody is of the group "nobody"');
});

test('a file of groups names persons and groups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-groups-'));
  const path = join(folder, 'groups.csv');
  writeFileSync(path, 'person,group\nann,here\nben,\n');
  expect(() => readGroups(path)).toThrow('line 3: expected person and group');
  writeFileSync(path, 'person,group\nann,here\n');
  expect([...readGroups(path)]).toEqual([['ann', 'here']]);
  rmSync(folder, { recursive: true });
});
