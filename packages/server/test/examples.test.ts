import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge, judgeCheck, type Verdict } from '@assay/forensics';
import { sniff } from '@assay/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as honestSaves from '../../../corpus/documents/honest-saves.js';
import { LICENSE_FIELDS } from '../../../corpus/documents/license.js';
import { STATEMENT_EDITS } from '../../../corpus/documents/statement-edits.js';
import { DETECTION_MODELS } from '../src/detection/models.js';
import { PARSING_MODELS } from '../src/parsing/models.js';
import { parsedDocument } from '../src/parsing/parsed-document.js';
import { parsedDocumentToWire } from '../src/parsing/wire.js';
import { VERIFICATION_MODEL } from '../src/verification/models.js';
import { pairVerdict, verdictToWire } from '../src/verification/pair-verdict.js';
import { type Analyst, startAnalyst, toReports } from '../src/workers/index.js';

/** As shipped. */
const POLICY = { falseMatchRate: 0.001, livenessMustPass: true };

let analyst: Analyst;
const folder = mkdtempSync(join(tmpdir(), 'assay-examples-'));

beforeAll(async () => {
  analyst = await startAnalyst({ workers: 1, queueLimit: 8, timeLimitMs: 30_000, memoryLimitMb: 2048 });
});

afterAll(async () => {
  await analyst.close();
  rmSync(folder, { recursive: true, force: true });
});

const exampleBytes = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url)));

async function verdictOn(name: string, bytes: Uint8Array, subject: 'document' | 'object' = 'document') {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const format = sniff(bytes);
  if (!format) throw new Error(`${name} is none of the formats`);
  const reports = toReports(await analyst.examine({ path, format, subject }));
  const verdict: Verdict = judge(reports);
  const failed = reports
    .filter((report) => judgeCheck(report).status === 'FAIL')
    .map(({ check }) => check.id);
  const evidence = reports.flatMap(({ outcome }) =>
    outcome.kind === 'examined' ? outcome.finding.evidence : [],
  );
  return { ...verdict, failed, evidence };
}

test('the untouched statement is not rejected and no check fails', async () => {
  const { classification, failed } = await verdictOn('statement.pdf', exampleBytes('statement.pdf'));
  expect([classification === 'rejected', failed]).toEqual([false, []]);
});

test('the edited statement is rejected, with page, earlier and later value of all three edits', async () => {
  const { classification, evidence } = await verdictOn('edited.pdf', exampleBytes('statement-edited.pdf'));
  expect(classification).toBe('rejected');
  for (const { page, before, after } of Object.values(STATEMENT_EDITS)) {
    const here = evidence.filter((one) => one.page === page && one.boundingBox);
    expect(here.map((one) => one.before)).toContainEqual(expect.stringContaining(before));
    expect(here.map((one) => one.after)).toContainEqual(expect.stringContaining(after));
  }
});

test.each(Object.entries(honestSaves))('%s is not rejected and no check fails', async (name, make) => {
  const { classification, failed } = await verdictOn(`${name}.pdf`, make().bytes);
  expect([classification === 'rejected', failed]).toEqual([false, []]);
});

test('the photographed receipt is not accused, its edited twin is', async () => {
  expect((await verdictOn('receipt.jpg', exampleBytes('receipt.jpg'))).failed).toEqual([]);
  const edited = await verdictOn('receipt-edited.jpg', exampleBytes('receipt-edited.jpg'));
  expect(edited.failed).toContain('image.recompression-history');
}, 120_000);

async function readExample(name: string, format: 'png' | 'pdf', model: 'light' | 'performance') {
  const path = fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
  return parsedDocumentToWire(parsedDocument(await analyst.read({ path, format }), model, 'us'));
}
const readLicense = () => readExample('licence.png', 'png', 'light');

test('the specimen of a license is read, its number from the bar code', async () => {
  const { documentClass, parsedData, fields } = await readLicense();
  expect([documentClass, fields.licenseNumber?.source]).toEqual(['identity/driver_license', 'barcode']);
  expect(parsedData).toMatchObject(LICENSE_FIELDS);
});

test('the answer that README.md quotes is the answer, its confidence within a twentieth', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, quoted = ''] = /## Reading fields[\s\S]*?```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const { result } = JSON.parse(quoted, (key, value) => {
    if (key === '...') return undefined;
    return key === 'confidence' ? expect.closeTo(value, 1) : value;
  });
  expect(await readLicense()).toMatchObject(result);
});

/** What is said of the made person's card beside a file in the place of a selfie. */
async function verificationOf(selfie: string, selfieFormat: 'jpeg' | 'mp4') {
  const at = (name: string): string => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
  const comparison = await analyst.compare({
    id: { path: at('id-card.jpg'), format: 'jpeg' },
    selfie: { path: at(selfie), format: selfieFormat },
    policy: POLICY,
  });
  const { verified, faceMatched, reasoning, modelResults } = verdictToWire(pairVerdict(comparison, POLICY));
  const liveness = modelResults.technicalChecks.find((check) => 'type' in check && check.type === 'LIVENESS');
  return { verified, faceMatched, liveness: liveness?.status, decided: reasoning[0] };
}

const compareAll = async () => ({
  'selfie.jpg': await verificationOf('selfie.jpg', 'jpeg'),
  'selfie.mp4': await verificationOf('selfie.mp4', 'mp4'),
  'id-card.jpg': await verificationOf('id-card.jpg', 'jpeg'),
});
let compared: ReturnType<typeof compareAll> | undefined;
/** The three pairs are compared once for all tests. */
const verifications = () => {
  compared ??= compareAll();
  return compared;
};

test('README.md says what a still, a clip and an attack are answered', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = readme.matchAll(/^\| (`\S+`(?:, `\S+`)*) \| [^|]+ \| `(\w+)` \| `(\w+)` \| `(\w+)` \|$/gm);
  const quoted = [...rows].flatMap(([, selfies = '', verified, faceMatched, liveness]) =>
    selfies
      .split(', ')
      .map((selfie) => [
        selfie.replaceAll('`', ''),
        { verified: verified === 'true', faceMatched: faceMatched === 'true', liveness },
      ]),
  );
  expect(await verifications()).toMatchObject(Object.fromEntries(quoted));
  expect(quoted.map(([selfie]) => selfie)).toEqual(Object.keys(await verifications()));
}, 60_000);

/** What each model answers to the examples, with the version that it was recorded under. */
type Answers = Readonly<
  Record<string, { readonly version: string; readonly answers: Readonly<Record<string, unknown>> }>
>;

const ANSWERS = new URL('answers.json', import.meta.url);

/** As coarse as a machine's arithmetic may differ: whole percents, and which findings there are. */
async function answerTo(name: string, subject: 'document' | 'object') {
  const { classification, likelihood, failed, evidence } = await verdictOn(name, exampleBytes(name), subject);
  const codes = [...new Set(evidence.map(({ code }) => code))].sort();
  return { classification, likelihood: Math.round(likelihood), failed, codes };
}

test('no example is answered otherwise under the same version of a model', async () => {
  const examples = ['statement.pdf', 'statement-edited.pdf', 'receipt.jpg', 'receipt-edited.jpg'];
  const pictures = ['receipt.jpg', 'receipt-edited.jpg'];
  const answersTo = async (names: readonly string[], subject: 'document' | 'object') =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await answerTo(name, subject)])));
  const now: Answers = {
    document: { version: DETECTION_MODELS.document.version, answers: await answersTo(examples, 'document') },
    object: { version: DETECTION_MODELS.object.version, answers: await answersTo(pictures, 'object') },
    light: {
      version: PARSING_MODELS.light.version,
      answers: { 'licence.png': (await readLicense()).parsedData },
    },
    performance: {
      version: PARSING_MODELS.performance.version,
      answers: { 'statement.pdf': (await readExample('statement.pdf', 'pdf', 'performance')).parsedData },
    },
    verification: { version: VERIFICATION_MODEL.version, answers: await verifications() },
  };
  if (process.env.ANSWERS === 'record') {
    writeFileSync(ANSWERS, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  const known: Answers = JSON.parse(readFileSync(ANSWERS, 'utf8'));
  for (const [model, { version, answers }] of Object.entries(now)) {
    expect(known[model]?.version, `record the answers of the new version of ${model} (CONTRIBUTING.md)`).toBe(
      version,
    );
    expect(
      answers,
      `raise the version of the model ${model}, then record its answers (CONTRIBUTING.md)`,
    ).toEqual(known[model]?.answers);
  }
}, 120_000);
