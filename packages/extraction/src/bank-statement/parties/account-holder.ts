import { foldText } from '../../layout/fold-text.js';
import { looksLikePerson } from '../../layout/party-name.js';
import { type Segment, segmentOf } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import { valuesOfLabel } from '../page/values-of-label.js';
import PATTERNS from './account-holder.json' with { type: 'json' };
import type { AddressBlock } from './address-blocks.js';
import { addressText, bankAddressText } from './address-text.js';
import type { BankName } from './bank-name.js';
import { nameStandingAlone } from './name-standing-alone.js';
import { ADDRESS_LABEL, ADDRESS_PREFIX, GREETING_WORDS, NAME_LABEL } from './party-labels.js';
import type { PartyText } from './party-text.js';
import { isBranchName, isStreetLine } from './postal-lines.js';

export interface Parties {
  readonly bankAddress: PartyText | undefined;
  readonly holderName: PartyText | undefined;
  readonly holderAddress: PartyText | undefined;
}

const BANK_LIKE = patternOf(PATTERNS.bankLike, 'iu');
/**
 * How often a name behind a label or over an address is the holder's, exactly: 37 of 42 of the fourth and
 * fifth family's PDFs, unseen, 2026-11-25.
 */
const NAMED = 0.88;
/** Below this the foot of the page begins: the bank's own address stands there. */
const FOOT = 0.8;
/** Rows between the bank's name and its address, at most. */
const MAX_ROWS_UNDER_NAME = 4;
const TAX_NUMBER = /^(?:CPF|CNPJ|RFC|R\.F\.C\.|CURP)\b/u;
const MAX_NAME_WORDS = 7;
/** Labels that stand before a name without a colon; English ones begin sentences, too. */
const NAME_PREFIX = /^(?:nome|nombre|titular|cliente)$/iu;
const JOINT = /(?:^(?:and|&|y|e|or|o)\s)|(?:\s(?:and|&|y|e|or|o))$/iu;

/** Whose statement it is and where they live, and where the bank is. */
export function parties(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  blocks: readonly AddressBlock[],
  bank: BankName | undefined,
): Parties {
  const labelledName = labelled(rows, inTables, NAME_LABEL, isPartyName);
  const greeted = labelledName ? undefined : greetedName(rows, inTables);
  const told = labelledName ?? greeted;
  const ofBank = (block: AddressBlock) =>
    isOfBank(block, rows, bank) || (told !== undefined && isAnothers(block, told.text));
  const holder =
    blocks.find(({ names }) => names.some(({ text }) => text === told?.text)) ??
    (told && blocks.find((block) => block.names.length === 0 && isRightUnder(block, told))) ??
    blocks.find((block) => block.names.length > 0 && !ofBank(block) && block.box.y1 < FOOT) ??
    blocks.find((block) => !ofBank(block) && block.box.y1 < FOOT);
  const others = blocks.filter((block) => block !== holder);
  const bankBlock =
    others.find(ofBank) ?? (holder && holder.names.length > 0 ? onlyNameless(others) : undefined);
  const labelledAddress = labelled(rows, inTables, ADDRESS_LABEL, isStreetLine);
  const name =
    told ??
    (holder ? nameOf(holder) : undefined) ??
    nameAboveTaxNumber(rows, inTables, bank) ??
    nameBehindAccount(rows, inTables) ??
    nameStandingAlone(rows, inTables, bank);
  const address = holder
    ? { text: addressText(holder.address), lines: holder.address, certainty: 0.9 }
    : labelledAddress;
  return {
    bankAddress: bankBlock
      ? { text: bankAddressText(bankBlock.address, bank), lines: bankBlock.address, certainty: 0.8 }
      : undefined,
    holderName: name,
    holderAddress: address,
  };
}

/**
 * `Socio: ANA LIMA` over `Av. Juarez 12`: the address begins in the line after the name's, where the label
 * stands or the name.
 */
function isRightUnder({ page, box }: AddressBlock, { lines: [name] }: PartyText): boolean {
  if (name?.page !== page) return false;
  const height = name.box.y2 - name.box.y1;
  return box.y1 > name.box.y1 + height / 2 && box.y1 - name.box.y2 < height && box.x1 < name.box.x2;
}

/** The address has names over it, none of which has a word of the holder's. */
function isAnothers({ names }: AddressBlock, holder: string): boolean {
  const ofHolder = new Set(wordsOf(holder));
  return names.length > 0 && !names.some(({ text }) => wordsOf(text).some((word) => ofHolder.has(word)));
}

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}{2,}/gu) ?? [];

/**
 * Where the holder's address has a name above it, the only one of the first page without any is the bank's.
 */
function onlyNameless(blocks: readonly AddressBlock[]): AddressBlock | undefined {
  const [one, ...more] = blocks.filter(({ names, page }) => names.length === 0 && page === 1);
  return more.length === 0 ? one : undefined;
}

function nameOf({ names }: AddressBlock): PartyText | undefined {
  const [first, second] = names;
  if (!first) return undefined;
  const lines = second && (JOINT.test(first.text) || JOINT.test(second.text)) ? [first, second] : [first];
  return {
    text: lines.map(({ text }) => text).join(' '),
    lines,
    certainty: names.length === 1 ? NAMED : 0.8,
  };
}

/**
 * Digital banks print no address, but the holder's tax number right below the name (CPF or CNPJ in Brazil,
 * RFC in Mexico).
 */
function nameAboveTaxNumber(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  bank: BankName | undefined,
): PartyText | undefined {
  for (const row of rows) {
    if (row.line.page > 1) break;
    if (inTables.has(row.index)) continue;
    const above = rows[row.index - 1];
    const label = row.segments.find(({ text }) => TAX_NUMBER.test(text));
    const name = label && above?.segments.find(({ box }) => Math.abs(box.x1 - label.box.x1) < label.emWidth);
    const isOfBank = bank !== undefined && above?.index === bank.row;
    if (
      name &&
      !isOfBank &&
      isPartyName(name.text) &&
      name.words.length > 1 &&
      name.words.length <= MAX_NAME_WORDS
    )
      return { text: name.text, lines: [name], certainty: 0.75 };
  }
  return undefined;
}

const ACCOUNT_LABEL = /^(?:conta|cuenta|account)\b/u;
const ACCOUNT_NUMBER = /^\d[\d./-]{3,}$/u;

/**
 * `Conta corrente   56603-7 ANA LIMA CAMPOS`, `CONTA: 81.280-5 / ANA LIMA CAMPOS`: a person behind the
 * account's number.
 */
function nameBehindAccount(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
): PartyText | undefined {
  for (const { index, line, segments } of rows) {
    if (line.page > 1) break;
    const place = segments.findIndex(({ folded }) => ACCOUNT_LABEL.test(folded));
    if (place < 0 || inTables.has(index)) continue;
    for (const [at, segment] of segments.entries()) {
      const behind = segment.words.findIndex(({ text }) => ACCOUNT_NUMBER.test(text)) + 1;
      if (at < place || behind === 0) continue;
      const from = segment.words[behind]?.text === '/' ? behind + 1 : behind;
      const name =
        from < segment.words.length ? segmentOf(segment, from, segment.words.length) : segments[at + 1];
      if (name && looksLikePerson(name.text)) return { text: name.text, lines: [name], certainty: 0.8 };
    }
  }
  return undefined;
}

const GREETING_ALONE = /^(?:hi|hello|hola|ol[aá])[,!]?$/iu;
const GREETING = new RegExp(`^(?:${GREETING_WORDS}|caro|cara)[,!]? `, 'iu');

/**
 * `Hello, Ana Torres`, the name on the same line or on the next one: letters and applications greet whom they
 * are for.
 */
function greetedName(rows: readonly StatementRow[], inTables: ReadonlySet<number>): PartyText | undefined {
  for (const row of rows) {
    if (row.line.page > 1) break;
    const cell = inTables.has(row.index) ? undefined : row.segments.find(({ text }) => GREETING.test(text));
    const alone = inTables.has(row.index)
      ? undefined
      : row.segments.find((one) => GREETING_ALONE.test(one.text));
    const below =
      alone &&
      rows[row.index + 1]?.segments.find(({ box }) => Math.abs(box.x1 - alone.box.x1) < alone.emWidth);
    if (below && looksLikePerson(below.text)) return { text: below.text, lines: [below], certainty: 0.8 };
    const text = cell?.text.replace(GREETING, '').replace(/[,.!:]+$/u, '') ?? '';
    if (cell && looksLikePerson(text))
      return { text, lines: [{ ...cell, text, words: cell.words.slice(1) }], certainty: 0.8 };
  }
  return undefined;
}

function isOfBank(block: AddressBlock, rows: readonly StatementRow[], bank: BankName | undefined): boolean {
  const text = [...block.names, ...block.address].map((line) => line.text).join(' ');
  if (BANK_LIKE.test(text) || block.names.some((name) => isBranchName(name.text))) return true;
  if (bank && foldText(text).includes(foldText(bank.text))) return true;
  if (block.box.y1 >= FOOT) return true;
  if (/^[^:]+:/u.test(ADDRESS_PREFIX.exec(block.address[0]?.text ?? '')?.[0] ?? '')) return false;
  const above = rows[block.row - 1];
  const isLabelled = [above, rows[block.row]].some((row) =>
    row?.segments.some(
      ({ folded, box }) => ADDRESS_LABEL.test(folded) && Math.abs(box.x1 - block.box.x1) < row.line.emWidth,
    ),
  );
  if (isLabelled) return false;
  if (
    block.names.length === 0 &&
    above &&
    /\b(?:write|mail|questions|contact|correspondence|escr[ií]banos)\b/iu.test(above.text)
  )
    return true;
  return (
    block.names.length === 0 &&
    bank !== undefined &&
    block.page === bank.page &&
    block.row >= bank.row &&
    block.row - bank.row <= MAX_ROWS_UNDER_NAME
  );
}

const ANOTHER_LABEL = patternOf(PATTERNS.anotherLabel, 'iu');
const DAY = /^\p{L}{3,9}\.? \d{1,2}$/u;
const isPartyName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/\d{3}/u.test(text) && !ANOTHER_LABEL.test(text) && !DAY.test(text);

/** What stands behind a label, to its right or right below. */
function labelled(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  label: RegExp,
  accepts: (text: string) => boolean,
): PartyText | undefined {
  for (const row of rows) {
    if (row.line.page > 2) break;
    if (inTables.has(row.index)) continue;
    for (const [index, segment] of row.segments.entries()) {
      const value = valuesBeside(rows, row, index, segment, label)
        .map(withoutNumber)
        .find(({ text }) => accepts(text));
      if (value) return { text: value.text, lines: [value], certainty: NAMED };
    }
  }
  return undefined;
}

const NUMBER_OF_PERSON = /^\d[\d-]{2,}$/u;

/** `104-22317 ANA LIMA RUIZ`: the bank's number of the person before the name. */
function withoutNumber(value: Segment): Segment {
  const [number, ...words] = value.words;
  const isBefore =
    number !== undefined &&
    NUMBER_OF_PERSON.test(number.text) &&
    words.length > 1 &&
    words.every(({ text }) => /^\p{L}/u.test(text));
  return (isBefore ? segmentOf(value, 1, value.words.length) : undefined) ?? value;
}

function valuesBeside(
  rows: readonly StatementRow[],
  row: StatementRow,
  index: number,
  segment: Segment,
  label: RegExp,
): Segment[] {
  const end = segment.words.length;
  const behindColon = segment.words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const right = row.segments.slice(index + 1);
  if (behindColon > 0 && behindColon < end) {
    const own = segmentOf(segment, 0, behindColon);
    return own && label.test(own.folded)
      ? behindNumber([segmentOf(segment, behindColon, end), ...right])
      : [];
  }
  const [first, ...others] = segment.words;
  const isPrefixed =
    label === NAME_LABEL &&
    NAME_PREFIX.test(first?.text ?? '') &&
    others.length > 1 &&
    others.every(({ text }) => /^\p{Lu}/u.test(text));
  const prefixed = isPrefixed ? segmentOf(segment, 1, end) : undefined;
  if (prefixed) return [prefixed];
  if (!label.test(segment.folded)) return [];
  return NUMBER_OF_PERSON.test(right[0]?.text ?? '') ? behindNumber(right) : valuesOfLabel(rows, row, index);
}

/**
 * The first cell, or the next where the first is only the bank's number of the person:
 * `Socio: 104-22317   ANA LIMA RUIZ`.
 */
function behindNumber([first, next]: readonly (Segment | undefined)[]): Segment[] {
  const value = NUMBER_OF_PERSON.test(first?.text ?? '') ? next : first;
  return value ? [value] : [];
}
