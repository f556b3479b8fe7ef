import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAntiSpoofCard } from '@assay/biometrics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkFiles } from './network-files.js';

const antiSpoofFiles = networkFiles(parseAntiSpoofCard);

const CARD = {
  name: 'Example 1.0',
  input: { name: 'input', widthPx: 80, heightPx: 80, channels: 'BGR', black: 0, white: 255, cropFactor: 2.7 },
  output: { name: 'output', liveIndex: 1, scale: 'logits' },
  threshold: 0.5,
  lookedFor: ['screen', 'print'],
  apcer: 0.05,
  bpcer: 0.03,
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-anti-spoof-'));
  path = join(folder, 'network.onnx');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a network comes with the card beside it', () => {
  writeFileSync(path, 'bytes');
  writeFileSync(`${path}.json`, JSON.stringify(CARD));
  expect(antiSpoofFiles(path)).toEqual({
    model: new TextEncoder().encode('bytes'),
    card: JSON.stringify(CARD),
  });
});

test('a network that is not there, one without a card, and a card that is wrong are refused with what was expected', () => {
  expect(() => antiSpoofFiles(path)).toThrow(/can be read, received ".*network\.onnx" \(ENOENT\)/);
  writeFileSync(path, 'bytes');
  expect(() => antiSpoofFiles(path)).toThrow(/network\.onnx\.json" \(ENOENT\)/);
  writeFileSync(`${path}.json`, JSON.stringify({ ...CARD, threshold: 7 }));
  expect(() => antiSpoofFiles(path)).toThrow(/expected a card in ".*json" \(.*threshold/);
});
