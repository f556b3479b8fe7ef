import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meansNetwork } from '../../../media/src/networks/testing/means-network.js';
import { startTestServer } from '../http/testing/test-server.js';

const NETWORK_SIDE_PX = 8;
/** The mean of each of the three planes. */
const NETWORK = meansNetwork({
  input: 'face',
  dims: [1, 3, NETWORK_SIDE_PX, NETWORK_SIDE_PX],
  output: 'means',
  axes: [2, 3],
});

/** Life is told from how red a face is. */
const CARD = {
  name: 'Redness 1',
  input: {
    name: 'face',
    widthPx: NETWORK_SIDE_PX,
    heightPx: NETWORK_SIDE_PX,
    channels: 'RGB',
    black: 0,
    white: 1,
    cropFactor: 1,
  },
  output: { name: 'means', liveIndex: 0, scale: 'probabilities' },
  threshold: 0.05,
  lookedFor: ['screen', 'print'],
  apcer: 0.02,
  bpcer: 0.01,
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-network-'));
  path = join(folder, 'network.onnx');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The settings of an operator who has laid down such a network and such a card. */
function laidDown(network: Uint8Array, card: object): Record<string, string> {
  writeFileSync(path, network);
  writeFileSync(`${path}.json`, JSON.stringify(card));
  return { ASSAY_LIVENESS_MODEL: path };
}

const example = (name: string): Blob =>
  new Blob([readFileSync(new URL(`../../../../examples/${name}`, import.meta.url))]);

/** What a server under these settings says of the example pair. */
async function examplePair(settings: Record<string, string>) {
  const server = await startTestServer(settings);
  try {
    const response = await server.verify({
      idFile: example('id-card.jpg'),
      selfieFile: example('selfie.jpg'),
    });
    const { result } = (await response.json()) as {
      result: {
        verified: boolean;
        modelResults: { technicalChecks: { type?: string; status: string; details: string }[] };
      };
    };
    return {
      verified: result.verified,
      liveness: result.modelResults.technicalChecks.find(({ type }) => type === 'LIVENESS'),
    };
  } finally {
    await server.end();
  }
}

describe("an operator's network", () => {
  test('that takes the face for a living person lets it pass', async () => {
    const { verified, liveness } = await examplePair({
      ...laidDown(NETWORK, CARD),
    });
    expect(liveness).toMatchObject({
      status: 'PASS',
      details: expect.stringContaining('Redness 1 takes the face for a living person'),
    });
    expect(verified).toBe(true);
  }, 120_000);

  test('that takes it for an attack fails it', async () => {
    const { verified, liveness } = await examplePair(laidDown(NETWORK, { ...CARD, threshold: 0.99 }));
    expect(liveness).toMatchObject({
      status: 'FAIL',
      details: expect.stringContaining('Redness 1 takes the face for an attack'),
    });
    expect(verified).toBe(false);
  }, 120_000);

  test.each([
    ['is no network', Uint8Array.from([1, 2, 3]), CARD],
    ['lacks the input that the card names', NETWORK, { ...CARD, input: { ...CARD.input, name: 'other' } }],
    [
      'takes pictures of another size than the card says',
      NETWORK,
      { ...CARD, input: { ...CARD.input, widthPx: 9 } },
    ],
    [
      'answers with fewer numbers than the card says',
      NETWORK,
      { ...CARD, output: { ...CARD.output, liveIndex: 7 } },
    ],
  ])(
    'that %s stops the start with one sentence that names the setting',
    async (_, network, card) => {
      const starting = startTestServer(laidDown(network, card));
      await expect(starting).rejects.toThrow(
        /^ASSAY_LIVENESS_MODEL: the network and its card cannot be used \([^\n]+\)$/,
      );
    },
    60_000,
  );
});
