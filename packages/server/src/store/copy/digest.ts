import { createHash } from 'node:crypto';

/** What a set of rows is told by, in whatever order they come. */
export interface Digest {
  readonly rows: number;
  /** The sum of the first 64 bits of each row's SHA-256. */
  readonly sum: string;
}

/** Adds up rows as the SQL of {@link digestSql} does. */
export class Digesting {
  #rows = 0;
  #sum = 0n;

  /** @param values as PostgreSQL's text of them, in {@link digestSql}'s spelling of each type */
  add(values: readonly (string | null)[]): void {
    const line = values
      .map((value) => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`))
      .join('');
    this.#rows += 1;
    this.#sum += createHash('sha256').update(line).digest().readBigInt64BE(0);
  }

  digest(): Digest {
    return { rows: this.#rows, sum: this.#sum.toString() };
  }
}

/** A column with PostgreSQL's name of its type. */
export interface TypedColumn {
  readonly name: string;
  readonly type: string;
}

/** The text of a column's value that is hashed. */
function hashed({ name, type }: TypedColumn): string {
  if (type === 'bytea') return `encode(${name}, 'hex')`;
  if (type === 'float8') return `encode(float8send(${name}), 'hex')`;
  return `${name}::text`;
}

/** A question that PostgreSQL answers with the digest of a whole table. */
export const digestSql = (table: string, columns: readonly TypedColumn[]): string => {
  const line = columns
    .map(hashed)
    .map((text) => `coalesce(octet_length(${text}) || ':' || ${text}, '-')`)
    .join(' || ');
  return `SELECT count(*), coalesce(sum(
      ('x' || encode(substr(sha256(convert_to(${line}, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric
    ), 0)::text FROM ${table}`;
};

/** A value of the embedded store as {@link digestSql} hashes it. */
export function hashedText(type: string, text: string | null): string | null {
  if (text === null) return null;
  if (type === 'bytea') return text.slice('\\x'.length);
  if (type !== 'float8') return text;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(Number(text));
  return bytes.toString('hex');
}
