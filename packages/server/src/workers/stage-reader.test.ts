import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StageReader } from './stage-reader.js';

async function read(...chunks: readonly string[]): Promise<StageReader> {
  const pipe = new PassThrough();
  const reader = new StageReader(pipe);
  for (const chunk of chunks) pipe.write(chunk);
  await setImmediate();
  return reader;
}

const CHECK = '{"runId":2,"stage":{"kind":"check","checkId":"a"}}\n';

test('the last whole line of a run is its stage, wherever the pipe cuts the lines', async () => {
  const reader = await read('{"runId":2,"stage":{"kind":"ope', 'ning"}}\n', CHECK, '{"runId":2,"sta');
  expect(reader.of(2)).toEqual({ kind: 'check', checkId: 'a' });
});

test('a run that has told nothing yet is opening, whatever the run before it did', async () => {
  const reader = await read(CHECK);
  expect(reader.of(3)).toEqual({ kind: 'opening' });
});

test('the watchdog word is heard, and lines of anyone else are not', async () => {
  const reader = await read(CHECK, 'warning: something\n', '"memory-limit"\n');
  expect(reader.sawMemoryLimit).toBe(true);
  expect(reader.of(2)).toEqual({ kind: 'check', checkId: 'a' });
});
