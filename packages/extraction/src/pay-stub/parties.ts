import { spanOf } from '../fields/printed-field.js';
import {
  type AddressBlock,
  endsAddress,
  findAddressBlocks,
  follows,
  stackAbove,
  startsAddress,
} from '../layout/address-block.js';
import { type Cell, partOf } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';
import { cellsBelow, labelledValues } from '../layout/labelled-values.js';
import { mayBeCompany } from '../layout/party-name.js';
import { nameBesidePersonNumber } from './beside-person-number.js';
import { PARTY_LABELS } from './field-labels.js';
import { employerOver } from './government.js';
import { tableHeads } from './headings.js';
import { isLabelCell } from './label-cell.js';
import { letterheadOf } from './letterhead.js';
import { personOverStreet } from './name-over-street.js';
import { employeeStandingAlone } from './name-standing-alone.js';
import { type BlockRole, nameIn, rolesOf } from './party-blocks.js';
import {
  COMPANY_NUMBER,
  companyAlone,
  isName,
  type LabelledParty,
  LIKELIHOOD,
  nameAlone,
  type PartyValue,
  type Role,
} from './party-cells.js';
import { type PartyFrame, withRolesOfFrames } from './party-frames.js';
import { partiesInLines } from './party-lines.js';
import { type PersonInLine, personInLine } from './person-in-line.js';
import { withWrappedName } from './wrapped-names.js';

interface Party {
  readonly name: PartyValue | undefined;
  readonly address: PartyValue | undefined;
}

const MAX_ADDRESS_LINES = 4;
/** `Organization Unit: 12`: words behind a label that make it another. */
const BEGINS_LONGER_LABEL = /^(?:\S+ )?\S*:/u;

/** Who pays and who is paid: by labels, by blocks of name and address, and the employer by the letterhead. */
export function readParties(cells: readonly Cell[], frames: readonly PartyFrame[]): Record<Role, Party> {
  const headsTable = tableHeads(cells);
  const labelled = withRolesOfFrames(
    labelledValues(cells, PARTY_LABELS).filter(({ label }) => !headsTable.has(label.line)),
    frames,
  );
  const ofEmployee = labelled.filter(({ meaning }) => meaning === 'employeeName');
  const person = personInLine(
    cells,
    new Set(
      ofEmployee.flatMap(({ inline, right, below }) => [inline, right, ...below].flatMap((one) => one ?? [])),
    ),
  );
  const blocks = findAddressBlocks(cells).filter((block) => !person || !isOfPerson(block, person));
  const byLabel = {
    employee: labelledName(cells, labelled, 'employee'),
    employer: labelledName(cells, labelled, 'employer'),
  };
  const numbered = cells.filter(({ text }) => COMPANY_NUMBER.test(text));
  const roles = rolesOf(blocks, labelled, byLabel, numbered);
  // A stub printed twice names the person twice.
  const inLine = partiesInLines(cells).find(
    ({ name }) => foldText(name.value) !== person?.name.folded.replace(/,$/u, ''),
  );
  const employee = roles.employee && blocks[roles.employee.block];
  const employer = roles.employer && blocks[roles.employer.block];
  const named =
    byLabel.employee ??
    (employee && partyValue(nameIn(employee, 'employee'), roles.employee?.likelihood ?? 0));
  const taken = new Set([
    ...blocks.flatMap(({ above, address }) => [...above, ...address]),
    ...labelled.flatMap(({ label }) => [label]),
  ]);
  const employeeName =
    (byLabel.employee ? undefined : partyValue(person?.name, LIKELIHOOD.block)) ??
    named ??
    partyValue(nameBesidePersonNumber(cells), LIKELIHOOD.onlyBlock) ??
    partyValue(
      personOverStreet(cells, (cell) => taken.has(cell)),
      LIKELIHOOD.letterhead,
    ) ??
    partyValue(
      employeeStandingAlone(
        cells,
        (cell) => taken.has(cell) || cell.folded === byLabel.employer?.value.toLowerCase(),
      ),
      LIKELIHOOD.letterhead,
    );
  const employerName =
    byLabel.employer ??
    (employer && partyValue(nameIn(employer, 'employer'), roles.employer?.likelihood ?? 0)) ??
    inLine?.name ??
    besideTaxNumber(cells) ??
    letterhead(cells, employeeName, employee);
  const over = employerName && employerOver(cells, employerName.value);
  const employeeAddress =
    labelledAddress(cells, labelled, 'employee') ??
    (person && addressOf([person.address], LIKELIHOOD.block)) ??
    addressValue(employee, roles.employee);
  return {
    employee: { name: employeeName, address: employeeAddress },
    employer: {
      name: (over && partyValue(companyAlone(over), LIKELIHOOD.letterheadCompany)) ?? employerName,
      address:
        labelledAddress(cells, labelled, 'employer') ??
        addressValue(employer, roles.employer) ??
        inLine?.address,
    },
  };
}

/**
 * The line of a person's name and address itself, or a block of the same name, as in the window of a cheque.
 */
function isOfPerson({ above, address }: AddressBlock, { cell, name }: PersonInLine): boolean {
  const folded = foldText(name.text);
  return address.includes(cell) || above.some((one) => one.folded === folded);
}

function labelledName(
  cells: readonly Cell[],
  labelled: readonly LabelledParty[],
  role: Role,
): PartyValue | undefined {
  let weaker: PartyValue | undefined;
  const heads = labelled.flatMap(({ setOff, label }) => (setOff ? [label] : []));
  // `Emisor` and `Receptor` side by side: another label is no name.
  const isHead = ({ line, box }: Cell): boolean =>
    heads.some((label) => label.line === line && label.box.x1 === box.x1);
  for (const one of labelled) {
    if (one.meaning !== `${role}Name`) continue;
    const nextLabel = one.below.findIndex(isLabelCell);
    const places = one.setOff
      ? [
          one.inline,
          headsColumn(cells, one) ? undefined : one.right,
          nameBehindNumber(cells, one.inline ?? one.right),
          ...(nextLabel < 0 ? one.below : one.below.slice(0, nextLabel)),
        ]
      : BEGINS_LONGER_LABEL.test(one.inline?.text ?? '')
        ? []
        : [one.inline];
    const cell = places.find((value) => value && !isHead(value) && isName(value, role));
    const whole = cell && withWrappedName(cells, cell, one.label);
    const name = partyValue(
      whole && (role === 'employee' ? nameAlone(whole) : companyAlone(whole)),
      one.setOff ? LIKELIHOOD.label : LIKELIHOOD.block,
    );
    if (name && one.setOff) return name;
    weaker ??= name;
  }
  return weaker;
}

/**
 * `CARGO   ORGAO   VINCULO   DATA` over a value each: what stands right of a label in a row of labels is the
 * next one, known or not.
 */
function headsColumn(cells: readonly Cell[], { label, right, below }: LabelledParty): boolean {
  const labels = cells
    .filter(({ line, folded }) => line === label.line && folded !== label.folded)
    .filter(isLabelCell);
  const [value] = below;
  return (
    right !== undefined &&
    value !== undefined &&
    labels.length > 1 &&
    cellsBelow(cells, cells.indexOf(right), right, 1)[0]?.line === value.line
  );
}

/**
 * `Empleado:   7284   HUGO CEVALLOS`, `Empleado: 7284 HUGO CEVALLOS`: behind a number of the staff, which is
 * no house's.
 */
function nameBehindNumber(cells: readonly Cell[], value: Cell | undefined): Cell | undefined {
  if (!value || !/^\d{1,9}$/u.test(value.words[0]?.text ?? '')) return undefined;
  if (value.words.length > 1) return partOf(value, 1);
  return cells.find(
    ({ line, page, box }) => page === value.page && line === value.line && box.x1 >= value.box.x2,
  );
}

/** A company's tax number stands behind its name or under it, its street between them perhaps. */
function besideTaxNumber(cells: readonly Cell[]): PartyValue | undefined {
  for (const [index, cell] of cells.entries()) {
    if (!COMPANY_NUMBER.test(cell.text)) continue;
    const above = stackAbove(cells, index).findLast(({ text }) => !startsAddress(text));
    const [own] = [cell, above].flatMap((one) => {
      const name = one && companyAlone(one);
      return name && !COMPANY_NUMBER.test(name.text) && !isLabelCell(name) && mayBeCompany(name.text)
        ? [name]
        : [];
    });
    if (own) return partyValue(own, LIKELIHOOD.letterheadCompany);
  }
  return undefined;
}

function letterhead(
  cells: readonly Cell[],
  employee: PartyValue | undefined,
  block: AddressBlock | undefined,
): PartyValue | undefined {
  const taken = new Set([...(block?.above ?? []), ...(block?.address ?? [])]);
  const found = letterheadOf(
    cells,
    (cell) => taken.has(cell) || foldText(employee?.value ?? '') === cell.folded,
  );
  return (
    found &&
    partyValue(
      companyAlone(found.name),
      found.isCompany ? LIKELIHOOD.letterheadCompany : LIKELIHOOD.letterhead,
    )
  );
}

function addressValue(block: AddressBlock | undefined, role: BlockRole | undefined): PartyValue | undefined {
  return block && role && addressOf(block.address, role.likelihood);
}

/**
 * What stands behind a label of an address; a label that says of nobody speaks of the party named last before
 * it.
 */
function labelledAddress(
  cells: readonly Cell[],
  labelled: readonly LabelledParty[],
  role: Role,
): PartyValue | undefined {
  let speaksOf: Role | undefined;
  for (const one of labelled) {
    if (one.meaning === 'employeeName') speaksOf = 'employee';
    if (one.meaning === 'employerName') speaksOf = 'employer';
    const isAddress = one.meaning === `${role}Address` || (one.meaning === 'address' && speaksOf === role);
    if (!isAddress || !one.setOff) continue;
    const address = addressFrom(cells, one);
    if (address.length > 0)
      return addressOf(address, one.meaning === 'address' ? LIKELIHOOD.block : LIKELIHOOD.label);
  }
  return undefined;
}

/** The value and the lines that go on under it. */
function addressFrom(cells: readonly Cell[], { label, inline, right, below }: LabelledParty): Cell[] {
  const first = inline ?? right ?? below[0];
  if (!first) return [];
  const address = [first];
  let last = first;
  for (const cell of cells.slice(cells.indexOf(first) + 1)) {
    if (
      endsAddress(last.text) ||
      address.length === MAX_ADDRESS_LINES ||
      cell.box.y1 > last.box.y2 + (last.box.y2 - last.box.y1) * 2
    )
      break;
    // A line too long for the cell behind its label goes on under the label.
    if (!(follows(last, cell) || (last === first && follows(label, cell))) || cell.text.includes(':'))
      continue;
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

function partyValue(cell: Cell | undefined, likelihood: number): PartyValue | undefined {
  const span = cell && spanOf(cell.words, cell.page);
  return span && { value: span.raw.replace(/^[,;:\s]+|[,;\s]+$/gu, ''), span, likelihood };
}
