import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ReceivedForm, receiveForm, removeForm } from './form.js';

const MAX_FILE_BYTES = 1024 * 1024;

let temporaryDirectory: string;
let server: Server;
let received: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
beforeAll(async () => {
  temporaryDirectory = await mkdtemp(join(tmpdir(), 'assay-form-'));
  server = createServer(
    (request, response) => void received(request, response).finally(() => response.end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(temporaryDirectory, { recursive: true });
});
afterEach(async () => expect(await readdir(temporaryDirectory)).toEqual([]));

/** What becomes of a form with the text field `note` and the files `left` and `right`. */
async function receive<Result>(
  form: FormData,
  look: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const result = new Promise<Result>((resolve, reject) => {
    received = async (request, response) => {
      try {
        const shape = {
          fields: ['note'],
          files: ['left', 'right'],
          maxFileBytes: MAX_FILE_BYTES,
          temporaryDirectory,
        };
        const got = await receiveForm(request, response, shape);
        await look(got).then(resolve, reject);
        await removeForm(got);
      } catch (error) {
        reject(error);
      }
    };
  });
  const answered = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'POST',
    body: form,
  });
  return (await Promise.all([result, answered]))[0];
}

type Part = readonly [name: string, text: string, fileName?: string];

function formOf(...parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, text, fileName] of parts) {
    if (fileName === undefined) form.append(name, text);
    else form.append(name, new Blob([text]), fileName);
  }
  return form;
}

const fingerprint = (...parts: readonly Part[]): Promise<string> =>
  receive(formOf(...parts), async (form) => form.fingerprint);

test('each wanted file is kept under its name, others are read past', async () => {
  const form = formOf(
    ['right', 'R', 'r.bin'],
    ['left', 'L', 'l.bin'],
    ['else', 'E', 'e.bin'],
    ['note', 'hello'],
  );
  await receive(form, async ({ files, fields }) => {
    expect([...files.keys()].sort()).toEqual(['left', 'right']);
    expect(files.get('left')).toMatchObject({ originalName: 'l.bin', sizeBytes: 1 });
    expect(files.get('right')).toMatchObject({ originalName: 'r.bin', sizeBytes: 1 });
    expect(await readFile(files.get('right')?.path ?? '', 'utf8')).toBe('R');
    expect(fields).toEqual(new Map([['note', 'hello']]));
    expect(await readdir(temporaryDirectory)).toHaveLength(2);
  });
});

test.each<[string, Part, Part]>([
  ['text', ['note', 'hello'], ['note', 'again']],
  ['file', ['left', 'L', 'l.bin'], ['left', 'again', 'again.bin']],
  ['text of a file', ['left', 'L', 'l.bin'], ['left', 'again']],
  ['file of a text', ['left', 'L'], ['left', 'again', 'again.bin']],
])('a second %s ends the form', async (_what, first, second) => {
  await expect(receive(formOf(first, second), async () => {})).rejects.toMatchObject({
    issues: [{ loc: ['body', first[0]], type: 'multiple_values' }],
  });
});

test('a fingerprint covers both files under their names, whatever the order of the parts', async () => {
  const [left, right] = [['left', 'L', 'l'] as const, ['right', 'R', 'r'] as const];
  const first = await fingerprint(left, right);
  expect(await fingerprint(right, left)).toBe(first);
  const others = [
    await fingerprint(['left', 'L', 'l'], ['right', 'r', 'r']),
    await fingerprint(['left', 'l', 'l'], ['right', 'R', 'r']),
    await fingerprint(['left', 'R', 'r'], ['right', 'L', 'l']),
    await fingerprint(['left', 'L', 'l'], ['right', 'R', 'other']),
    await fingerprint(left),
  ];
  expect(new Set([first, ...others]).size).toBe(1 + others.length);
});

test('the limit is one of each file: two of that size are taken, and one byte more of the second leaves neither', async () => {
  const whole = 'x'.repeat(MAX_FILE_BYTES);
  const sizes = await receive(formOf(['left', whole, 'l'], ['right', whole, 'r']), async ({ files }) =>
    [...files.values()].map(({ sizeBytes }) => sizeBytes),
  );
  expect(sizes).toEqual([MAX_FILE_BYTES, MAX_FILE_BYTES]);
  const over = formOf(['left', whole, 'l'], ['right', `${whole}x`, 'r']);
  await expect(receive(over, async () => {})).rejects.toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
});
