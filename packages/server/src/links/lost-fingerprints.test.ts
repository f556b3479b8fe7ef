import { expect, test } from 'vitest';
import { PNG, startTestServer } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { DIE } from './testing/dying-fingerprints.js';

test('a file whose worker dies while taking fingerprints is answered, and linked to the same file all the same', async () => {
  const server = await startTestServer(
    {},
    { engineModule: compiledEngine(new URL('./testing/dying-fingerprints.ts', import.meta.url)) },
  );
  try {
    const submit = async (): Promise<number> => {
      const response = await server.submit({ file: new Blob([PNG, DIE]), fileName: 'scan.png' });
      expect(response.status).toBe(200);
      return ((await response.json()) as { result: { detectionId: number } }).result.detectionId;
    };
    const [first, second] = [await submit(), await submit()];
    expect(JSON.stringify(server.log)).toContain('test.die');
    const answer = await server.request(`/v1/detection/${second}/evidence-links`);
    expect(await answer.json()).toMatchObject({
      count: 1,
      links: [{ linkType: 'identical_file', relatedFraudDetectionId: first, strength: 'high' }],
    });
  } finally {
    await server.end();
  }
}, 120_000);
