import { type AddressBlock, follows } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';
import { looksLikeCompany } from '../layout/party-name.js';
import {
  companyAlone,
  isName,
  type LabelledParty,
  LIKELIHOOD,
  nameAlone,
  type PartyValue,
  type Role,
} from './party-cells.js';

/** The block that is a party's, by its place in the list. */
export interface BlockRole {
  readonly block: number;
  readonly likelihood: number;
}

/**
 * Which block is whose: as a label says, as a labelled name says, as its name looks or a company's tax number
 * beside or under it, and the first one is the employer's.
 */
export function rolesOf(
  blocks: readonly AddressBlock[],
  labelled: readonly LabelledParty[],
  names: Record<Role, PartyValue | undefined>,
  companyNumbers: readonly Cell[],
): Partial<Record<Role, BlockRole>> {
  const roles: Partial<Record<Role, BlockRole>> = {};
  const take = (role: Role, block: number, likelihood: number): void => {
    const isTaken = roles[role] !== undefined || Object.values(roles).some((other) => other.block === block);
    if (!isTaken) roles[role] = { block, likelihood };
  };
  for (const role of ['employee', 'employer'] as const) {
    const values = new Set(
      labelled.flatMap(({ meaning, inline, right, below }) =>
        meaning === `${role}Name` || meaning === `${role}Address` ? [inline, right, ...below] : [],
      ),
    );
    for (const [index, block] of blocks.entries()) {
      if ([...block.above.slice(-2), ...block.address.slice(0, 1)].some((cell) => values.has(cell)))
        take(role, index, LIKELIHOOD.label);
    }
    // The label stands at the block's edge, its value beside it: `Employer: Name` over the address.
    const labels = labelled.flatMap((one) =>
      one.meaning === `${role}Name` && (one.inline ?? one.right) ? [one.label] : [],
    );
    const isLabel = (cell: Cell): boolean =>
      labels.some(({ line, box }) => line === cell.line && box.x1 === cell.box.x1);
    for (const [index, block] of blocks.entries())
      if (block.above.slice(-1).some(isLabel)) take(role, index, LIKELIHOOD.label);
    const known = names[role] && foldText(names[role].value);
    for (const [index, block] of blocks.entries()) {
      if (known && block.above.some(({ folded }) => folded.includes(known)))
        take(role, index, LIKELIHOOD.label);
    }
  }
  for (const [index, block] of blocks.entries()) {
    const name = block.above.at(-1)?.text ?? '';
    const last = block.address.at(-1);
    const hasCompanyNumber = companyNumbers.some(
      (cell) =>
        block.above.slice(-2).some(({ line }) => line === cell.line) ||
        (last !== undefined && follows(last, cell)),
    );
    if (looksLikeCompany(name) || hasCompanyNumber) take('employer', index, LIKELIHOOD.block);
    else if (nameIn(block, 'employee') && (blocks.length > 1 || names.employer)) {
      // Of two people's names the second is the employee's: the employer's block stands first.
      const companyFollows = blocks
        .slice(index + 1)
        .some((other) => looksLikeCompany(other.above.at(-1)?.text ?? ''));
      if (index > 0 || companyFollows || roles.employer) take('employee', index, LIKELIHOOD.block);
    } else if (nameIn(block, 'employee')) take('employee', index, LIKELIHOOD.onlyBlock);
  }
  for (const [index, block] of blocks.entries())
    if (nameIn(block, 'employer')) take('employer', index, LIKELIHOOD.onlyBlock);
  return roles;
}

/** A recogniser lost the spaces of a name: right above an address it is one nevertheless. */
const isGluedName = ({ text }: Cell): boolean => /^[\p{Lu}'’.-]{9,}$/u.test(text) && !looksLikeCompany(text);

/** The nearest cell above the address that is a name of the kind; an identifier may stand between. */
export const nameIn = ({ above }: AddressBlock, role: Role): Cell | undefined => {
  const cell =
    above.slice(-3).findLast((one) => isName(one, role)) ??
    (role === 'employee' ? above.slice(-1).find(isGluedName) : undefined);
  return cell && (role === 'employee' ? nameAlone(cell) : companyAlone(cell));
};
