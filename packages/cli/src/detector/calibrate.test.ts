import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePng } from '@assay/media';
import { readSettings } from '@assay/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { brightnessNetwork, CARD } from '../../../forensics/src/image/operator-detector/testing/cards.js';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

const root = mkdtempSync(join(tmpdir(), 'assay-calibrate-'));
const honest = join(root, 'honest');
const generated = join(root, 'generated');
const network = join(root, 'network.onnx');
const cardPath = `${network}.json`;

/** A picture of one level; blue tells pictures of one level apart. */
const gray = async (level: number, blue = level): Promise<Uint8Array> =>
  encodePng(
    Uint8Array.from({ length: 4 * 12 * 12 }, (_, at) => (at % 4 === 3 ? 255 : at % 4 === 2 ? blue : level)),
    12,
    12,
  );

beforeAll(async () => {
  mkdirSync(join(honest, 'deeper'), { recursive: true });
  mkdirSync(generated);
  writeFileSync(network, brightnessNetwork());
  // Levels 0 to 99 and 150 to 199: the network tells them apart.
  for (let level = 0; level < 100; level++)
    writeFileSync(join(honest, level < 20 ? 'deeper' : '.', `${level}.png`), await gray(level));
  for (let level = 150; level < 200; level++)
    writeFileSync(join(generated, `${level}.png`), await gray(level));
  writeFileSync(join(honest, 'copy.png'), await gray(7));
  writeFileSync(join(generated, 'damaged.png'), (await gray(150)).subarray(0, 40));
  writeFileSync(join(generated, 'document.pdf'), '%PDF-1.7\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const printed = captureOutput();
beforeEach(() => {
  writeFileSync(cardPath, JSON.stringify(CARD));
  vi.stubEnv('ASSAY_GENERATION_MODEL', network);
  vi.stubEnv('ASSAY_WORKERS', '1');
});
const calibrate = (...args: readonly string[]) =>
  run(['detector', 'calibrate', '--honest', honest, '--generated', generated, ...args]);

test('a network is measured on two folders, and what was found is written into its card: the server then takes it', async () => {
  expect(() => readSettings({ ASSAY_GENERATION_MODEL: network })).toThrow(/assay detector calibrate/);
  // 3, since a damaged file and a document could not be looked at.
  expect(await calibrate('--write')).toBe(3);
  expect(printed.stderr).toBe('');
  expect(printed.stdout).toContain('honest pictures: 100 looked at, 1 passed over as copies of others');
  expect(printed.stdout).toMatch(
    /generated pictures: 50 looked at, 2 not looked at:\n {2}.*damaged\.png: The file ends.*\n {2}.*document\.pdf: not a picture/,
  );
  expect(printed.stdout).toMatch(/area under the ROC curve {2}1\.000/);
  expect(printed.stdout).toMatch(/detected +50 of 50 \(100\.0 %; 95 % interval 92\.9 % to 100\.0 %\)/);
  const card = JSON.parse(readFileSync(cardPath, 'utf8'));
  expect(card).toMatchObject({
    ...CARD,
    calibration: {
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      detectionRate: 1,
      honestPictures: 100,
      generatedPictures: 50,
    },
  });
  // Two of a hundred may lie above: the third brightest has level 97, where black is -4 and white 4.
  expect(card.calibration.threshold).toBeCloseTo(-4 + (8 * 97) / 255, 4);
  expect(readSettings({ ASSAY_GENERATION_MODEL: network }).generation).toBeDefined();
}, 60_000);

test('a network that rates honest pictures higher is refused, and the card named', async () => {
  const card = JSON.stringify({ ...CARD, input: { ...CARD.input, black: 4, white: -4 } });
  writeFileSync(cardPath, card);
  expect(await calibrate('--write')).toBe(4);
  expect(printed.stderr).toContain('does "index" of its card name the wrong number?');
  expect(readFileSync(cardPath, 'utf8')).toBe(card);
}, 60_000);

test('too few honest pictures are refused with what they let one claim, before anything is looked at', async () => {
  expect(await calibrate('--false-alarms', '0.01')).toBe(4);
  expect(printed.stderr).toBe(
    'error: to claim 1 % of false alarms takes at least 200 honest pictures, and there are 100; they let you claim 2 % (--false-alarms 0.02)\n',
  );
});

test('very few let one claim nothing, and generated ones have to be enough, too', async () => {
  const few = join(root, 'few');
  mkdirSync(few);
  for (let level = 0; level < 3; level++)
    writeFileSync(join(few, `${level}.png`), await gray(100 + level, 9));
  expect(await run(['detector', 'calibrate', '--honest', few, '--generated', generated])).toBe(4);
  expect(printed.stderr).toContain('and there are 3; the least for any claim is 20');
  expect(await run(['detector', 'calibrate', '--honest', honest, '--generated', few])).toBe(4);
  expect(printed.stderr).toContain('at least 50 generated pictures are needed, and there are 3');
});

test('a picture that lies in both folders is refused', async () => {
  expect(await run(['detector', 'calibrate', '--honest', honest, '--generated', honest])).toBe(4);
  expect(printed.stderr).toMatch(
    /100 of the honest pictures also lie among the generated ones, .*\.png first/,
  );
});

test.each([
  [['--false-alarms', '0'], 'Expected a number from 0.001 to 0.1'],
  [['--false-alarms', '0.5'], 'Expected a number from 0.001 to 0.1'],
  [['--honest', join(root, 'absent')], 'no such file or folder'],
  [['--model', join(root, 'absent.onnx')], 'expected a file that can be read'],
])('%j is a wrong command line', async (args, sentence) => {
  expect(await calibrate(...args)).toBe(4);
  expect(printed.stderr).toContain(sentence);
});

test('a network has to be named', async () => {
  vi.stubEnv('ASSAY_GENERATION_MODEL', '');
  expect(await calibrate()).toBe(4);
  expect(printed.stderr).toContain('name the network with --model or ASSAY_GENERATION_MODEL');
});
