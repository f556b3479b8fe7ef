import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePng } from '@assay/media';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  brightnessNetwork,
  CALIBRATION,
  CARD,
} from '../../../forensics/src/image/operator-detector/testing/cards.js';
import { generationFingerprint } from '../generation-files.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-network-'));
  path = join(folder, 'network.onnx');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The settings of an operator who has laid down the network, and has measured it. */
function laidDown(card: object): Record<string, string> {
  const model = brightnessNetwork();
  writeFileSync(path, model);
  const fingerprint = generationFingerprint({ model, card: JSON.stringify(card) });
  writeFileSync(`${path}.json`, JSON.stringify({ ...card, calibration: { ...CALIBRATION, fingerprint } }));
  return { ASSAY_GENERATION_MODEL: path };
}

async function gray(level: number): Promise<Blob> {
  const rgba = Uint8Array.from({ length: 4 * 40 * 30 }, (_, at) => (at % 4 === 3 ? 255 : level));
  return new Blob([new Uint8Array(await encodePng(rgba, 40, 30))]);
}

interface Answer {
  readonly result: {
    readonly likelihood: number;
    readonly classification: string;
    readonly modelResults: {
      readonly technicalChecks: readonly { readonly checkId: string; readonly status: string }[];
    };
  };
}

async function detect(
  server: TestServer,
  model: string,
  file: Blob,
): Promise<Answer['result'] & { readonly own: unknown }> {
  const response = await server.submit({ model, file });
  const { result } = (await response.json()) as Answer;
  return {
    ...result,
    own: result.modelResults.technicalChecks.find(({ checkId }) => checkId === 'image.operator-detector'),
  };
}

describe("an operator's network that tells generated pictures", () => {
  test('is asked about objects, and about them alone', async () => {
    const server = await startTestServer(laidDown(CARD));
    try {
      const [bright, dark] = [await gray(250), await gray(20)];
      const generated = await detect(server, 'object', bright);
      expect(generated.own).toMatchObject({
        type: 'AI_GENERATED',
        status: 'FAIL',
        details: expect.stringContaining('Brightness 1 takes the pixels of this picture for generated'),
        evidence: [{ code: 'PIXELS_LIKE_GENERATED_BY_OPERATOR_NETWORK', kind: 'model_prediction' }],
      });
      expect(generated.classification).toBe('unverified');
      const honest = await detect(server, 'object', dark);
      expect(honest.own).toMatchObject({ status: 'PASS', evidence: [] });
      expect(honest.likelihood).toBeLessThan(generated.likelihood);
      expect((await detect(server, 'document', bright)).own).toBeUndefined();
    } finally {
      await server.end();
    }
  }, 60_000);

  test('that does not answer as its card says stops the start with one sentence that names the setting', async () => {
    const card = { ...CARD, output: { ...CARD.output, name: 'other' } };
    await expect(startTestServer(laidDown(card))).rejects.toThrow(
      /^ASSAY_GENERATION_MODEL: the network and its card cannot be used \([^\n]+\)$/,
    );
  }, 60_000);

  test('that nobody measured stops the start, too', async () => {
    laidDown(CARD);
    writeFileSync(`${path}.json`, JSON.stringify(CARD));
    await expect(startTestServer({ ASSAY_GENERATION_MODEL: path })).rejects.toThrow(
      /ASSAY_GENERATION_MODEL: .*assay detector calibrate/,
    );
  });
});
