import { SettingsError, StoreError } from '@assay/server';
import { type Command, CommanderError } from 'commander';
import { CommandError, EXIT_CODES, type ExitReason } from './exit-codes.js';
import { createProgram } from './program.js';

/**
 * Runs one command line.
 * @param args without the program's own name
 * @returns what the process should end with; undefined while a server runs
 */
export async function run(args: readonly string[]): Promise<number | undefined> {
  let reason: ExitReason | undefined;
  const program = createProgram((ended) => {
    reason = ended;
  });
  throwInsteadOfExit(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return reason && EXIT_CODES[reason][0];
  } catch (error) {
    return EXIT_CODES[explain(error)][0];
  }
}

/** Commander would end the process itself, with codes that mean something else here. */
function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  for (const sub of command.commands) throwInsteadOfExit(sub);
}

/** Tells the user what went wrong; commander has told its own errors already. */
function explain(error: unknown): ExitReason {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 'LOW' : 'USAGE';
  if (error instanceof CommandError) {
    process.stderr.write(`error: ${error.message}\n`);
    return error.reason;
  }
  if (error instanceof SettingsError) {
    process.stderr.write(`${error.message}\n`);
    return 'USAGE';
  }
  if (error instanceof StoreError) {
    process.stderr.write(`error: ${error.message}\n`);
    return 'FAILED';
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 'FAILED';
}
