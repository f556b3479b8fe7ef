import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { documentReport } from '../report/documents/document-report.js';
import { wholeDocumentsRows } from '../report/documents/whole-documents.js';
import { writeMeasured } from '../report/measured-page.js';
import { readDocumentCorpus } from './manifest.js';
import { readCorpusOfDocuments } from './read-corpus.js';
import { READERS } from './readers.js';
import { countByGroup, kindOfDocument } from './whole-documents.js';

const USAGE = `npm run evaluate -- documents FOLDER [--reader ${READERS.join('|')}] [--text-cache DIR] [--json FILE] [--workers N] [--only TEXT] [--given-class] [--measured NAME]`;

/**
 * `npm run evaluate -- documents`: reads a folder of documents whose fields are known and prints what was
 * right.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateDocuments(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      reader: { type: 'string' },
      'text-cache': { type: 'string' },
      json: { type: 'string' },
      workers: { type: 'string' },
      only: { type: 'string' },
      'given-class': { type: 'boolean' },
      measured: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const reader = READERS.find((name) => name === (values.reader ?? 'ours'));
  const workers = Number(values.workers ?? availableParallelism());
  if (!folder || positionals.length > 1 || !reader || !(Number.isInteger(workers) && workers >= 1))
    throw new RangeError(`expected ${USAGE}`);
  const corpus = readDocumentCorpus(folder);
  const cases = corpus.cases.filter(({ file }) => file.includes(values.only ?? ''));
  const textCache = values['text-cache'] === undefined ? undefined : resolve(values['text-cache']);
  const onDone = (done: number): void => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r${done} of ${cases.length}${done === cases.length ? '\n' : ''}`);
  };
  const outcomes = await readCorpusOfDocuments(resolve(folder), cases, {
    reader,
    textCache,
    workers,
    givenClass: values['given-class'] ?? false,
    onDone,
  });
  console.log(documentReport(corpus, outcomes));
  if (values.measured !== undefined)
    writeMeasured(values.measured, wholeDocumentsRows(countByGroup(outcomes, kindOfDocument)));
  if (values.json !== undefined) {
    const results = outcomes.map(
      ({ known: { file, documentType, treatment, language, layout }, read, classIsRight, fields, lists }) => {
        const { className, cpuMs, error } = read;
        return {
          file,
          documentType,
          treatment,
          language,
          layout,
          className,
          classIsRight,
          cpuMs,
          error,
          lists,
          fields,
        };
      },
    );
    writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
  }
}
