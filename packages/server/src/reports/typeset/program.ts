/** A process that sets one report and ends. It gets all it needs over a pipe, and opens no file but its own program. */
import { Socket } from 'node:net';
import { deserialize } from 'node:v8';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { FrameReader, frameHeader } from '../../workers/pipe/frames.js';
import { PIPE_DESCRIPTOR } from '../../workers/protocol.js';
import { startWatchdog } from '../../workers/worker/watchdog.js';
import type { TypesetTask } from './typeset.js';

const MAX_TASK_BYTES = 2 ** 30;
/** Nothing lies there: all files are handed over. */
const WORKSPACE = process.platform === 'win32' ? 'C:\\report' : '/report';
/** PDF/A-3, level A: tagged, and may carry files (ISO 19005-3). The compiler refuses what breaks it. */
const STANDARD = 'a-3a';

async function main(): Promise<void> {
  const socket = new Socket({ fd: PIPE_DESCRIPTOR, readable: true, writable: true });
  const task = await new Promise<TypesetTask>((resolve) => {
    const frames = new FrameReader(MAX_TASK_BYTES, (_kind, payload) => resolve(deserialize(payload)));
    socket.on('data', (piece: Buffer) => frames.push(piece));
    socket.on('error', () => process.exit(1));
    socket.on('close', () => process.exit(0));
  });
  const guard = await startWatchdog(task.memoryLimitBytes);
  guard.begin({ processorMs: task.timeLimitMs, stageProcessorMs: task.timeLimitMs });
  const answer = await setReport(task);
  const kind = 'pdf' in answer ? 'fileBytes' : 'message';
  const payload = 'pdf' in answer ? answer.pdf : Buffer.from(answer.failure);
  socket.write(frameHeader(kind, payload.length));
  socket.end(payload, () => process.exit(0));
}

async function setReport({ template, files }: TypesetTask): Promise<{ pdf: Buffer } | { failure: string }> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ workspace: WORKSPACE });
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(`${WORKSPACE}/${name}`, Buffer.from(bytes));
  const compiled = compiler.compile({ mainFileContent: template });
  if (!compiled.result || compiled.hasError())
    return { failure: diagnostics(compiler, compiled.takeDiagnostics()) };
  try {
    return { pdf: compiler.pdf(compiled.result, { pdfStandard: STANDARD }) };
  } catch (error) {
    return { failure: String(error) };
  }
}

const diagnostics = (
  compiler: NodeCompiler,
  error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null,
): string =>
  (error ? compiler.fetchDiagnostics(error) : [])
    .map(({ message }: { readonly message: string }) => message)
    .join('; ');

await main();
