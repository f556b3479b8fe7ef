import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.js';
import { SettingsError } from './settings-error.js';

const problem = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
};

test('without any variable the server is private, rate-limited and takes 50 MB', () => {
  expect(readSettings({ PATH: '/bin' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDirectory: resolve('./data'),
    baseUrl: undefined,
    bootstrapApiKey: undefined,
    rateLimit: { requests: 600, windowMs: 60_000 },
    maxUploadBytes: 52_428_800,
    oidc: undefined,
    bands: { mediumFrom: 25, highFrom: 75 },
    verification: { falseMatchRate: 0.001, livenessMustPass: true },
  });
});

test('an empty variable is an absent one', () => {
  expect(readSettings({ PORT: '', ASSAY_RATE_LIMIT: '' })).toMatchObject({
    port: 8080,
    rateLimit: { requests: 600 },
  });
});

test('values are read in the units that their names say', () => {
  const settings = readSettings({
    ASSAY_BASE_URL: 'https://assay.example/',
    ASSAY_RATE_LIMIT: '5/hour',
    ASSAY_MAX_UPLOAD_MB: '1',
    ASSAY_FALSE_MATCH_RATE: '0.0001',
    ASSAY_LIVENESS_REQUIRED: 'false',
    ASSAY_ANALYSIS_TIME_LIMIT_S: '7',
    ASSAY_OIDC_ISSUER: 'https://login.example/',
    ASSAY_OIDC_AUDIENCE: 'assay',
  });
  expect(settings).toMatchObject({
    baseUrl: 'https://assay.example',
    rateLimit: { requests: 5, windowMs: 3_600_000 },
    maxUploadBytes: 1_048_576,
    verification: { falseMatchRate: 0.0001, livenessMustPass: false },
    analysisTimeLimitMs: 7000,
    // An issuer is compared letter by letter: its slash stays.
    oidc: {
      issuer: 'https://login.example/',
      audience: 'assay',
      organizationClaim: 'org_id',
      mayNameDefault: false,
    },
  });
  expect(readSettings({ ASSAY_RATE_LIMIT: 'off' }).rateLimit).toBe('off');
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['ASSAY_BASE_URL', 'assay.example'],
  ['ASSAY_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['ASSAY_TRUSTED_PROXIES', '0.0.0.0/0'],
  ['ASSAY_TRUSTED_PROXIES', 'proxy.example'],
  ['ASSAY_RATE_LIMIT', '0/minute'],
  ['ASSAY_RATE_LIMIT', '10/day'],
  ['ASSAY_RATE_LIMIT', 'Off'],
  ['ASSAY_WORKERS', '0'],
  ['ASSAY_QUEUE_LIMIT', '1.5'],
  ['ASSAY_MAX_UPLOAD_MB', '0'],
  ['ASSAY_LIKELIHOOD_MEDIUM', '101'],
  ['ASSAY_LIKELIHOOD_MEDIUM', '25.33'],
  ['ASSAY_LIKELIHOOD_HIGH', 'NaN'],
  ['ASSAY_FALSE_MATCH_RATE', '0.00009'],
  ['ASSAY_FALSE_MATCH_RATE', '0.11'],
  ['ASSAY_FALSE_MATCH_RATE', '1e-3'],
  ['ASSAY_LIVENESS_REQUIRED', 'yes'],
  ['ASSAY_LOG_LEVEL', 'loud'],
  ['ASSAY_OIDC_ISSUER', 'ftp://login.example'],
])('%s=%s stops the start with a sentence that names both', (name, value) => {
  const message = problem({ [name]: value });
  expect(message).toContain(`${name}: expected`);
  expect(message).toContain(`received "${value}"`);
});

test('a bootstrap key that is short or not printable is refused without being repeated', () => {
  expect(problem({ ASSAY_BOOTSTRAP_API_KEY: 'a-23-character-long-key' })).toMatch(
    /ASSAY_BOOTSTRAP_API_KEY: expected at least 24.*received 23/,
  );
  expect(problem({ ASSAY_BOOTSTRAP_API_KEY: 'a'.repeat(24) })).toMatch(/6 of them different.*1 of them/);
  expect(problem({ ASSAY_BOOTSTRAP_API_KEY: 'secret with spaces in between' })).not.toContain('secret');
});

test('a bucket needs its address and both keys, and nothing of it is taken without the address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-settings-'));
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, 'AKIA-EXAMPLE\n', { mode: 0o600 });
  const whole = {
    ASSAY_S3_ENDPOINT: 'http://s3.example:9000',
    ASSAY_S3_BUCKET: 'assay-files',
    ASSAY_S3_ACCESS_KEY_FILE: keyFile,
    ASSAY_S3_SECRET_KEY_FILE: keyFile,
  };
  expect(readSettings(whole).s3).toEqual({
    endpoint: 'http://s3.example:9000',
    bucket: 'assay-files',
    region: 'us-east-1',
    accessKey: 'AKIA-EXAMPLE',
    secretKey: 'AKIA-EXAMPLE',
    pathStyle: true,
    encryption: 'off',
  });
  expect(readSettings({}).s3).toBe(undefined);
  const { ASSAY_S3_BUCKET: _, ...nameless } = whole;
  expect(problem(nameless)).toContain('ASSAY_S3_BUCKET: needed, since ASSAY_S3_ENDPOINT is set.');
  expect(problem({ ASSAY_S3_SSE: 'AES256' })).toContain(
    'ASSAY_S3_ENDPOINT: needed, since ASSAY_S3_SSE is set.',
  );
  expect(problem({ ...whole, ASSAY_S3_BUCKET: 'Assay' })).toContain('ASSAY_S3_BUCKET: expected');
  expect(
    problem({ ...whole, ASSAY_S3_ENDPOINT: 'http://s3.example/sub', ASSAY_S3_PATH_STYLE: 'false' }),
  ).toContain('expected an address without a path');
  await chmod(keyFile, 0o644);
  expect(problem(whole)).toContain('ASSAY_S3_SECRET_KEY_FILE: expected a file that others may not use');
  await rm(folder, { recursive: true });
});

test('an unknown ASSAY_ variable stops the start: it is a misspelled one', () => {
  expect(problem({ ASSAY_RATELIMIT: 'off' })).toContain('ASSAY_RATELIMIT is not a setting');
});

test('the key that callers keep in ASSAY_API_KEY stops nothing: the shell that asks starts the server, too', () => {
  expect(readSettings({ ASSAY_API_KEY: 'assay_x' })).toEqual(readSettings({}));
});

test('every wrong setting is named at once', () => {
  const message = problem({ PORT: 'x', ASSAY_WORKERS: 'y', ASSAY_TYPO: '1' });
  for (const name of ['PORT', 'ASSAY_WORKERS', 'ASSAY_TYPO']) expect(message).toContain(name);
});

test('settings that need each other are asked for together', () => {
  expect(problem({ ASSAY_OIDC_ISSUER: 'https://login.example' })).toContain('ASSAY_OIDC_AUDIENCE');
  expect(problem({ ASSAY_OIDC_AUDIENCE: 'assay' })).toContain('ASSAY_OIDC_ISSUER');
  expect(problem({ ASSAY_LIKELIHOOD_MEDIUM: '75' })).toContain('ASSAY_LIKELIHOOD_HIGH');
});
