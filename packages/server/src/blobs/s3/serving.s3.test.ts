import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectionForm, startTestServer } from '../../http/testing/test-server.js';
import { startS3 } from '../testing/s3-service.js';

test('a server on a fresh data folder keeps files in the bucket alone, and serves them from there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-serving-'));
  const s3 = await startS3();
  const secret = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  const server = await startTestServer({
    ASSAY_S3_ENDPOINT: s3.settings.endpoint,
    ASSAY_S3_BUCKET: await s3.makeBucket(),
    ASSAY_S3_ACCESS_KEY_FILE: await secret('access', s3.settings.accessKey),
    ASSAY_S3_SECRET_KEY_FILE: await secret('secret', s3.settings.secretKey),
  });
  try {
    const form = detectionForm();
    const answer = await server.submit(form);
    expect(answer.status).toBe(200);
    const { result } = (await answer.json()) as { result: { files: { url: string }[] } };
    const file = await server.request(new URL(result.files[0]?.url ?? '').pathname);
    const sent = await (form.get('file') as Blob).arrayBuffer();
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(sent))).toBe(true);
    const inFolder = await readdir(server.dataDirectory);
    expect(inFolder).not.toContain('files');
    // Uploads that wait lie in the folder where the database does, and else in the bucket, too.
    if (server.databaseUrl !== undefined) expect(inFolder).not.toContain('jobs');
    else expect(await readdir(join(server.dataDirectory, 'jobs'))).toEqual([]);
  } finally {
    await server.end();
    await s3.stop();
    await rm(folder, { recursive: true });
  }
});
