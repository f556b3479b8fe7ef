import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Debian's own Python: python3-pikepdf and its like are installed for this one, not for a version manager's.
 */
export const DEBIAN_PYTHON = '/usr/bin/python3';

/** Long enough for an office suite's first start on a busy machine. */
const TOOL_TIME_LIMIT_MS = 180_000;

/** A tool ended badly, or this document does not suit the technique. The next document is tried. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/**
 * Runs a program to its end. `input` goes to its standard input. Throws ToolError on a failure or a timeout.
 */
export function runTool(
  command: string,
  args: readonly string[],
  options: { input?: string; cwd?: string } = {},
): string {
  // Python would leave compiled copies of the scripts in the repository
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const result = spawnSync(command, args, {
    ...options,
    env,
    encoding: 'utf8',
    timeout: TOOL_TIME_LIMIT_MS,
    maxBuffer: 256 * 2 ** 20,
  });
  if (result.error) throw new ToolError(`${command}: ${result.error.message}`);
  if (result.status !== 0) {
    // PyMuPDF's own chatter about memory leaks would hide the reason
    const reason = (result.stderr || result.stdout)
      .split('\n')
      .filter((line) => !line.startsWith('swig/python'));
    throw new ToolError(
      `${command} ${args.join(' ')} ended with ${result.status}: ${reason.join('\n').trim().slice(-300)}`,
    );
  }
  return result.stdout;
}

/**
 * Runs a script that lies in `folder`, a path relative to this file, with its arguments as one JSON text on
 * standard input.
 */
export function runScript(
  interpreter: string,
  script: string,
  input: object,
  args: readonly string[] = [],
): string {
  return runTool(interpreter, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    input: JSON.stringify(input),
  });
}

export function hasTool(command: string): boolean {
  if (command.includes('/')) return existsSync(command);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}

/** Whether Debian's Python can import `module`. */
export function hasPythonModule(module: string): boolean {
  return hasTool(DEBIAN_PYTHON) && spawnSync(DEBIAN_PYTHON, ['-c', `import ${module}`]).status === 0;
}

/** The folder of this run's intermediate files. */
export const WORK_FOLDER = mkdtempSync(join(tmpdir(), 'pdf-forgeries-'));

let nextFile = 0;
/** A fresh path for an intermediate file. */
export const scratchPath = (extension: string): string => join(WORK_FOLDER, `${nextFile++}.${extension}`);
