import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDocumentManifest } from '../../evaluation/documents/manifest.js';
import { fieldsManifest, readDocumentsOfFields } from './fields.js';

const FIELDS = 'sha256,list,set,documentType,country,language,groundTruth';
const files: Record<string, string> = {
  'a.csv': 'sha256,source,commit,path\naa,owner/name,c0,a.pdf\n',
  'fields.csv': `${FIELDS}\naa,a.csv,count,invoice,BR,pt,"{""invoiceId"":""7""}"\n`,
};
const read = (name: string): string => files[name] ?? '';

it('a document is found where its list says, and its truth is complete', () => {
  const [document] = readDocumentsOfFields(read);
  expect(document).toMatchObject({ source: 'owner/name', commit: 'c0', path: 'a.pdf', set: 'count' });
  const { cases } = parseDocumentManifest(fieldsManifest(readDocumentsOfFields(read)));
  expect(cases).toMatchObject([
    { file: 'aa.pdf', country: 'br', layout: 'owner/name', treatment: 'count', truthIsComplete: true },
  ]);
  expect([...(cases[0]?.truth ?? [])]).toEqual([['invoiceId', '7']]);
});

it('a document that its list lacks, or of no set, is refused', () => {
  const without = (name: string) => (name === 'a.csv' ? 'sha256,source\n' : read(name));
  expect(() => readDocumentsOfFields(without)).toThrow('no such file');
  const other = (name: string) => read(name).replace(',count,', ',all,');
  expect(() => readDocumentsOfFields(other)).toThrow('set is all');
});

it('no project of the committed list is in both sets, and each truth is evaluated', () => {
  const documents = readDocumentsOfFields((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
  const sets = new Map<string, string>();
  for (const { source, set } of documents) {
    expect(sets.get(source) ?? set, source).toBe(set);
    sets.set(source, set);
  }
  expect(parseDocumentManifest(fieldsManifest(documents)).cases.length).toBe(documents.length);
});
