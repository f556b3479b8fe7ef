import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENT_CLASS_NAMES } from '@assay/media';
import { expect, test } from 'vitest';
import { phrasesOf } from '../vocabulary/pattern.js';
import { classVocabulary } from './class-signs.js';

const SIGNS = new URL('signs/', import.meta.url);
const LISTS = ['titles', 'marks', 'labels'];
type SignFile = { sources: string; classes: Record<string, Record<string, string[]>> };

const FILES = readdirSync(SIGNS).map((name): [string, SignFile] => [
  name,
  JSON.parse(readFileSync(new URL(name, SIGNS), 'utf8')),
]);
const CLASSES = FILES.flatMap(([, { classes }]) => Object.entries(classes));

test('every class has its signs, once, in the file of its group', () => {
  expect(CLASSES.map(([name]) => name).sort()).toEqual([...DOCUMENT_CLASS_NAMES].sort());
  for (const [file, { classes, sources }] of FILES) {
    expect(sources.length).toBeGreaterThan(20);
    for (const name of Object.keys(classes)) expect(`${name.split('/')[0]}.json`).toBe(file);
  }
});

test.each(CLASSES)('%s: lists of phrases, in lower case without accents, none of them twice', (_, signs) => {
  expect(Object.keys(signs)).toEqual(LISTS);
  for (const list of LISTS) {
    const phrases = phrasesOf(signs[list] ?? []);
    expect(phrases.filter((phrase) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/u.test(phrase))).toEqual([]);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  }
});

test('a phrase says of how many classes it speaks', () => {
  const { phrases, signs } = classVocabulary();
  const shared = signs[phrases.indexOf('driver license')]?.filter(({ role }) => role === 'title');
  expect(shared).toEqual([{ name: 'identity/driver_license', role: 'title', sharedBy: 1 }]);
});
