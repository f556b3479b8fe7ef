/** What columns give and take, in both stores. Integers travel as doubles, exact up to 2^53. */
export type SqlValue = number | string | Uint8Array | null;
export type SqlRow = readonly SqlValue[];

/** How one property of a record lies in a column. */
export interface Column<Value> {
  readonly name: string;
  /** A text as it was sent, which may hold NUL: the stores write and read it in ways of their own. */
  readonly isFromOutside?: true;
  /** Of the record's content, which lists do not look at. */
  readonly isContent?: true;
  /** NULL where the record has no such property. */
  readonly isOptional?: true;
  readonly toSql: (value: Value) => SqlValue;
  readonly fromSql: (value: SqlValue) => Value;
}

/** A column for each property of what is kept, in the order of the rows. */
export type Columns<Kept> = {
  readonly [Property in keyof Kept]-?: Column<Exclude<Kept[Property], undefined>>;
};

type Untyped = Readonly<Record<string, Column<unknown>>>;

/** Numbers and words as they are. */
export const same = <Value extends number | string | null>(name: string): Column<Value> => ({
  name,
  toSql: (value) => value,
  fromSql: (value) => value as Value,
});

/** 1 or 0. */
export const truth = (name: string): Column<boolean> => ({
  name,
  toSql: (value) => (value ? 1 : 0),
  fromSql: (value) => value === 1,
});

/** Written as text, read as text or as bytes. */
export const textFromOutside = (name: string): Column<string> => ({
  name,
  isFromOutside: true,
  toSql: (value) => value,
  fromSql: (value) => textOf(value as string | Uint8Array),
});

export const json = <Value>(name: string): Column<Value> => ({
  name,
  isContent: true,
  toSql: (value) => JSON.stringify(value),
  fromSql: (value) => JSON.parse(value as string),
});

export const optionalJson = <Value>(name: string): Column<Value> => ({ ...json(name), isOptional: true });

/** 0..100 with one decimal as whole tenths. Throws RangeError for any other number. */
export const tenths = (name: string): Column<number> => ({
  name,
  toSql: tenthsOf,
  fromSql: (value) => (value as number) / 10,
});

/** 0..100 with one decimal to whole tenths, so that equal likelihoods are equal numbers. */
export function tenthsOf(percent: number): number {
  const whole = Math.round(percent * 10);
  if (!(whole >= 0 && whole <= 1000 && whole / 10 === percent)) {
    throw new RangeError(`expected a likelihood of 0..100 with one decimal, received ${percent}`);
  }
  return whole;
}

export const textOf = (value: string | Uint8Array): string =>
  typeof value === 'string'
    ? value
    : Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8');

/** Names of the columns of which `is` holds. */
export const namesOf = (columns: object, is: (column: Column<never>) => boolean): readonly string[] =>
  Object.values(columns as Readonly<Record<string, Column<never>>>)
    .filter(is)
    .map(({ name }) => name);

export const rowOf = <Kept extends object>(columns: Columns<Kept>, kept: Kept): SqlRow =>
  Object.entries(columns as Untyped).map(([property, { toSql }]) => {
    const value = kept[property as keyof Kept];
    return value === undefined ? null : toSql(value);
  });

export function recordOf<Kept extends object>(columns: Columns<Kept>, row: SqlRow): Kept {
  const kept: Record<string, unknown> = {};
  for (const [index, [property, { isOptional, fromSql }]] of Object.entries(columns as Untyped).entries()) {
    const value = row[index] ?? null;
    if (value !== null || !isOptional) kept[property] = fromSql(value);
  }
  return kept as Kept;
}
