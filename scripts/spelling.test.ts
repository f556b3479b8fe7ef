import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['packages', 'corpus', 'evaluation', 'benchmarks', 'training', 'scripts', 'testing'];

const BRITISH =
  /labelled|labelling|colour|licence|neighbour|grey|centre|centring|judgement|behaviour|(?:recogn|normal|raster|capital|standard|organ|optim|summar|initial|serial|quant|equal|local|binar|token|sanit)is(?:e|ing|ation)/iu;

/** What callers send and get, and the platform's own, keep their names: where each may stand. */
const KEPT: ReadonlyMap<string, RegExp> = new Map([
  ['labelled', /^packages\/(server|console|cli|client)\//u],
  ['labelledBy', /^packages\/(server|console)\//u],
  ['labelledAt', /^packages\/server\//u],
  ['labelledby', /^packages\/console\//u],
  ['ownJudgement', /^packages\/(cli|console)\//u],
  ['own_judgement', /^packages\/console\/src\/messages\//u],
  ['neighbours', /^packages\/(server|console)\//u],
  ['licence', /^packages\/(forensics\/src\/image\/operator-detector|server\/src\/generation-files)/u],
]);

const NOT_OURS = new Set(['node_modules', 'dist', 'generated']);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_OURS.has(entry.name)) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/u.test(entry.name)) yield path;
  }
}

/** Texts hold what documents print, and what is said to callers. */
const TEXTS =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/ ])(?:\\.|[^/\\\n])+\/[a-z]*/gu;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu;

test('names in code are spelled as in American English', () => {
  const british = ROOMS.flatMap((room) => [...sources(join(root, room))]).flatMap((path) => {
    const file = relative(root, path);
    const code = readFileSync(path, 'utf8').replace(COMMENTS, '').replace(TEXTS, "''");
    const names = new Set(code.match(/[A-Za-z_$][\w$]*/gu)?.filter((name) => BRITISH.test(name)));
    return [...names].filter((name) => !KEPT.get(name)?.test(file)).map((name) => `${file}: ${name}`);
  });
  expect(british).toEqual([]);
});
