import { comparedAccountNumber } from '../../fingerprints/identifier/account-numbers.js';
import { MAX_ACCOUNTS } from '../../stated/field-names.js';
import type { Contradiction, Dossier } from '../../types.js';
import { amountOf, amountsOf, areEqual, changedValue, hasChanged } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import { isSameByName, type Occasion } from '../occasion.js';
import { namesOtherParty, nameTheSame } from '../other-names.js';
import { bothState, differIn, pairOf, type StatedPair, statedOf } from '../stated-pairs.js';

const VALUES = ['beginningBalance', 'endingBalance', 'totalDeposits', 'totalWithdrawals'] as const;

/**
 * The same account over the same period with another balance or total. Where each of the two adds up and both
 * begin with the same balance, they may be a bank's correction, or the month as it stood when it was not
 * over: doubtful.
 */
export function changedStatement(occasion: Occasion): Contradiction[] {
  const { newer, earlier } = occasion;
  const isSamePeriod =
    bothState(newer, earlier, 'statementEndDate') && !differIn(newer, earlier, 'statementStartDate');
  if (!isSamePeriod) return [];
  return accountPairs(newer, earlier).flatMap(({ index, earlierIndex, number }): Contradiction[] => {
    const isSameAccount = number === undefined ? isSameByName(occasion) : sharesAccount(occasion, number);
    if (!isSameAccount) return [];
    const changed = VALUES.flatMap((value): StatedPair[] => {
      const pair = pairOf(
        newer,
        earlier,
        `accounts[${index}].${value}`,
        `accounts[${earlierIndex}].${value}`,
      );
      return pair && hasChanged(pair, amountsOf(earlier)) ? [pair] : [];
    });
    const isExplicable =
      addsUp(newer, index) &&
      addsUp(earlier, earlierIndex) &&
      beginAlike(newer, earlier, index, earlierIndex);
    return changed.map((pair) =>
      changedValue('statement', pair, isExplicable ? MEASURE.doubtful : MEASURE.contradicting),
    );
  });
}

/** A number that another bank or branch may have, too, needs the same holder. */
function sharesAccount({ newer, earlier, shared }: Occasion, number: string): boolean {
  const account = shared.find(({ of, text }) => of === 'account' && text.endsWith(`:${number}`));
  if (!account || namesOtherParty(newer, earlier, 'bankName')) return false;
  return account.isTelling || nameTheSame(newer, earlier);
}

interface AccountPair {
  readonly index: number;
  readonly earlierIndex: number;
  /** Undefined where neither document prints it in full and each has one account only. */
  readonly number: string | undefined;
}

/** Accounts of the same number: two prints need not list them in the same order. */
function accountPairs(newer: Dossier, earlier: Dossier): AccountPair[] {
  const [own, others] = [accountsOf(newer), accountsOf(earlier)];
  const pairs = own.flatMap(({ index, number }): AccountPair[] => {
    const other = number === undefined ? undefined : others.find((account) => account.number === number);
    return other ? [{ index, earlierIndex: other.index, number }] : [];
  });
  const isOneEach = own.length === 1 && others.length === 1 && !(own[0]?.number && others[0]?.number);
  return pairs.length === 0 && isOneEach
    ? [{ index: own[0]?.index ?? 0, earlierIndex: others[0]?.index ?? 0, number: undefined }]
    : pairs;
}

function accountsOf(dossier: Dossier): { index: number; number: string | undefined }[] {
  return Array.from({ length: MAX_ACCOUNTS }, (_, index) => index)
    .filter((index) => dossier.stated.some(({ name }) => name.startsWith(`accounts[${index}].`)))
    .map((index) => ({
      index,
      number: comparedAccountNumber(
        String(statedOf(dossier, `accounts[${index}].accountNumber`)?.value ?? ''),
      ),
    }));
}

function accountAmounts(dossier: Dossier, index: number): (number | undefined)[] {
  return VALUES.map((value) => amountOf(statedOf(dossier, `accounts[${index}].${value}`)));
}

function addsUp(dossier: Dossier, index: number): boolean {
  const [opening, closing, deposits, withdrawals] = accountAmounts(dossier, index);
  if (opening === undefined || closing === undefined || deposits === undefined || withdrawals === undefined)
    return false;
  return areEqual(opening + deposits - withdrawals, closing);
}

function beginAlike(newer: Dossier, earlier: Dossier, index: number, earlierIndex: number): boolean {
  const [[one], [other]] = [accountAmounts(newer, index), accountAmounts(earlier, earlierIndex)];
  return one !== undefined && other !== undefined && areEqual(one, other);
}
