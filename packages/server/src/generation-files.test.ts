import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALIBRATION, CARD } from '../../forensics/src/image/operator-detector/testing/cards.js';
import { generationFiles, generationFingerprint, uncalibratedGenerationFiles } from './generation-files.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-generation-'));
  path = join(folder, 'network.onnx');
  writeFileSync(path, 'bytes');
});
afterEach(() => rmSync(folder, { recursive: true }));

const layDown = (card: object): void => writeFileSync(`${path}.json`, JSON.stringify(card));

/** A calibration of what lies there. */
const ownCalibration = () => ({
  ...CALIBRATION,
  fingerprint: generationFingerprint(uncalibratedGenerationFiles(path)),
});

test('a network that was measured is read with its card', () => {
  layDown(CARD);
  const calibrated = { ...CARD, calibration: ownCalibration() };
  layDown(calibrated);
  expect(generationFiles(path)).toEqual({
    model: new TextEncoder().encode('bytes'),
    card: JSON.stringify(calibrated),
  });
});

test('one that was not measured is refused, and the command named', () => {
  layDown(CARD);
  expect(uncalibratedGenerationFiles(path).card).toBe(JSON.stringify(CARD));
  expect(() => generationFiles(path)).toThrow(/has no calibration: run `assay detector calibrate`$/);
});

test('a measurement of another network, or of another use of it, does not count; names and licenses may change', () => {
  layDown(CARD);
  const calibration = ownCalibration();
  layDown({ ...CARD, name: 'Another', licence: 'MIT, bought', calibration });
  expect(generationFiles(path)).toBeDefined();
  layDown({ ...CARD, output: { ...CARD.output, scale: 'probability' }, calibration });
  expect(() => generationFiles(path)).toThrow(/changed since: run `assay detector calibrate` again$/);
  layDown({ ...CARD, calibration });
  writeFileSync(path, 'other bytes');
  expect(() => generationFiles(path)).toThrow(/changed since/);
});

test('a card that is wrong is refused with the entry named', () => {
  layDown({ ...CARD, input: { ...CARD.input, channels: 'YUV' } });
  expect(() => generationFiles(path)).toThrow(
    /expected a card in ".*json" \(generation card: input\.channels: expected "RGB" or "BGR"\)/,
  );
});
