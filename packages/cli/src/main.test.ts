import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

test('a command whose output is read no further ends without a word', async () => {
  const command = spawn(process.execPath, [MAIN, '--help']);
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (piece) => {
    errors += piece;
  });
  expect([await once(command, 'close'), errors]).toEqual([[141, null], '']);
});

/** A device that takes nothing, as a full disk does. */
const FULL = '/dev/full';

test.runIf(process.platform === 'linux')(
  'a command whose output cannot be written fails, and says nothing of documents',
  async () => {
    const full = await open(FULL, 'w');
    try {
      const command = spawn(process.execPath, [MAIN, '--help'], { stdio: ['ignore', full.fd, 'pipe'] });
      let errors = '';
      command.stderr?.on('data', (piece) => {
        errors += piece;
      });
      expect(await once(command, 'close')).toEqual([5, null]);
      expect(errors).toMatch(/^error: the output cannot be written: ENOSPC[^\n]*\n$/);
    } finally {
      await full.close();
    }
  },
);
