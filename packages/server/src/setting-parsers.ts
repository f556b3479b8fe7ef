import { parseNetwork } from './access/networks.js';
import { readSecretFile } from './links/keys/secret-file.js';

/**
 * Each parser reads the text of one setting or throws a RangeError that says what was expected and, unless it
 * may be secret, what was received.
 */

const refuse = (expected: string, received: string): never => {
  throw new RangeError(`expected ${expected}, received "${received}"`);
};

export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most
      ? number
      : refuse(`a whole number from ${least} to ${most}`, value);
  };

export const millisecondsFromSeconds =
  (leastSeconds: number, mostSeconds: number) =>
  (value: string): number =>
    wholeNumber(leastSeconds, mostSeconds)(value) * 1000;

export const bytesFromMegabytes =
  (leastMb: number, mostMb: number) =>
  (value: string): number =>
    wholeNumber(leastMb, mostMb)(value) * 1024 * 1024;

/** 0 to 100 with at most one decimal, as likelihoods have: a finer bound would lie between two of them. */
export const percent = (value: string): number =>
  /^\d{1,3}(\.\d)?$/.test(value) && Number(value) <= 100
    ? Number(value)
    : refuse('a number from 0 to 100 with at most one decimal', value);

/** In decimals without an exponent. */
export const numberBetween =
  (least: number, most: number) =>
  (value: string): number => {
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : refuse(`a number from ${least} to ${most}`, value);
  };

export const trueOrFalse = (value: string): boolean => {
  if (value !== 'true' && value !== 'false') refuse('true or false', value);
  return value === 'true';
};

export const text =
  (leastCharacters: number, mostCharacters: number) =>
  (value: string): string =>
    value.length >= leastCharacters && value.length <= mostCharacters
      ? value
      : refuse(`${leastCharacters} to ${mostCharacters} characters`, value);

export const oneOf =
  <Choice extends string>(...choices: readonly Choice[]) =>
  (value: string): Choice =>
    choices.find((choice) => choice === value) ?? refuse(choices.join(', '), value);

export const httpUrl = (value: string): string =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? value
    : refuse('an http:// or https:// address', value);

/** Fewer come of a finger that rests on a key, not of chance: of 24 random hexadecimal digits one in 10^7 has fewer. */
const LEAST_DIFFERENT = 6;

/** A secret: the message says nothing of the value but its length. */
export const secretKey =
  (leastCharacters: number) =>
  (value: string): string => {
    const isGood = /^[\x21-\x7e]+$/.test(value) && value.length >= leastCharacters;
    const different = new Set(value).size;
    if (isGood && different >= LEAST_DIFFERENT) return value;
    throw new RangeError(
      `expected at least ${leastCharacters} visible ASCII characters, ${LEAST_DIFFERENT} of them different, received ${value.length} characters, ${different} of them different`,
    );
  };

/** What a file that others may not read holds, without the line end that editors leave. */
const secretIn = (path: string): string =>
  readSecretFile(path)
    .toString('utf8')
    .replace(/\r?\n$/, '');

export const secretKeyFile =
  (leastCharacters: number) =>
  (path: string): string =>
    secretKey(leastCharacters)(secretIn(path));

/** The address holds a password: the message says nothing of it. */
export const postgresUrl = (value: string): string => {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new RangeError('expected an address like `postgres://USER:PASSWORD@HOST:PORT/DATABASE`');
};

export const postgresUrlFile = (path: string): string => postgresUrl(secretIn(path));

/** What somebody else made, in a file that others may not read: one line of visible ASCII characters. */
export const secretTextFile = (path: string): string => {
  const found = readSecretFile(path).toString('utf8').trim();
  if (!/^[\x21-\x7e]{1,1024}$/.test(found))
    throw new RangeError(`expected one line of visible ASCII characters in "${path}"`);
  return found;
};

/** Long enough for a key of RSA with 8192 bits. */
const MOST_PEM_BYTES = 16_384;

/** PEM, in a file that others may not read. */
export const secretPemFile = (path: string): string =>
  readSecretFile(path, 1, MOST_PEM_BYTES).toString('latin1');

/** As S3 has them. */
export const bucketName = (value: string): string =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)
    ? value
    : refuse('3 to 63 small letters, digits, dots and hyphens', value);

/** Whether what is fetched from there cannot be changed on the way: by TLS, or on this machine. */
export const isSafeUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
  );
};

export const safeUrl = (value: string): string =>
  isSafeUrl(value) ? value : refuse('an https:// address, or http:// on this machine', value);

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A host, in brackets where it is an IPv6 address, and a port. */
export const address = (value: string): Address => {
  const [, host = '', port] = /^(.{1,255}):(\d{1,5})$/.exec(value) ?? [];
  const number = Number(port ?? Number.NaN);
  if (!(number >= 1 && number <= 65_535)) refuse('an address like `127.0.0.1:9464`', value);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: number };
};

/** Networks in CIDR notation, apart by commas. One of everybody is none that can be trusted. */
export const networks = (value: string): readonly string[] => {
  const all = value.split(',').map((network) => network.trim());
  for (const one of all)
    if (!parseNetwork(one)?.prefix)
      refuse('addresses or networks like `10.0.0.5,10.1.0.0/24`, apart by commas', value);
  return all;
};

const WINDOWS_MS: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000 };

export const rateLimit = (value: string): { requests: number; windowMs: number } | 'off' => {
  if (value === 'off') return 'off';
  const [, count, unit] = /^([1-9]\d{0,8})\/(second|minute|hour)$/.exec(value) ?? [];
  const windowMs = WINDOWS_MS[unit ?? ''];
  return count !== undefined && windowMs !== undefined
    ? { requests: Number(count), windowMs }
    : refuse('`off` or a limit like `600/minute`', value);
};
