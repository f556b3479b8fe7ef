import { spanOf } from '../fields/printed-field.js';
import { type AddressBlock, endsAddress, findAddressBlocks, follows, startsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';
import { labelledValues } from '../layout/labelled-values.js';
import { looksLikeCompany, mayBeCompany } from '../layout/party-name.js';
import { onlyPhrases } from '../layout/phrases.js';
import { PARTY_LABELS } from './field-labels.js';
import { COLUMN_HEADINGS } from './headings.js';
import { type BlockRole, nameIn, rolesOf } from './party-blocks.js';
import { companyAlone, isName, type LabelledParty, LIKELIHOOD, nameAlone, type PartyValue, type Role } from './party-cells.js';

export interface Party {
  readonly name: PartyValue | undefined;
  readonly address: PartyValue | undefined;
}

/** A letterhead stands in this part of the first page. */
const LETTERHEAD_FOOT = 0.3;
const MAX_ADDRESS_LINES = 4;

/** Who pays and who is paid: by labels, by blocks of name and address, and the employer by the letterhead. */
export function readParties(cells: readonly Cell[]): Record<Role, Party> {
  const headsTable = tableHeads(cells);
  const labelled = labelledValues(cells, PARTY_LABELS).filter(({ label }) => !headsTable.has(label.line));
  const blocks = findAddressBlocks(cells);
  const byLabel = { employee: labelledName(labelled, 'employee'), employer: labelledName(labelled, 'employer') };
  const roles = rolesOf(blocks, labelled, byLabel);
  const employee = roles.employee && blocks[roles.employee.block];
  const employer = roles.employer && blocks[roles.employer.block];
  const employeeName = byLabel.employee ?? (employee && partyValue(nameIn(employee, 'employee'), roles.employee?.likelihood ?? 0));
  const employerName =
    byLabel.employer ??
    (employer && partyValue(nameIn(employer, 'employer'), roles.employer?.likelihood ?? 0)) ??
    letterhead(cells, employeeName, employee);
  return {
    employee: { name: employeeName, address: labelledAddress(cells, labelled, 'employee') ?? addressValue(employee, roles.employee) },
    employer: { name: employerName, address: labelledAddress(cells, labelled, 'employer') ?? addressValue(employer, roles.employer) },
  };
}

/** Lines that head columns of amounts: `Employee` there is the start of `Employee taxes`. */
const tableHeads = (cells: readonly Cell[]): ReadonlySet<number> =>
  new Set(
    cells.flatMap(({ words, line }) =>
      onlyPhrases(words, COLUMN_HEADINGS)?.some(({ meaning }) => meaning === 'current' || meaning === 'year-to-date') ? [line] : [],
    ),
  );

function labelledName(labelled: readonly LabelledParty[], role: Role): PartyValue | undefined {
  let weaker: PartyValue | undefined;
  for (const one of labelled) {
    if (one.meaning !== `${role}Name`) continue;
    const places = one.setOff ? [one.inline, one.right, ...one.below] : [one.inline];
    const cell = places.find((value) => value && isName(value, role));
    const name = partyValue(
      cell && (role === 'employee' ? nameAlone(cell) : companyAlone(cell)),
      one.setOff ? LIKELIHOOD.label : LIKELIHOOD.block,
    );
    if (name && one.setOff) return name;
    weaker ??= name;
  }
  return weaker;
}

function addressValue(block: AddressBlock | undefined, role: BlockRole | undefined): PartyValue | undefined {
  return block && role && addressOf(block.address, role.likelihood);
}

/** What stands behind a label of an address; a label that says of nobody speaks of the party named last before it. */
function labelledAddress(cells: readonly Cell[], labelled: readonly LabelledParty[], role: Role): PartyValue | undefined {
  let speaksOf: Role | undefined;
  for (const one of labelled) {
    if (one.meaning === 'employeeName') speaksOf = 'employee';
    if (one.meaning === 'employerName') speaksOf = 'employer';
    const isAddress = one.meaning === `${role}Address` || (one.meaning === 'address' && speaksOf === role);
    if (!isAddress || !one.setOff) continue;
    const address = addressFrom(cells, one);
    if (address.length > 0) return addressOf(address, one.meaning === 'address' ? LIKELIHOOD.block : LIKELIHOOD.label);
  }
  return undefined;
}

/** The value and the lines that go on under it. */
function addressFrom(cells: readonly Cell[], { inline, right, below }: LabelledParty): Cell[] {
  const first = inline ?? right ?? below[0];
  if (!first) return [];
  const address = [first];
  let last = first;
  for (const cell of cells.slice(cells.indexOf(first) + 1)) {
    if (endsAddress(last.text) || address.length === MAX_ADDRESS_LINES || cell.box.y1 > last.box.y2 + (last.box.y2 - last.box.y1) * 2)
      break;
    if (!follows(last, cell) || cell.text.includes(':')) continue;
    address.push(cell);
    last = cell;
  }
  const end = address.findIndex(({ text }) => endsAddress(text));
  const whole = end < 0 ? address.slice(0, 1) : address.slice(0, end + 1);
  return end >= 0 || startsAddress(first.text) ? whole : [];
}

function addressOf(cells: readonly Cell[], likelihood: number): PartyValue | undefined {
  const words = cells.flatMap((cell) => cell.words);
  const span = cells[0] && spanOf(words, cells[0].page);
  return span && { value: span.raw.replace(/^[,;\s]+|[,;\s]+$/gu, ''), span, likelihood };
}

/** The first thing at the head of the page that may be a company's name. */
function letterhead(
  cells: readonly Cell[],
  employee: PartyValue | undefined,
  employeeBlock: AddressBlock | undefined,
): PartyValue | undefined {
  const labels = new Set(cells.filter(({ text }) => text.endsWith(':')));
  const isValue = (index: number): boolean => {
    const before = cells[index - 1];
    return before !== undefined && labels.has(before) && before.line === cells[index]?.line;
  };
  const taken = new Set([...(employeeBlock?.above ?? []), ...(employeeBlock?.address ?? [])]);
  const head = cells.filter(
    (cell, index) =>
      !isValue(index) &&
      cell.page === 1 &&
      cell.box.y1 < LETTERHEAD_FOOT &&
      !taken.has(cell) &&
      foldText(employee?.value ?? '') !== cell.folded &&
      mayBeCompany(cell.text),
  );
  const company = head.find(({ text }) => looksLikeCompany(text));
  const largest = head
    .filter(({ words }) => words.every(({ text }) => !/^\p{Ll}{4}/u.test(text)))
    .reduce<Cell | undefined>((best, cell) => (best && best.emWidth >= cell.emWidth ? best : cell), undefined);
  const name = company ?? largest;
  return partyValue(name && companyAlone(name), company ? LIKELIHOOD.letterheadCompany : LIKELIHOOD.letterhead);
}

function partyValue(cell: Cell | undefined, likelihood: number): PartyValue | undefined {
  const span = cell && spanOf(cell.words, cell.page);
  return span && { value: span.raw.replace(/^[,;:\s]+|[,;\s]+$/gu, ''), span, likelihood };
}
