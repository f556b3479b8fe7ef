import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const CASES = [
  ['a pure package uses no Node built-in', 'packages/media/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  ['nor does the other', 'packages/forensics/src/built-in.ts', 'node:crypto', 'noNodejsModules'],
  [
    'media imports no other package of ours',
    'packages/media/src/upward.ts',
    '@assay/forensics',
    'noRestrictedImports',
  ],
  [
    'identifiers import no other package of ours',
    'packages/identifiers/src/sideways.ts',
    '@assay/media',
    'noRestrictedImports',
  ],
  ['nor a Node built-in', 'packages/identifiers/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  [
    'onnx imports no other package of ours',
    'packages/onnx/src/sideways.ts',
    '@assay/media',
    'noRestrictedImports',
  ],
  ['nor a Node built-in', 'packages/onnx/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  [
    'media does not check identifiers',
    'packages/media/src/sideways.ts',
    '@assay/identifiers',
    'noRestrictedImports',
  ],
  [
    'forensics sees no more than media and identifiers',
    'packages/forensics/src/upward.ts',
    '@assay/server',
    'noRestrictedImports',
  ],
  ['nor does extraction', 'packages/extraction/src/sideways.ts', '@assay/forensics', 'noRestrictedImports'],
  [
    'forensics does not see extraction',
    'packages/forensics/src/sideways.ts',
    '@assay/extraction',
    'noRestrictedImports',
  ],
  ['extraction uses no Node built-in', 'packages/extraction/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  [
    'biometrics sees media and onnx only',
    'packages/biometrics/src/sideways.ts',
    '@assay/extraction',
    'noRestrictedImports',
  ],
  ['biometrics uses no Node built-in', 'packages/biometrics/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  [
    'linking sees no more than media and identifiers',
    'packages/linking/src/sideways.ts',
    '@assay/forensics',
    'noRestrictedImports',
  ],
  ['linking uses no Node built-in', 'packages/linking/src/built-in.ts', 'node:crypto', 'noNodejsModules'],
  [
    'the server does not stand on the command line',
    'packages/server/src/upward.ts',
    '@assay/cli',
    'noRestrictedImports',
  ],
  [
    'only the store touches the database',
    'packages/server/src/http/database.ts',
    '@photostructure/sqlite',
    'noRestrictedImports',
  ],
  ['nor PostgreSQL', 'packages/server/src/jobs/database.ts', 'pg', 'noRestrictedImports'],
  [
    'which store/postgres alone speaks to',
    'packages/server/src/store/sqlite/database.ts',
    'pg',
    'noRestrictedImports',
  ],
  [
    'nor its queue, which is the store’s as well',
    'packages/server/src/jobs/work.ts',
    'graphile-worker',
    'noRestrictedImports',
  ],
  [
    'only blobs/s3 speaks to S3',
    'packages/server/src/files/bucket.ts',
    '@bradenmacdonald/s3-lite-client',
    'noRestrictedImports',
  ],
  ['which does not touch the database', 'packages/server/src/blobs/s3/rows.ts', 'pg', 'noRestrictedImports'],
  [
    'the client imports no other package of ours',
    'packages/client/src/upward.ts',
    '@assay/server',
    'noRestrictedImports',
  ],
  [
    'nor a Node built-in, for it runs in browsers',
    'packages/client/src/built-in.ts',
    'node:fs',
    'noNodejsModules',
  ],
  [
    'the console sees the client only',
    'packages/console/src/upward.tsx',
    '@assay/server',
    'noRestrictedImports',
  ],
  ['and no Node built-in', 'packages/console/src/built-in.ts', 'node:fs', 'noNodejsModules'],
  ['no file imports its own importer', 'packages/media/src/circle/one.ts', './two.js', 'noImportCycles'],
  ['nor the other way round', 'packages/media/src/circle/two.ts', './one.js', 'noImportCycles'],
  [
    'an undeclared dependency is seen though hoisting lets it compile',
    'packages/forensics/src/hoisted.ts',
    'pino',
    'noUndeclaredDependencies',
  ],
] as const;
const ALLOWED = [
  ['packages/extraction/src/downward.ts', '@assay/media'],
  ['packages/biometrics/src/downward.ts', '@assay/media'],
  ['packages/biometrics/src/networks/networks.ts', '@assay/onnx'],
  ['packages/extraction/src/ocr/networks.ts', '@assay/onnx'],
  ['packages/linking/src/identifiers.ts', '@assay/identifiers'],
  ['packages/server/src/faces.ts', '@assay/biometrics'],
  ['packages/server/src/sideways.ts', '@assay/extraction'],
  ['packages/forensics/src/downward.ts', '@assay/media'],
  ['packages/forensics/src/identifiers.ts', '@assay/identifiers'],
  ['packages/extraction/src/identifiers.ts', '@assay/identifiers'],
  ['packages/server/src/store/database.ts', '@photostructure/sqlite'],
  ['packages/server/src/store/postgres/database.ts', 'pg'],
  ['packages/server/src/store/postgres/work.ts', 'graphile-worker'],
  ['packages/server/src/blobs/s3/bucket.ts', '@bradenmacdonald/s3-lite-client'],
  ['packages/console/src/api.ts', '@assay/client'],
] as const;

let tree: string;
/** What the linter found, by file. */
const rulesBroken = new Map<string, string[]>();

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'assay-walls-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(tree, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
  );
  for (const name of [
    'identifiers',
    'media',
    'onnx',
    'biometrics',
    'extraction',
    'forensics',
    'linking',
    'server',
    'client',
    'console',
  ])
    cpSync(join(root, 'packages', name, 'package.json'), join(tree, 'packages', name, 'package.json'));
  for (const [path, imported] of [
    ...CASES.map(([, path, imported]) => [path, imported] as const),
    ...ALLOWED,
  ]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(
      join(tree, path),
      `import * as imported from '${imported}';\nexport const used = imported;\n`,
    );
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=200', '.'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  );
  for (const [, rule, file] of stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g)) {
    if (!rule || !file) continue;
    const path = relative(realpathSync(tree), file).split(sep).join('/');
    rulesBroken.set(path, [...(rulesBroken.get(path) ?? []), rule]);
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(CASES)('%s', (_law, path, _imported, rule) => {
  expect(rulesBroken.get(path)).toContain(rule);
});

test.each(ALLOWED)('%s may import %s', (path) => {
  expect(rulesBroken.get(path)).toBeUndefined();
});
