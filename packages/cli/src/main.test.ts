import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
