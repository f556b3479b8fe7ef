import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIAN_PYTHON, runScript, runTool, WORK_FOLDER } from '../tools.js';

/**
 * Signs with a self-signed certificate made for this run. `docmdp` 0 is an approval signature, 1..3 a
 * certification (ISO 32000-1, 12.8.2.2).
 */
export function certify(input: string, output: string, docmdp: 0 | 1 | 2 | 3): void {
  const [key, certificate] = [join(WORK_FOLDER, 'signer.key'), join(WORK_FOLDER, 'signer.crt')];
  if (!existsSync(certificate)) {
    runTool('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-days',
      '3650',
      '-subj',
      '/CN=Document Service/O=Cedar Registry',
    ]);
  }
  runScript(DEBIAN_PYTHON, './honest/sign.py', {
    input,
    output,
    key,
    certificate,
    docmdp,
    name: 'Document Service',
  });
}
