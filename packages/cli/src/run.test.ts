import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng } from '@assay/media';
import { openBlobs, openStore } from '@assay/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleDetection } from '../../server/src/store/testing/sample-detection.js';
import { run } from './run.js';
import { captureOutput } from './testing/capture-output.js';

let folder: string;
const printed = captureOutput();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));
  vi.stubEnv('ASSAY_DATA_DIR', join(folder, 'data'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The data of an installation that was started once. */
const makeData = async (): Promise<void> =>
  (await openStore({ dataDirectory: join(folder, 'data') })).close();

test('scan examines what it can, names what it cannot, and ends with 3 for it', async () => {
  const image = join(folder, 'sound.png');
  const damaged = join(folder, 'damaged.png');
  const png = await encodePng(new Uint8Array(64 * 64 * 4).fill(90), 64, 64);
  writeFileSync(image, png);
  writeFileSync(damaged, png.subarray(0, 40));
  expect(await run(['scan', '--json', '--workers', '1', image, damaged, join(folder, 'absent.pdf')])).toBe(3);
  expect(
    printed.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { file: image, fileType: 'png', pageCount: 1, likelihood: expect.any(Number) },
    { file: damaged, error: { code: 'UNDECODABLE' } },
    { error: { code: 'NOT_FOUND' } },
  ]);
});

test('scan writes the pages with findings where it is told to, and says where', async () => {
  const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
  const target = join(folder, 'new', 'marked');
  const args = ['scan', '--json', '--workers', '1', '--marked', target];
  expect(await run([...args, example('statement-edited.pdf'), example('statement.pdf')])).toBe(2);
  const [edited, clean] = printed.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(edited.marked[0]).toBe(join(target, 'statement-edited.pdf.page-1.webp'));
  expect(readdirSync(target).sort()).toEqual(edited.marked.map((path: string) => basename(path)).sort());
  expect(clean.marked).toEqual([]);
}, 60_000);

test('a folder for marked pages that cannot be made is told before anything is examined', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await run(['scan', '--marked', join(folder, 'file', 'marked'), 'a.pdf'])).toBe(4);
  expect(printed.stderr).toContain('cannot be made');
});

test('scan examines pictures that are no documents by checks of their own, and no PDF among them', async () => {
  const image = join(folder, 'sound.png');
  writeFileSync(image, await encodePng(new Uint8Array(64 * 64 * 4).fill(90), 64, 64));
  const statement = fileURLToPath(new URL('../../../examples/statement.pdf', import.meta.url));
  expect(await run(['scan', '--json', '--model', 'object', '--workers', '1', image, statement])).toBe(3);
  const [picture, pdf] = printed.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(picture.technicalChecks.map(({ type }: { type: string }) => type)).not.toContain(
    'DOCUMENT_CLASSIFIER',
  );
  expect(pdf).toEqual({
    file: statement,
    error: { code: 'FORMAT_NOT_ACCEPTED', message: 'the model object takes pictures only' },
  });
});

test('parse reads what it can, names what it cannot, and ends with 3 for it', async () => {
  const statement = fileURLToPath(new URL('../../../examples/statement.pdf', import.meta.url));
  expect(
    await run([
      'parse',
      '--json',
      '--model',
      'light',
      '--workers',
      '1',
      statement,
      join(folder, 'absent.pdf'),
    ]),
  ).toBe(3);
  const lines = printed.stdout.split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      file: statement,
      fileType: 'pdf',
      model: 'light',
      country: 'us',
      documentType: 'bankStatement.us',
      pageCount: 2,
      pagesUnread: 0,
    },
    { error: { code: 'NOT_FOUND' } },
  ]);
});

test('verify ends with 2 for a pair without faces, and with 3 for a file that it cannot look at', async () => {
  const blank = join(folder, 'blank.png');
  const text = join(folder, 'text.txt');
  writeFileSync(blank, await encodePng(new Uint8Array(64 * 64 * 4).fill(255), 64, 64));
  writeFileSync(text, 'no picture');
  expect(await run(['verify', '--json', blank, blank])).toBe(2);
  expect(JSON.parse(printed.stdout)).toMatchObject({ id: blank, selfie: blank, verified: false });
  printed.stdout = '';
  expect(await run(['verify', '--json', blank, text])).toBe(3);
  expect(JSON.parse(printed.stdout)).toMatchObject({ file: text, error: { code: 'FORMAT_NOT_ACCEPTED' } });
  printed.stdout = '';
  expect(await run(['verify', '--json', '--id-back', blank, blank, blank])).toBe(2);
  expect(JSON.parse(printed.stdout)).toMatchObject({ id: blank, idBack: blank, selfie: blank });
  printed.stdout = '';
  expect(await run(['verify', '--json', blank, blank, '--id-back', text])).toBe(3);
  expect(JSON.parse(printed.stdout)).toMatchObject({ file: text, error: { code: 'FORMAT_NOT_ACCEPTED' } });
}, 60_000);

/** Of all organizations, in order. */
async function auditLog(): Promise<string[]> {
  const store = await openStore({ dataDirectory: join(folder, 'data') });
  try {
    const events = await store.listAuditEvents(0, 100);
    return events.map(({ actor, action, object }) => `${actor} ${action} ${object}`);
  } finally {
    await store.close();
  }
}

test('a key is made, listed, renamed and deleted', async () => {
  expect(
    await run([
      'keys',
      'create',
      '--name',
      'first',
      '--permission',
      'files:read',
      '--permission',
      'detection:read',
    ]),
  ).toBeUndefined();
  const key = printed.stdout;
  expect(key).toMatch(/^assay_[\w-]{43}\n$/);
  await run(['keys', 'rename', '1', 'second']);
  printed.stdout = '';
  await run(['keys', 'list']);
  expect(printed.stdout).toMatch(
    new RegExp(`1  ${key.slice(0, 10)}\\.\\.\\.  .*  second  files:read,detection:read\n`),
  );
  expect(printed.stdout).not.toContain(key.trim());
  await run(['keys', 'delete', '1']);
  printed.stdout = '';
  await run(['keys', 'list']);
  expect(printed.stdout).toBe('');
  expect(await auditLog()).toEqual([
    'operator key.made key:1',
    'operator key.renamed key:1',
    'operator key.ended key:1',
  ]);
});

test('a misspelled organization is told, and not made', async () => {
  await run(['organizations', 'create', 'Acme']);
  for (const args of [
    ['keys', 'list'],
    ['keys', 'create', '--name', 'theirs'],
    ['keys', 'delete', '1'],
  ]) {
    printed.stderr = '';
    expect(await run([...args, '--organization', 'Amce'])).toBe(4);
    expect(printed.stderr).toContain('there is no organization "Amce"');
  }
  printed.stdout = '';
  await run(['organizations', 'list']);
  expect(printed.stdout).not.toContain('Amce');
  expect(await run(['organizations', 'create', 'Acme'])).toBe(4);
  expect(await run(['organizations', 'create', 'two\nlines'])).toBe(4);
  expect(await auditLog()).toEqual(['operator organization.made organization:2']);
});

test('where no data is, commands that change nothing say so and make none; a new key tells its folder', async () => {
  for (const args of [
    ['keys', 'list'],
    ['organizations', 'list'],
    ['keys', 'delete', '1'],
    ['usage'],
    ['audit', 'verify'],
    ['users', 'setup-link'],
    ['webhooks', 'list'],
    ['holds', 'list'],
    ['records', 'erase', '--tag', 'customerId=c-17'],
    ['records', 'delete', 'detection', '1'],
    ['organizations', 'retention', 'default'],
    ['organizations', 'quota', 'default'],
    ['links', 'reset', '--yes'],
    ['backup', join(folder, 'kept')],
  ]) {
    printed.stderr = '';
    expect(await run(args)).toBe(4);
    expect(printed.stderr).toContain(`there is no data in "${join(folder, 'data')}" (ASSAY_DATA_DIR)`);
  }
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(existsSync(join(folder, 'kept'))).toBe(false);
  await run(['keys', 'create', '--name', 'first']);
  expect(printed.stderr).toContain(`in ${join(folder, 'data')}`);
});

test('keys of one organization are not seen in another', async () => {
  await run(['organizations', 'create', 'Acme']);
  await run(['keys', 'create', '--name', 'theirs', '--organization', 'Acme']);
  printed.stdout = '';
  await run(['keys', 'list']);
  expect(printed.stdout).toBe('');
  expect(await run(['keys', 'delete', '1'])).toBe(4);
  expect(printed.stderr).toContain('no key 1');
});

test('an organization is given bounds of its own and loses them again', async () => {
  await run(['organizations', 'create', 'Acme']);
  await run(['keys', 'create', '--name', 'theirs', '--organization', 'Acme']);
  const listed = async (): Promise<string> => {
    printed.stdout = '';
    await run(['organizations', 'list']);
    return printed.stdout;
  };
  expect(await listed()).toMatch(
    /^ {3}1 {2}bounds of the settings +default\n {3}2 {2}bounds of the settings +Acme\n$/,
  );
  expect(await run(['organizations', 'bands', 'Acme', '--medium', '40', '--high', '90.5'])).toBeUndefined();
  expect(await listed()).toMatch(
    /1 {2}bounds of the settings +default\n.* 2 {2}medium from 40, high from 90\.5 +Acme\n$/,
  );
  expect(await run(['organizations', 'bands', 'Acme', '--medium', '90', '--high', '40'])).toBe(4);
  expect(printed.stderr).toContain('expected 0 < medium < high <= 100, received medium 90 and high 40');
  expect(await listed()).toContain('medium from 40, high from 90.5');
  printed.stdout = '';
  await run(['organizations', 'bands', 'Acme']);
  expect(printed.stdout).toBe('medium from 40, high from 90.5\n');
  printed.stdout = '';
  await run(['organizations', 'bands', 'Acme', '--default']);
  expect(printed.stdout).toBe('medium from 25, high from 75 (settings)\n');
  expect(await listed()).not.toContain('medium from');
});

test('bounds for an organization that is not there are refused, and do not make it', async () => {
  await run(['organizations', 'create', 'Acme']);
  expect(await run(['organizations', 'bands', 'acme', '--default'])).toBe(4);
  expect(printed.stderr).toContain('no organization "acme"');
  await run(['organizations', 'list']);
  expect(printed.stdout).not.toContain('acme');
});

test('a record is deleted with its files, by its own organization only', async () => {
  const statement = Buffer.from('%PDF-1.7 uploaded');
  const dataDirectory = join(folder, 'data');
  const [store, blobs] = await Promise.all([openStore({ dataDirectory }), openBlobs({ dataDirectory })]);
  const acme = await store.organizationByName('Acme');
  const detection = sampleDetection({ detectionId: 7, organizationId: acme });
  for (const { storedName } of detection.files) await blobs.put(storedName, statement);
  await store.insertDetection(detection);
  await store.close();

  expect(await run(['records', 'delete', 'detection', '7'])).toBe(4);
  expect(printed.stderr).toContain('this organization has no detection record 7');
  expect(await run(['records', 'delete', 'detection', '7', '--organization', 'acme'])).toBe(4);
  expect(printed.stderr).toContain('no organization "acme"');
  expect(await run(['records', 'delete', 'detection', '7', '--organization', 'Acme'])).toBeUndefined();
  expect(printed.stdout).toBe('deleted detection 7 and 1 file\n');
  for (const { storedName } of detection.files) await expect(blobs.read(storedName)).rejects.toThrow();
  expect(await auditLog()).toEqual(['operator record.deleted detection:7']);
  expect(await run(['records', 'delete', 'detection', '7', '--organization', 'Acme'])).toBe(4);
});

test('a webhook is made for a named host, listed, paused, given another secret, and deleted', async () => {
  await makeData();
  vi.stubEnv('ASSAY_WEBHOOK_HOSTS', 'hooks.example.org');
  const url = 'https://hooks.example.org/assay';
  expect(await run(['webhooks', 'create', 'https://other.example.org/'])).toBe(4);
  expect(printed.stderr).toContain('ASSAY_WEBHOOK_HOSTS');
  await run(['webhooks', 'create', url, '--type', 'parse.completed', '--description', 'holds']);
  const secret = printed.stdout;
  expect(secret).toMatch(/^whsec_\S+\n$/);
  expect(await run(['webhooks', 'pause', '1'])).toBeUndefined();
  printed.stdout = '';
  await run(['webhooks', 'list']);
  expect(printed.stdout).toBe(`   1  paused  ${url}  parse.completed  holds\n`);
  await run(['webhooks', 'resume', '1']);
  printed.stdout = '';
  await run(['webhooks', 'rotate', '1']);
  expect(printed.stdout).toMatch(/^whsec_\S+\n$/);
  expect(printed.stdout).not.toBe(secret);
  printed.stdout = '';
  expect(await run(['webhooks', 'send-again', '1', '--since', '2026-01-01T00:00:00Z'])).toBeUndefined();
  expect(printed.stdout).toBe('0 events will be sent again\n');
  expect(await run(['webhooks', 'send-again', '1', '--since', 'lately'])).toBe(4);
  expect(await run(['webhooks', 'deliveries', '1'])).toBeUndefined();
  expect(await run(['webhooks', 'delete', '1'])).toBeUndefined();
  for (const command of ['pause', 'rotate', 'deliveries', 'delete'])
    expect(await run(['webhooks', command, '1'])).toBe(4);
});

test('a backup is made where nothing is, outside of what it copies; another folder is the caller’s to choose', async () => {
  const dataDirectory = join(folder, 'data');
  const store = await openStore({ dataDirectory });
  await store.close();
  expect(await run(['backup', dataDirectory])).toBe(4);
  expect(await run(['backup', join(dataDirectory, 'kept')])).toBe(4);
  expect(await run(['verify-backup', dataDirectory])).toBe(4);
  expect(await run(['backup', join(folder, 'kept')])).toBeUndefined();
  expect(await run(['backup', join(folder, 'kept')])).toBe(4);
});

test('what an operator does is in the audit log, with what it was', async () => {
  await run(['organizations', 'create', 'Lender']);
  await run(['organizations', 'retention', 'Lender', '--kind', 'parse', '--days', '30']);
  await run(['organizations', 'quota', 'Lender', '--documents', '1']);
  await run(['organizations', 'bands', 'Lender', '--medium', '20', '--high', '80']);
  expect(printed.stdout).toContain('1 document a month\n');
  await run(['links', 'reset', '--yes']);
  const store = await openStore({ dataDirectory: join(folder, 'data') });
  try {
    const id = (await store.listOrganizations()).find(({ name }) => name === 'Lender')?.id;
    const events = (await store.listAuditEvents(0, 100)).filter(
      ({ organizationId }) => organizationId === id,
    );
    expect(events.map(({ action, detail }) => [action, detail])).toEqual([
      ['organization.made', {}],
      ['retention.set', { kind: 'parse', days: 30 }],
      ['quota.set', { documents: 1 }],
      ['rules.bounds-set', { mediumFrom: 20, highFrom: 80 }],
      ['links.reset', {}],
    ]);
  } finally {
    await store.close();
  }
});

test('a hold keeps a record; erased by its tag, it is certified', async () => {
  const dataDirectory = join(folder, 'data');
  const store = await openStore({ dataDirectory });
  const tags = [{ name: 'customerId', value: 'c=17' }];
  for (const detectionId of [7, 8]) await store.insertDetection(sampleDetection({ detectionId, tags }));
  await store.close();
  expect(await run(['holds', 'place', '--kind', 'detection', '--record', '7', '--reason', 'case 9'])).toBe(
    undefined,
  );
  expect(await run(['holds', 'place', '--kind', 'detection', '--record', '9', '--reason', 'case 9'])).toBe(4);
  await run(['holds', 'place', '--tag', 'customerId=c=17', '--reason', 'audit']);
  expect(printed.stdout).toBe('hold 1\nhold 2\n');
  printed.stdout = '';
  await run(['holds', 'list']);
  expect(printed.stdout).toMatch(/^ {3}1 .* detection 7 {2}case 9\n {3}2 .* customerId=c=17 {2}audit\n$/);
  for (const args of [
    ['records', 'delete', 'detection', '7'],
    ['records', 'erase', '--tag', 'customerId=c=17', '--yes'],
  ]) {
    printed.stderr = '';
    expect(await run(args)).toBe(4);
    expect(printed.stderr).toContain('nothing was deleted: under legal hold 1, 2');
  }
  for (const id of ['1', '2']) expect(await run(['holds', 'lift', id])).toBeUndefined();
  expect(await run(['holds', 'lift', '2'])).toBe(4);
  expect(await run(['records', 'erase', '--tag', 'customerId=c=17'])).toBe(4);
  expect(printed.stderr).toContain('2 records have this tag; repeat with --yes');
  printed.stdout = '';
  expect(await run(['records', 'erase', '--tag', 'customerId=c=17', '--yes'])).toBeUndefined();
  const file = join(folder, 'certificate.json');
  writeFileSync(file, printed.stdout);
  expect(JSON.parse(printed.stdout)).toMatchObject({ recordCount: 2, fileCount: 2 });
  printed.stdout = '';
  expect(await run(['records', 'verify-certificate', file])).toBeUndefined();
  expect(printed.stdout).toContain('certified: 2 records');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"recordCount": 2', '"recordCount": 1'));
  expect(await run(['records', 'verify-certificate', file])).toBe(5);
  writeFileSync(file, '{}');
  expect(await run(['records', 'verify-certificate', file])).toBe(4);
});

test('how long records are kept is an organization’s own, or of the settings', async () => {
  await makeData();
  vi.stubEnv('ASSAY_RETENTION_DAYS', '365');
  await run(['organizations', 'retention', 'default', '--kind', 'parse', '--days', '30']);
  expect(printed.stdout).toContain('parse         30 days\n');
  expect(printed.stdout).toContain('detection     365 days (settings)\n');
  printed.stdout = '';
  await run(['organizations', 'retention', 'default', '--kind', 'parse', '--days', '7', '--dry-run']);
  expect(printed.stdout).toBe('parse         7 days: 0 would be deleted\n');
  await run(['organizations', 'retention', 'default', '--dry-run']);
  expect(printed.stdout).toContain('parse         30 days: 0 would be deleted\n');
  await run(['organizations', 'retention', 'default', '--days', '0']);
  expect(printed.stdout).toContain('parse         kept\n');
  printed.stdout = '';
  await run(['organizations', 'retention', 'default', '--default']);
  expect(printed.stdout).toContain('parse         365 days (settings)\n');
});

test('usage is shown by day and kind, and a quota is set and taken back', async () => {
  const store = await openStore({ dataDirectory: join(folder, 'data') });
  const createdAtMicros = Date.parse('2026-11-28T07:30:00Z') * 1000;
  const detection = sampleDetection({ detectionId: 7, createdAtMicros });
  await store.insertDetection(detection, undefined, undefined, undefined, {
    pages: 3,
    bytes: 48_211,
    processorMs: 1250,
  });
  await store.close();
  await run(['usage', '--from', '2026-11-01', '--to', '2026-11-30']);
  expect(printed.stdout.split('\n')).toEqual([
    expect.stringMatching(/^day +kind +documents +pages +bytes +seconds$/),
    expect.stringMatching(/^2026-11-28 {2}detection +1 +3 +48211 +1\.3$/),
    expect.stringMatching(/^sum +1 +3 +48211 +1\.3$/),
    '',
  ]);
  printed.stdout = '';
  await run(['organizations', 'quota', 'default', '--documents', '100', '--pages', '500']);
  await run(['organizations', 'quota', 'default', '--default']);
  expect(printed.stdout).toBe('100 documents a month, 500 pages a month\nno quota\n');
  expect(await run(['usage', '--from', 'lately'])).toBe(4);
});

test('links are reset when that is meant', async () => {
  await makeData();
  expect(await run(['links', 'reset', '--yes'])).toBeUndefined();
  expect(printed.stderr).toBe('');
});

test.each([
  [['records', 'delete', 'invoice', '7'], 'Allowed choices are detection, parse, verification'],
  [['records', 'delete', 'detection', '0'], 'Expected a whole number'],
  [['scan', '--colour', 'x.pdf'], "unknown option '--colour'"],
  [['scan'], "missing required argument 'file'"],
  [['scan', '--workers', '0', 'x.pdf'], 'Expected a whole number from 1 to 256'],
  [['scann'], "unknown command 'scann'"],
  [['keys', 'create'], "required option '--name <name>' not specified"],
  [['keys', 'create', '--name', 'a', '--permission', 'all'], 'Expected one of detection:read'],
  [['keys', 'rename', 'one', 'name'], 'Expected a whole number'],
  [['links', 'reset'], 'repeat with --yes'],
  [['holds', 'place', '--reason', 'a'], 'expected --kind and --record, or --tag'],
  [['records', 'erase', '--tag', 'customer', '--yes'], 'expected a tag as name=value'],
  [['organizations', 'bands', 'default', '--high', '80'], 'expected both --medium and --high'],
  [['organizations', 'bands', 'default', '--medium', '25.33', '--high', '80'], 'at most one decimal'],
  [['organizations', 'bands', 'default', '--medium', '10', '--high', '101'], 'a number from 0 to 100'],
  [
    ['organizations', 'bands', 'default', '--default', '--high', '80'],
    "'--default' cannot be used with option '--high <percent>'",
  ],
])('%j is a wrong command line: 4, with a sentence', async (args, sentence) => {
  expect(await run(args)).toBe(4);
  expect(printed.stderr).toContain(sentence);
});

test('a wrong setting ends a scan with 4 and its name', async () => {
  vi.stubEnv('ASSAY_WORKERS', 'many');
  expect(await run(['scan', join(folder, 'x.pdf')])).toBe(4);
  expect(printed.stderr).toContain('ASSAY_WORKERS');
});

test('asking for help is no failure', async () => {
  expect(await run(['--help'])).toBe(0);
  expect(printed.stdout).toContain('scan [options] <file...>');
});
