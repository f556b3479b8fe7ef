import { type Box, unionBox } from '@assay/media';
import { spanOf } from '../../fields/printed-field.js';
import { findAddressBlocks, stackAbove, startsAddress } from '../../layout/address-block.js';
import { type Cell, partOf } from '../../layout/cells.js';
import { foldText, hasDigit, hasLettersInARow, isDivider, textOf } from '../../layout/characters.js';
import { endsCompany, looksLikePerson, namesPerson } from '../../layout/party-name.js';
import { keptBy } from '../../page/kept-by.js';
import type { PageView } from '../../page/page-view.js';
import type { Found } from '../../types/candidate.js';
import { patternOf, saysOneOf } from '../../vocabulary/pattern.js';
import { addressText, bankAddressText } from './address-text.js';
import { bankNames, GREETING } from './bank-names.js';
import PATTERNS from './parties.json' with { type: 'json' };

const BANK_LIKE = patternOf(PATTERNS.bankLike, 'iu');
const NOT_A_NAME = patternOf(PATTERNS.notAName, 'iu');
/**
 * What stands between a name and the street: for whose attention, a register's number, an application's
 * handle.
 */
const BETWEEN = patternOf(PATTERNS.betweenNameAndStreet, 'iu');
const JOINT = /(?:^(?:and|&|y|e|or|o)\s)|(?:\s(?:and|&|y|e|or|o))$/iu;
/** Below this the foot of the page begins: the bank's own address stands there. */
const FOOT = 0.8;
/** A person's name without an address stands in this upper part of the first page. */
const HEAD = 0.35;
const MAX_ROWS_UNDER_NAME = 4;
const MAX_PAGES = 3;
const MAX_NAMES = 3;
/**
 * How often a name over an address is the holder's, exactly: 37 of 42 on PDFs of two families, unseen,
 * 2026-11-25; the others by reason.
 */
const LIKELIHOOD = {
  name: 0.88,
  oneOfNames: 0.8,
  address: 0.9,
  bankAddress: 0.8,
  greeted: 0.8,
  besideTaxNumber: 0.75,
  alone: 0.6,
} as const;
/** Each further block is so much less likely the party's. */
const FURTHER = 0.95;

/** An address with the names over it, and whose it seems to be. */
interface PartyBlock {
  readonly names: readonly Cell[];
  readonly address: readonly Cell[];
  readonly box: Box;
  readonly page: number;
  readonly isOfBank: boolean;
  /** The bank's name stands over it: it is the bank's where another block may be the holder's. */
  readonly isUnderBank: boolean;
}

const partyBlocks = keptBy((page: PageView): PartyBlock[] =>
  findAddressBlocks(page.cells.flatMap(withoutLabel)).flatMap(({ above, address: under }) => {
    const parts = under.length === 1 ? partsBefore(under[0], page) : [];
    const street = parts.findIndex(({ text }) => startsAddress(text) || hasDigit(text));
    const address = street < 0 ? under : [...parts.slice(street), ...under];
    const head = parts[street];
    const over =
      head && street === 0
        ? stackAbove(page.cells, page.cells.indexOf(head))
        : street < 0
          ? parts
          : parts.slice(0, street);
    const lines = parts.length > 0 ? over : above;
    const names = namesOf(lines, page);
    const isGreeted = lines.some(({ text }) => GREETING.test(text));
    const box = unionBox([...names, ...address].map((cell) => cell.box));
    const [first] = address;
    return box && first
      ? [
          {
            names,
            address,
            box,
            page: first.page,
            isOfBank: !isGreeted && isOfBank(names, address, page),
            isUnderBank: !isGreeted && isUnderBank(lines, page),
          },
        ]
      : [];
  }),
);

/** The bank's name stands at the head of the lines over an address, and nobody's that is a person's or a company's under it. */
const isUnderBank = (lines: readonly Cell[], page: PageView): boolean => {
  const at = lines.findLastIndex(({ folded }) => namesTheBank(folded, page));
  return at >= 0 && !lines.slice(at + 1).some(({ text }) => looksLikePerson(text) || endsCompany(text));
};

/** Parts of the same line that only a mark sets apart: `Harbor Trust · 12 High Street · Reno, NV 89501`. */
function partsBefore(last: Cell | undefined, { cells, rows }: PageView): Cell[] {
  const line = cells.filter((cell) => cell.line === last?.line && cell.box.x2 <= last.box.x1);
  const words = rows[last?.line ?? -1]?.line.words ?? [];
  const isBehindMark = (cell: Cell | undefined): boolean =>
    cell?.words[0] !== undefined && isDivider(words[words.indexOf(cell.words[0]) - 1]?.text ?? '');
  const apart = line.findLastIndex((_, index) => !isBehindMark(line[index + 1] ?? last));
  return line.slice(apart + 1);
}

/** What an address is called before it, in its own cell. */
const ADDRESS_PREFIX = patternOf(PATTERNS.addressPrefix, 'iu');

/** Cells of the first pages, without the word for an address before it. */
function withoutLabel(cell: Cell): Cell[] {
  if (cell.page > MAX_PAGES) return [];
  const label = ADDRESS_PREFIX.exec(cell.text)?.[0].trim() ?? '';
  const behind = label === '' ? undefined : partOf(cell, label.split(' ').length);
  return [behind ?? cell];
}

/** The lines right above an address that may be names. */
function namesOf(above: readonly Cell[], page: PageView): Cell[] {
  const names: Cell[] = [];
  for (const cell of above.toReversed()) {
    if (BETWEEN.test(cell.text) || GREETING.test(cell.text)) continue;
    const isName =
      hasLettersInARow(cell.text, 2) &&
      !hasDigit(cell.text) &&
      !NOT_A_NAME.test(cell.text) &&
      cell.words.length <= 8 &&
      ADDRESS_PREFIX.exec(cell.text)?.[0] !== cell.text;
    if (!isName || names.length === MAX_NAMES || namesTheBank(cell.folded, page)) break;
    names.unshift(cell);
  }
  return names;
}

const SURE = 0.85;
/** The likeliest names of the bank, folded: in the letterhead, and by law. */
const namesOfBank = keptBy((page: PageView): string[] => {
  const names = bankNames(page).toSorted((one, other) => other.likelihood - one.likelihood);
  return names
    .filter((one, at) => at === 0 || one.likelihood > SURE)
    .map(({ value }) => foldText(String(value)));
});

const namesTheBank = (folded: string, page: PageView): boolean =>
  namesOfBank(page).some((name) => folded.includes(name));

function isOfBank(names: readonly Cell[], address: readonly Cell[], page: PageView): boolean {
  const [first] = address;
  const text = [...names, ...address].map((cell) => cell.text).join(' ');
  if (!first || isLabeled(first, page)) return false;
  if (names.some((name) => BRANCH.test(name.text))) return true;
  if (BANK_LIKE.test(text) || namesTheBank(foldText(text), page) || first.box.y1 >= FOOT) return true;
  if (names.length > 0) return false;
  const above = page.rows[first.line - 1]?.folded ?? '';
  const isUnderName = page.rows
    .slice(Math.max(0, first.line - MAX_ROWS_UNDER_NAME), first.line + 1)
    .some(({ folded, line }) => line.page === first.page && namesTheBank(folded, page));
  return isUnderName || asksToWrite(above);
}

const asksToWrite = saysOneOf(PATTERNS.asksToWrite);

/** `Main Street Office`: what a bank calls a branch. */
const BRANCH = /^\D*\b(?:office|branch|cent(?:er|re))$/iu;

/** A word for an address stands before it or right above, or one for the holder above. */
const isLabeled = (first: Cell, { cells }: PageView): boolean =>
  cells.some(
    ({ line, box, text }) =>
      (line === first.line - 1 && HOLDER.test(text)) ||
      ((line === first.line ||
        (line === first.line - 1 && Math.abs(box.x1 - first.box.x1) < first.emWidth)) &&
        ADDRESS_PREFIX.test(text)),
  );
const HOLDER = patternOf(PATTERNS.holder, 'iu');

/** The bank's blocks: so they seem, or under its name where the holder's name stands over another. */
const bankBlocks = keptBy((page: PageView): PartyBlock[] => {
  const blocks = partyBlocks(page);
  const mayBeHolders = blocks.some((one) => !one.isOfBank && !one.isUnderBank && one.names.length > 0);
  return blocks.filter((one) => one.isOfBank || (one.isUnderBank && mayBeHolders));
});

/** The holder's blocks: those that are not the bank's, the first the likeliest. */
const holderBlocks = keptBy((page: PageView): PartyBlock[] =>
  partyBlocks(page)
    .filter((one) => !bankBlocks(page).includes(one))
    .toSorted((one, other) => Number(other.names.length > 0) - Number(one.names.length > 0)),
);

/** Mexico's `C. HÉCTOR ZÚÑIGA`: ciudadano, no initial. */
const CITIZEN = /^C\. (?=\p{Lu}{3})/u;

/** Names over addresses, of people greeted, and of people alone at the head of the page. */
export const holderNames = (page: PageView): Found[] => [
  ...holderBlocks(page).flatMap(({ names }, place) => {
    // A logo may stand over the name: `lila` over `Citlali Ambriz Fonseca`.
    const named = names.findIndex(({ text }) => looksLikePerson(text) || endsCompany(text));
    const [first, second] = names.slice(Math.max(0, named));
    if (!first) return [];
    const isJoint =
      JOINT.test(first.text) || (second && (JOINT.test(second.text) || areOneName(first, second)));
    const lines = second && isJoint ? [first, second] : [first];
    const base = names.length === 1 ? LIKELIHOOD.name : LIKELIHOOD.oneOfNames;
    return found(lines, textOf(lines).replace(CITIZEN, ''), base * FURTHER ** place);
  }),
  ...greetedNames(page),
  ...namesBesideNumbers(page),
  ...namesAlone(page),
];

/**
 * `CASSANDRA J WIEBE` over `DELMAR R WIEBE`, who own the account together; a company's name that ends in its legal form
 * on the second line, or goes on with the one it trades under.
 */
const areOneName = (first: Cell, second: Cell): boolean =>
  [first, second].every(({ text }) => namesPerson(text) && !BANK_LIKE.test(text)) ||
  /^d\/?b\/?a /iu.test(second.text) ||
  (endsCompany(second.text) && !endsCompany(first.text));

export const holderAddresses = (page: PageView): Found[] =>
  holderBlocks(page).flatMap(({ address }, place) =>
    found(address, addressText(address), LIKELIHOOD.address * FURTHER ** place),
  );

/** Of the bank: so it seems, or the only one of the first page without a name where the holder's has one. */
export function bankAddresses(page: PageView): Found[] {
  const blocks = partyBlocks(page);
  const nameless = blocks.filter(({ names, page: of }) => names.length === 0 && of === 1);
  const isHolderNamed = holderBlocks(page)[0]?.names.length ?? 0;
  const others = nameless.length === 1 && isHolderNamed ? nameless : [];
  return [...bankBlocks(page), ...others].flatMap(({ address }, place) =>
    found(
      address,
      bankAddressText(address, namesOfBank(page)[0] ?? ''),
      LIKELIHOOD.bankAddress * FURTHER ** place,
    ),
  );
}

/**
 * `Hello, Ana Torres`, the name on the same line or the next: letters and applications greet whom they are
 * for.
 */
const greetedNames = ({ cells }: PageView): Found[] =>
  cells.flatMap((cell, index) => {
    if (cell.page > 1 || !GREETING.test(cell.text)) return [];
    const text = cell.text.replace(GREETING, '').replace(/[,.!:]+$/u, '');
    const below = cells
      .slice(index + 1)
      .find(({ box, line }) => line === cell.line + 1 && Math.abs(box.x1 - cell.box.x1) < cell.emWidth);
    const named = text !== '' ? { cell, text } : below && { cell: below, text: below.text };
    return named && looksLikePerson(named.text) ? found([named.cell], named.text, LIKELIHOOD.greeted) : [];
  });

const TAX_NUMBER = /^(?:cpf|cnpj|rfc|r\.f\.c\.|curp)\b/iu;
/** Digital banks print the holder's tax number right below the name. */
const namesBesideNumbers = ({ cells }: PageView): Found[] =>
  cells.flatMap((cell) => {
    if (cell.page > 1 || !looksLikePerson(cell.text)) return [];
    const isBesideTaxNumber = cells.some(
      ({ line, box, text }) =>
        TAX_NUMBER.test(text) &&
        ((line === cell.line && box.x1 > cell.box.x2) ||
          (line === cell.line + 1 && Math.abs(box.x1 - cell.box.x1) < cell.emWidth)),
    );
    return isBesideTaxNumber ? found([cell], cell.text, LIKELIHOOD.besideTaxNumber) : [];
  });

/** Digital banks print the holder's name alone in a line at the head of the page. */
function namesAlone({ cells }: PageView): Found[] {
  const isAlone = (cell: Cell): boolean =>
    cells.every((one) => one.line !== cell.line || one === cell || hasDigit(one.text));
  const cell = cells.find(
    (one) =>
      one.page === 1 &&
      one.box.y1 <= HEAD &&
      namesPerson(one.text) &&
      !BANK_LIKE.test(one.text) &&
      !OF_STATEMENTS.test(one.folded) &&
      isAlone(one),
  );
  return cell ? found([cell], cell.text, LIKELIHOOD.alone) : [];
}
/** What statements print where a name could stand: titles, parts of the account, notices. */
const OF_STATEMENTS = patternOf(PATTERNS.ofStatements, 'u');

function found(cells: readonly Cell[], value: string, likelihood: number): Found[] {
  const words = cells.flatMap((cell) => cell.words);
  const span = cells[0] && spanOf(words, cells[0].page);
  return span && value !== ''
    ? [{ value, span: { ...span, raw: cells.map(({ text }) => text).join('\n') }, words, likelihood }]
    : [];
}
