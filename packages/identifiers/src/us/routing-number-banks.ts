import type { Bank } from '../banks/bank.js';
import BANKS from './routing-number-banks.json' with { type: 'json' };

/**
 * Routing numbers of the largest retail banks of the United States by name, from the public directory of the
 * Federal Reserve Banks (FedACH participants, as of December 2018; superseded numbers left out, check digits
 * verified). Numbers of a bank that was merged stand under the one that it was merged into, up to 2026: BB&T
 * and SunTrust (Truist, 2019), TCF (Huntington, 2021), BBVA USA (PNC, 2021), People's United (M&T, 2022),
 * MUFG Union Bank (U.S. Bank, 2022), Bank of the West (BMO, 2023), Silicon Valley Bank (First Citizens,
 * 2023), First Republic (JPMorgan Chase, 2023), Discover (Capital One, 2025), Comerica (Fifth Third, agreed
 * on in 2025).
 */
export const ROUTING_NUMBER_BANKS: readonly (Bank & { readonly numbers: string })[] = BANKS.map((bank) => ({
  ...bank,
  numbers: bank.numbers.join(' '),
}));
