/** An S3 service of the tests' own, in this process, on a folder that goes with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTestServers } from './install.mjs';

/** What the server knows of its one user. */
const ACCESS_KEY = 'S3RVER';
const SECRET_KEY = 'S3RVER';

/**
 * s3rver removes a folder that its last object leaves, while another object may be on its way into it; that ends its
 * process. This store leaves the folders.
 */
function keepFolders(store) {
  store.deleteObject = async (bucket, key) => {
    const files = ['object', 'object.md5', 'metadata.json'];
    await Promise.all(files.map((file) => rm(store.getResourcePath(bucket, key, file), { force: true })));
  };
}

/**
 * @returns {Promise<{ settings: object, makeBucket: () => Promise<string>, stop: () => Promise<void> }>} `settings`
 * are those of an S3 client; `makeBucket` makes an empty one and says its name
 */
export async function startS3() {
  ensureTestServers();
  const S3rver = createRequire(import.meta.url)('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'assay-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false });
  keepFolders(server.store);
  const { port } = await server.run();
  let buckets = 0;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: ACCESS_KEY,
      secretKey: SECRET_KEY,
      pathStyle: true,
      encryption: 'off',
    },
    makeBucket: async () => {
      const name = `bucket-${++buckets}`;
      await server.store.putBucket(name);
      return name;
    },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
