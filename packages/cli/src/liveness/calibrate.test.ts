import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@assay/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

const root = mkdtempSync(join(tmpdir(), 'assay-liveness-'));
const live = join(root, 'live');
const attacks = join(root, 'attacks');
const output = join(root, 'steps.json');

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));

/** Saves of one example that differ in their bytes. */
async function saves(name: string, folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++)
    writeFileSync(
      join(folder, `${index}.jpg`),
      await sharp(example(name))
        .resize({ width: 1000 + 20 * index })
        .jpeg({ quality: 90 })
        .toBuffer(),
    );
}

beforeAll(async () => {
  await saves('selfie.jpg', live, 5);
  await saves('id-card.jpg', attacks, 4);
  writeFileSync(
    join(live, 'blank.png'),
    await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  );
  writeFileSync(join(live, 'copy.jpg'), readFileSync(join(live, '0.jpg')));
  writeFileSync(join(attacks, 'damaged.mp4'), readFileSync(example('selfie.mp4')).subarray(0, 3000));
  writeFileSync(join(attacks, 'notes.txt'), 'no picture');
});
afterAll(() => rmSync(root, { recursive: true }));

const printed = captureOutput();
beforeEach(() => {
  vi.stubEnv('ASSAY_WORKERS', '1');
});
const calibrate = (...args: readonly string[]) =>
  run(['liveness', 'calibrate', live, attacks, '--apcer', '0.25', '--bpcer', '0.25', ...args]);

test('the network is looked through two folders, and the steps that tell them apart are what the server takes', async () => {
  // 3, since a blank and a damaged clip could not be looked at.
  expect(await calibrate('--output', output)).toBe(3);
  expect(printed.stderr).toBe('');
  expect(printed.stdout).toMatch(
    /living people: 5 looked at, 1 passed over .*, 1 not looked at:\n.*blank\.png: no face was found/,
  );
  expect(printed.stdout).toMatch(/attacks: 4 looked at, 1 not looked at:\n.*damaged\.mp4/);
  expect(printed.stdout).toMatch(/living, taken for living +5 of 5 /);
  expect(printed.stdout).toMatch(/attacks, taken for living +0 of 4 /);
  expect(printed.stdout).toContain('name it with ASSAY_LIVENESS_STEPS');
  const { network, steps } = JSON.parse(readFileSync(output, 'utf8'));
  expect(network).toMatch(/^[0-9a-f]{64}$/);
  expect(readSettings({ ASSAY_LIVENESS_STEPS: output }).livenessSteps).toMatchObject(steps);
}, 60_000);

test('folders the wrong way round are refused, and nothing is written', async () => {
  const target = join(root, 'reversed.json');
  const args = ['liveness', 'calibrate', attacks, live, '--apcer', '0.25', '--bpcer', '0.25'];
  expect(await run([...args, '--output', target])).toBe(4);
  expect(printed.stderr).toContain('are the folders the right way round');
  expect(() => readFileSync(target)).toThrow('ENOENT');
}, 60_000);

test('too few pictures are refused before any is looked at', async () => {
  expect(await run(['liveness', 'calibrate', live, attacks])).toBe(4);
  expect(printed.stderr).toBe(
    'error: for errors of at most 5 % at least 20 selfies of living people are needed, and there are 6\n',
  );
});

test('a file that lies in both folders is refused', async () => {
  expect(await run(['liveness', 'calibrate', live, live])).toBe(4);
  expect(printed.stderr).toMatch(/6 of the living people's files also lie among the attacks, .*0\.jpg first/);
});

test.each([
  [['--apcer', '0'], 'Expected a number from 0.001 to 0.4'],
  [['--bpcer', '0.5'], 'Expected a number from 0.001 to 0.4'],
])('%j is a wrong command line', async (args, sentence) => {
  expect(await calibrate(...args)).toBe(4);
  expect(printed.stderr).toContain(sentence);
});

test('a folder that is not there, and one without a picture, are named', async () => {
  expect(await run(['liveness', 'calibrate', join(root, 'absent'), attacks])).toBe(4);
  expect(printed.stderr).toContain('absent: no such file or folder');
  mkdirSync(join(root, 'empty'));
  expect(await run(['liveness', 'calibrate', live, join(root, 'empty')])).toBe(4);
  expect(printed.stderr).toContain('empty: no JPEG, PNG, WebP, MP4, MOV or WebM file in this folder');
});

test('a network of the operator has a card of its own, and takes no steps', async () => {
  vi.stubEnv('ASSAY_LIVENESS_MODEL', '/etc/network.onnx');
  expect(await calibrate()).toBe(4);
  expect(printed.stderr).toContain('its card says how it counts');
});

test.each([
  [
    'of another network',
    JSON.stringify({
      network: '0'.repeat(64),
      steps: { attackBelow: 0.1, liveFrom: 0.5, ofAttack: 1, ofLive: -2 },
    }),
    /steps of the network that ships/,
  ],
  ['of something else', '{"steps":{}}', /expected what `assay liveness calibrate` writes/],
])('a file %s stops the start', (_, json, sentence) => {
  const path = join(root, 'wrong.json');
  writeFileSync(path, json);
  expect(() => readSettings({ ASSAY_LIVENESS_STEPS: path })).toThrow(sentence);
  expect(() => readSettings({ ASSAY_LIVENESS_STEPS: join(root, 'absent.json') })).toThrow(/ENOENT/);
});
