import { readFileSync } from 'node:fs';
import { PERMISSIONS } from '@assay/server';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import type { FileProblem } from './batch/find-files.js';
import { EXIT_CODES } from './exit-codes.js';
import { createProgram } from './program.js';

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

/** Every command with what is below it, as `assay keys rename <id> <name>`. */
function commandsOf(command: Command, parents = ''): { usage: string; options: string[] }[] {
  const path = `${parents}${command.name()}`;
  const args = command.registeredArguments.map((argument) =>
    argument.variadic ? ` <${argument.name()}...>` : ` <${argument.name()}>`,
  );
  const own = { usage: `${path}${args.join('')}`, options: command.options.map(({ flags }) => flags) };
  return [own, ...command.commands.flatMap((sub) => commandsOf(sub, `${path} `))];
}

const commands = commandsOf(createProgram(() => {})).filter(({ usage }) => usage !== 'assay');

test('every command is documented as it is called, and no other', () => {
  const documented = [...page.matchAll(/`(assay [a-z][^`]*)`/g)].map(([, usage]) => usage);
  expect(new Set(documented)).toEqual(new Set(commands.map(({ usage }) => usage)));
});

test('every option is documented with its value, and no other', () => {
  const documented = [...page.matchAll(/^\| `(--[^`]+)`/gm)].map(([, flags]) => flags);
  expect(new Set(documented)).toEqual(new Set(commands.flatMap(({ options }) => options)));
});

test('every exit code is documented in the words of --help', () => {
  const documented = [...page.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(([, code, meaning]) => [
    Number(code),
    meaning,
  ]);
  expect(documented).toEqual(Object.values(EXIT_CODES).map((row) => [...row]));
});

test('every problem of a file and every permission is documented', () => {
  const problems: Record<FileProblem, true> = {
    NOT_FOUND: true,
    NO_PERMISSION: true,
    UNREADABLE: true,
    FORMAT_NOT_ACCEPTED: true,
    NOTHING_FOUND: true,
    UNDECODABLE: true,
  };
  const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
  expect(documented).toEqual(Object.keys(problems));
  for (const permission of PERMISSIONS) expect(page).toContain(`\`${permission}\``);
});
