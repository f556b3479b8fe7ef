/** One line of an account, in cents; exactly one of the two amounts is above zero. */
export interface Transaction {
  /** Month and day. */
  readonly date: string;
  readonly description: string;
  readonly withdrawalCents: number;
  readonly depositCents: number;
}

/** A transaction and the balance after it. */
export interface PostedTransaction extends Transaction {
  readonly balanceCents: number;
}

export interface StatementData {
  readonly holder: readonly string[];
  readonly accountNumber: string;
  readonly openingBalanceCents: number;
  readonly transactions: readonly PostedTransaction[];
}

export interface StatementTotals {
  readonly depositsCents: number;
  readonly depositCount: number;
  readonly withdrawalsCents: number;
  readonly withdrawalCount: number;
  readonly closingBalanceCents: number;
}

/** `1,234.56`; a minus sign for an overdrawn balance. */
export function formatCents(cents: number): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export function totalsOf(data: StatementData): StatementTotals {
  const deposits = data.transactions.filter((transaction) => transaction.depositCents > 0);
  const withdrawals = data.transactions.filter((transaction) => transaction.withdrawalCents > 0);
  return {
    depositsCents: deposits.reduce((sum, { depositCents }) => sum + depositCents, 0),
    depositCount: deposits.length,
    withdrawalsCents: withdrawals.reduce((sum, { withdrawalCents }) => sum + withdrawalCents, 0),
    withdrawalCount: withdrawals.length,
    closingBalanceCents: data.transactions.at(-1)?.balanceCents ?? data.openingBalanceCents,
  };
}

const OPENING_BALANCE_CENTS = 3_412_77;

/** Date, description, change in cents. Every name is invented. */
const OCTOBER: readonly (readonly [string, string, number])[] = [
  ['10/01', 'ACH DEBIT FERNHOLT PROPERTY MGMT RENT OCT', -1_475_00],
  ['10/01', 'DEBIT CARD 4471 GREYHERON COFFEE PORT WEXLEY', -6_45],
  ['10/02', 'DEBIT CARD 4471 ORCHARD ROW MARKET #12', -83_19],
  ['10/02', 'ACH DEBIT NORTHSOUND ELECTRIC BILLPAY', -112_64],
  ['10/05', 'TRANSFER TO SHARE SAVINGS -S1', -200_00],
  ['10/05', 'DEBIT CARD 4471 LANTERN BOOKS & PAPER', -27_90],
  ['10/06', 'DEBIT CARD 4471 BAYLINE TRANSIT RELOAD', -40_00],
  ['10/08', 'MOBILE CHECK DEPOSIT REF 0090417', 185_00],
  ['10/08', 'DEBIT CARD 4471 CEDAR & TIN HARDWARE', -58_32],
  ['10/09', 'PAYROLL TIDEWATER NURSERY SUPPLY PPD 2210', 2_146_38],
  ['10/09', 'DEBIT CARD 4471 ORCHARD ROW MARKET #12', -71_06],
  ['10/12', 'ACH DEBIT WEXLEY WATER DISTRICT', -46_18],
  ['10/12', 'DEBIT CARD 4471 PINTAIL FUEL 0331', -52_77],
  ['10/13', 'ACH DEBIT SKYLARK WIRELESS AUTOPAY', -68_00],
  ['10/14', 'CHECK 1187', -340_00],
  ['10/14', 'DEBIT CARD 4471 GREYHERON COFFEE PORT WEXLEY', -8_20],
  ['10/15', 'ATM WITHDRAWAL HLCU ALDER BEND BRANCH', -120_00],
  ['10/15', 'PERSON TO PERSON FROM T. OKAFOR', 64_50],
  ['10/16', 'DEBIT CARD 4471 MARROWSTONE VETERINARY', -214_35],
  ['10/16', 'DEBIT CARD 4471 ORCHARD ROW MARKET #12', -92_48],
  ['10/19', 'ACH DEBIT PALISADE AUTO INSURANCE', -131_72],
  ['10/19', 'DEBIT CARD 4471 TWO OARS TAQUERIA', -31_60],
  ['10/20', 'ACH DEBIT COPPERLINE INTERNET', -59_99],
  ['10/20', 'DEBIT CARD 4471 SALTBUSH PHARMACY', -18_74],
  ['10/21', 'CHECK 1188', -95_00],
  ['10/22', 'DEBIT CARD 4471 PINTAIL FUEL 0331', -49_13],
  ['10/22', 'REFUND LANTERN BOOKS & PAPER', 27_90],
  ['10/23', 'PAYROLL TIDEWATER NURSERY SUPPLY PPD 2210', 2_146_38],
  ['10/23', 'WIRE TO HALVORSEN BOAT REPAIR LLC', -1_250_00],
  ['10/23', 'WIRE TRANSFER FEE', -20_00],
  ['10/26', 'DEBIT CARD 4471 ORCHARD ROW MARKET #12', -104_27],
  ['10/26', 'DEBIT CARD 4471 BAYLINE TRANSIT RELOAD', -40_00],
  ['10/27', 'ACH DEBIT STUDENT LOAN SVC CENTER', -238_41],
  ['10/28', 'DEBIT CARD 4471 GREYHERON COFFEE PORT WEXLEY', -6_45],
  ['10/29', 'MOBILE CHECK DEPOSIT REF 0090983', 410_00],
  ['10/29', 'DEBIT CARD 4471 CEDAR & TIN HARDWARE', -36_81],
  ['10/30', 'TRANSFER TO SHARE SAVINGS -S1', -200_00],
  ['10/30', 'DEBIT CARD 4471 MOSSGATE GARDEN CENTER', -77_52],
  ['10/31', 'DIVIDEND EARNED 0.15% APY', 39],
];

function post(): readonly PostedTransaction[] {
  let balanceCents = OPENING_BALANCE_CENTS;
  return OCTOBER.map(([date, description, changeCents]) => {
    balanceCents += changeCents;
    return {
      date,
      description,
      withdrawalCents: Math.max(0, -changeCents),
      depositCents: Math.max(0, changeCents),
      balanceCents,
    };
  });
}

/** October 2026 of an invented member of an invented credit union. */
export const STATEMENT: StatementData = {
  holder: ['MARISOL QUINTERO', '418 ALDER BEND ROAD APT 6', 'PORT WEXLEY WA 98042-1180'],
  accountNumber: '4417-20-938105',
  openingBalanceCents: OPENING_BALANCE_CENTS,
  transactions: post(),
};
