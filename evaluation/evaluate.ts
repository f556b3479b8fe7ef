/**
 * `npm run evaluate -- pdf|images FOLDER [--json FILE] [--check ID] [--workers N] [--held-out] [--calibrate-with
 * FOLDER] [--rates FILE --named NAME] [--model
 * object]`: measures the engine on a folder of labeled files, as documents or as any pictures; `documents
 * FOLDER`: measures reading; `golden`: counts the golden set; `reasons pdf|images
 * FOLDER SCAN`: whether the first reason is about the edit; `faces FOLDER`: measures the comparison of faces; `portraits
 * FOLDER`: what harm to an ID's portrait costs it; `exchanged-portraits
 * FOLDER`: which portraits are told to have been laid over the card; `liveness
 * FOLDER`: measures the search for attacks on selfies; `links
 * FOLDER`: measures the links of a made series; `lessons
 * RECORDED...`: what one corrected document teaches for others of its layout; `fingerprints
 * [FOLDER]`: how alike copies are and strangers, by each kind of fingerprint; `legibility
 * FOLDER`: measures what the check of quality says of degraded pages; `photocopies
 * FOLDER`: measures what is called a photocopy; `recaptures
 * FOLDER`: what is called a photo of a display; `rereading
 * FOLDER`: how independent a second reading of amounts is; `semantics
 * FOLDER`: measures the semantic checks alone; `generated
 * FOLDER`: how generated pictures are told from others.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checksOf, type Subject } from '@assay/forensics';
import { readSettings, startAnalyst } from '@assay/server';
import { evaluateDocuments } from './documents/evaluate-documents.js';
import { examineCorpus } from './examine-corpus.js';
import type { ExaminedFile } from './examined-file.js';
import { evaluateExchangedPortraits } from './exchanged-portraits/evaluate-exchanged-portraits.js';
import { evaluateFaces } from './faces/evaluate-faces.js';
import { evaluateFingerprints } from './fingerprints/evaluate-fingerprints.js';
import { evaluateGenerated } from './generated/evaluate-generated.js';
import { evaluateGolden } from './golden/evaluate-golden.js';
import { evaluateLegibility } from './legibility/evaluate-legibility.js';
import { evaluateLessons } from './lessons/evaluate-lessons.js';
import { evaluateLinks } from './links/evaluate-links.js';
import { evaluateLiveness } from './liveness/evaluate-liveness.js';
import { CORPUS_KINDS, type Corpus, type CorpusKind, readCorpus } from './manifest.js';
import { evaluatePhotocopies } from './photocopies/evaluate-photocopies.js';
import { placeEdits } from './place-edits.js';
import { evaluatePortraits } from './portraits/evaluate-portraits.js';
import { evaluateReasons } from './reasons/first-reasons.js';
import { evaluateRecaptures } from './recaptures/evaluate-recaptures.js';
import { ratesPage } from './report/rates-page.js';
import { evaluationReport } from './report/report.js';
import { evaluateRereading } from './rereading/evaluate-rereading.js';
import { evaluateSemantics } from './semantics/evaluate-semantics.js';

const USAGE =
  'npm run evaluate -- pdf|images FOLDER [--json FILE] [--check ID] [--workers N] [--held-out] [--calibrate-with FOLDER] [--rates FILE --named NAME] [--model document|object]';

/** The server's defaults: an evaluation measures what a user gets. */
const { analysisTimeLimitMs, workerMemoryMb } = readSettings({});

interface Request {
  readonly kind: CorpusKind;
  readonly folder: string;
  readonly jsonPath: string | undefined;
  readonly checkId: string | undefined;
  readonly workers: number;
  /**
   * Whether to judge with calibrations that were fitted without the file's technique, generator, tool and
   * origin.
   */
  readonly heldOut: boolean;
  /** A second folder for those fits; its files are not reported. */
  readonly calibrateWith: string | undefined;
  /** Where to write the page of rates, and how it names the corpus. */
  readonly rates: { readonly path: string; readonly corpus: string } | undefined;
  /** What the files are called: photographs and other pictures have a list of checks of their own. */
  readonly model: Subject;
}

function readRequest(commandLine: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      check: { type: 'string' },
      workers: { type: 'string' },
      'held-out': { type: 'boolean' },
      'calibrate-with': { type: 'string' },
      rates: { type: 'string' },
      named: { type: 'string' },
      model: { type: 'string' },
    },
  });
  const kind = CORPUS_KINDS.find((known) => known === positionals[0]);
  const folder = positionals[1];
  if (!kind || !folder || positionals.length > 2) throw new RangeError(`expected ${USAGE}`);
  const { model = 'document' } = values;
  if (model !== 'document' && model !== 'object')
    throw new RangeError(`--model: expected document or object, received ${model}`);
  const checks = checksOf(model);
  if (values.check !== undefined && !checks.some(({ id }) => id === values.check)) {
    throw new RangeError(
      `--check: expected one of ${checks.map(({ id }) => id).join(', ')}, received ${values.check}`,
    );
  }
  const workers = Number(values.workers ?? availableParallelism());
  if (!(Number.isInteger(workers) && workers >= 1))
    throw new RangeError(`--workers: expected a whole number from 1, received ${values.workers}`);
  const { json: jsonPath, check: checkId, 'calibrate-with': calibrateWith } = values;
  const heldOut = values['held-out'] === true || calibrateWith !== undefined;
  if ((values.rates === undefined) !== (values.named === undefined))
    throw new RangeError('expected --rates and --named together');
  const rates = values.rates && values.named ? { path: values.rates, corpus: values.named } : undefined;
  if (model === 'object' && (kind !== 'images' || heldOut || rates))
    throw new RangeError('--model object goes with images, and not with --held-out or --rates');
  return { kind, folder: resolve(folder), jsonPath, checkId, workers, heldOut, calibrateWith, rates, model };
}

async function evaluate({
  kind,
  folder,
  jsonPath,
  checkId,
  workers,
  heldOut,
  calibrateWith,
  rates,
  model,
}: Request): Promise<void> {
  const corpus = readCorpus(kind, folder);
  const analyst = await startAnalyst({
    workers,
    queueLimit: workers,
    timeLimitMs: analysisTimeLimitMs,
    memoryLimitMb: workerMemoryMb,
  });
  const examineFolder = (of: string, { files }: Corpus): Promise<readonly ExaminedFile[]> =>
    examineCorpus(
      analyst,
      of,
      files,
      workers,
      (done) => showProgress(done, files.length),
      () => ({ subject: model }),
    );
  try {
    const files = await examineFolder(folder, corpus);
    const others =
      calibrateWith === undefined ? [] : await examineFolder(calibrateWith, readCorpus(kind, calibrateWith));
    const placesOfFile = kind === 'pdf' ? await placeEdits(folder, corpus.files) : undefined;
    console.log(
      evaluationReport(kind, corpus, files, {
        checkId,
        placesOfFile,
        calibratingFiles: heldOut ? others : undefined,
      }),
    );
    if (jsonPath !== undefined) writeFileSync(jsonPath, `${JSON.stringify(files, null, 1)}\n`);
    if (rates)
      writeFileSync(
        rates.path,
        ratesPage(files, { corpus: rates.corpus, date: new Date().toISOString().slice(0, 10) }),
      );
  } finally {
    await analyst.close();
  }
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
}

/** A command line or a folder that cannot be used: its message is all that is to be said. */
const isCommandLineError = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  const [kind, ...rest] = process.argv.slice(2);
  if (kind === 'documents') await evaluateDocuments(rest);
  else if (kind === 'golden') await evaluateGolden(rest);
  else if (kind === 'reasons') await evaluateReasons(rest);
  else if (kind === 'faces') await evaluateFaces(rest);
  else if (kind === 'portraits') await evaluatePortraits(rest);
  else if (kind === 'exchanged-portraits') await evaluateExchangedPortraits(rest);
  else if (kind === 'lessons') evaluateLessons(rest);
  else if (kind === 'links') await evaluateLinks(rest);
  else if (kind === 'fingerprints') await evaluateFingerprints(rest);
  else if (kind === 'legibility') await evaluateLegibility(rest);
  else if (kind === 'photocopies') await evaluatePhotocopies(rest);
  else if (kind === 'recaptures') await evaluateRecaptures(rest);
  else if (kind === 'rereading') await evaluateRereading(rest);
  else if (kind === 'semantics') await evaluateSemantics(rest);
  else if (kind === 'generated') await evaluateGenerated(rest);
  else if (kind === 'liveness') await evaluateLiveness(rest);
  else await evaluate(readRequest(process.argv.slice(2)));
} catch (error) {
  console.error(isCommandLineError(error) ? error.message : error);
  process.exitCode = 1;
}
