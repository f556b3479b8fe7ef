import type { ListedInsert } from '../postgres/records.js';
import { RECORD_KINDS, type RecordKind } from '../record-types.js';
import { analysisOfRow } from '../rows/analysis.js';
import type { SqlRow, SqlValue } from '../rows/columns.js';
import { textOf } from '../rows/columns.js';
import { detectionOfRow } from '../rows/detection.js';
import { parsingOfRow } from '../rows/parsing.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import { verificationOfRow } from '../rows/verification.js';
import { packWords } from '../rows/words.js';
import { CopyError } from './copy-error.js';
import { Digesting, hashedText, type TypedColumn } from './digest.js';
import { type EmbeddedSource, probesOf } from './embedded-source.js';
import type { PostgresTarget } from './postgres-target.js';
import {
  type CopiedTable,
  isOfEmbeddedLists,
  MADE_FOR_RECORDS,
  TABLES_AFTER_RECORDS,
  TABLES_BEFORE_RECORDS,
} from './tables.js';

/** A table of which both databases hold the same rows. */
export interface CopiedRows {
  readonly table: string;
  readonly rows: number;
}

/** Copies what is not there yet. @param tell is handed the name of each table before its rows are copied */
export async function copyRows(
  source: EmbeddedSource,
  target: PostgresTarget,
  tell: (table: string) => void,
): Promise<void> {
  const copy = async (table: CopiedTable): Promise<void> => {
    tell(table.name);
    await copyTable(source, target, table);
  };
  for (const table of TABLES_BEFORE_RECORDS) await copy(table);
  for (const kind of RECORD_KINDS) {
    tell(RECORD_TABLES[kind].listing.table);
    await copyRecords(source, target, kind);
  }
  for (const table of TABLES_AFTER_RECORDS) await copy(table);
  for (const kind of RECORD_KINDS) await target.setNextId(kind, source.nextId(kind));
  await target.setNumbers((table) => source.lastNumber(table));
  await target.fold();
}

async function copyTable(source: EmbeddedSource, target: PostgresTarget, table: CopiedTable): Promise<void> {
  const { after, isDone } = await target.progressOf(table.name);
  if (isDone) return;
  const columns = await commonColumns(source, target, table);
  const names = columns.map(({ name }) => name);
  let last = after;
  for (const batch of source.rows(table.name, names, table.key, after)) {
    const to = batch.at(-1)!.key;
    const rows = batch.map(({ values }) => textsOf(columns, values));
    await target.insert(table.name, columns, rows, last, to);
    last = to;
  }
  await target.end(table.name);
}

async function copyRecords(source: EmbeddedSource, target: PostgresTarget, kind: RecordKind): Promise<void> {
  const part = RECORD_TABLES[kind].listing.table;
  const { after, isDone } = await target.progressOf(part);
  if (isDone) return;
  let last = after;
  for (const batch of source.records(kind, after)) {
    const to = batch.at(-1)!.key;
    await target.insertRecords(
      kind,
      batch.map(({ values }) => listedInsertOf(kind, values)),
      last,
      to,
    );
    last = to;
  }
  await target.end(part);
}

/**
 * Reads both databases whole and holds them against each other.
 * @throws CopyError naming the tables that differ
 */
export async function verifyRows(
  source: EmbeddedSource,
  target: PostgresTarget,
): Promise<readonly CopiedRows[]> {
  const different: string[] = [];
  const copied: CopiedRows[] = [];
  for (const table of allTables()) {
    const columns = await commonColumns(source, target, table);
    const there = digestOfSource(source, table, columns);
    const here = await target.digestOf(table.name, columns);
    if (there.rows !== here.rows || there.sum !== here.sum) different.push(table.name);
    copied.push({ table: table.name, rows: here.rows });
  }
  different.push(...(await target.miscounted()).map((kind) => `the lists of kind ${kind}`));
  if (different.length > 0)
    throw new CopyError(
      `What was copied differs from the installation: ${different.join(', ')}. Was it used meanwhile? Copy it into an empty database.`,
    );
  return copied;
}

function digestOfSource(
  source: EmbeddedSource,
  { name, key }: CopiedTable,
  columns: readonly TypedColumn[],
): ReturnType<Digesting['digest']> {
  const digesting = new Digesting();
  const names = columns.map((column) => column.name);
  for (const batch of source.rows(name, names, key))
    for (const { values } of batch)
      digesting.add(textsOf(columns, values).map((text, index) => hashedText(columns[index]!.type, text)));
  return digesting.digest();
}

/** Every table that is copied, in the order in which rows may refer to others. */
function allTables(): readonly CopiedTable[] {
  const ofRecords = RECORD_KINDS.flatMap((kind): CopiedTable[] => {
    const { table } = RECORD_TABLES[kind].listing;
    return [{ name: table, onlyHere: MADE_FOR_RECORDS }, { name: `${table}_content` }];
  });
  return [...TABLES_BEFORE_RECORDS, ...ofRecords, ...TABLES_AFTER_RECORDS];
}

/**
 * The columns of a table that both databases have.
 * @throws Error for one that only one of them has and nothing here speaks of: a fault of ours
 */
async function commonColumns(
  source: EmbeddedSource,
  target: PostgresTarget,
  { name, onlyHere = [], onlyThere = [] }: CopiedTable,
): Promise<readonly TypedColumn[]> {
  const here = (await target.columnsOf(name)).filter((column) => !onlyHere.includes(column.name));
  const there = source.columnsOf(name).filter((column) => !onlyThere.includes(column));
  const names = new Set(here.map((column) => column.name));
  if (there.length !== here.length || !there.every((column) => names.has(column)))
    throw new Error(`the table ${name} has other columns in PostgreSQL: ${[...names]}, not ${there}`);
  return here;
}

/** @throws Error for a table that nothing here speaks of: a fault of ours */
export function requireKnownTables(source: EmbeddedSource): void {
  const known = new Set(allTables().map(({ name }) => name));
  const unknown = source.tables().filter((name) => !known.has(name) && !isOfEmbeddedLists(name));
  if (unknown.length > 0) throw new Error(`nothing says how to copy ${unknown.join(', ')}`);
}

const textsOf = (columns: readonly TypedColumn[], values: SqlRow): readonly (string | null)[] =>
  columns.map(({ type }, index) => sqlText(type, values[index] ?? null));

/** A value as PostgreSQL reads it from a text. PostgreSQL's texts hold no NUL. */
function sqlText(type: string, value: SqlValue): string | null {
  if (value === null) return null;
  if (!(value instanceof Uint8Array)) return String(value);
  if (type === 'bytea') return `\\x${Buffer.from(value).toString('hex')}`;
  if (type === '_int8') return probesOf(value);
  return textOf(value).replaceAll('\0', '\ufffd');
}

const OF_ROW = {
  detection: detectionOfRow,
  parse: parsingOfRow,
  verification: verificationOfRow,
  analysis: analysisOfRow,
} satisfies Record<RecordKind, (row: SqlRow) => object>;

/** What lists need of a record, from its rows alone: it may be older than what records hold today. */
function listedInsertOf(kind: RecordKind, values: SqlRow): ListedInsert {
  const { listing, columns, contentColumns, tagColumn, tagsOf } = RECORD_TABLES[kind];
  const row = values.map((value) => (value instanceof Uint8Array ? textOf(value) : value));
  const valueIn = (column: string): SqlValue => row[[...columns, ...contentColumns].indexOf(column)] ?? null;
  const record = OF_ROW[kind](row) as unknown as Record<string, unknown>;
  const words = Object.keys(listing.words).map((key) => [key, String(record[key])]);
  return {
    kind,
    id: valueIn(listing.idColumn) as number,
    organizationId: valueIn('organization_id') as number,
    createdAtMicros: valueIn('created_at_micros') as number,
    measures: listing.measures.map(({ sql }) => valueIn(sql.slice('d.'.length)) as number),
    words: packWords(listing.words, Object.fromEntries(words)),
    tags: tagsOf(valueIn(tagColumn) as string),
    row,
  };
}
