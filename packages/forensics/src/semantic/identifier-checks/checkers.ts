import {
  type CheckResult,
  checkBoleto,
  checkCardNumber,
  checkClabe,
  checkCnpj,
  checkCpf,
  checkCurp,
  checkIban,
  checkNss,
  checkRfc,
  checkRoutingNumber,
} from '@assay/identifiers';
import type { Field } from '../labelled-values/labels.js';

/** A kind of number with check digits. */
export interface Checker {
  /** As the reader knows it. */
  readonly name: string;
  readonly check: (text: string) => CheckResult;
  /** Share of made-up numbers that hold nevertheless. */
  readonly byChance: number;
  /** Its issuer gave out numbers that do not hold. */
  readonly unreliable?: boolean;
}

/** By the field that a label names. */
export const CHECKERS: Partial<Record<Field, Checker>> = {
  iban: { name: 'IBAN', check: checkIban, byChance: 1 / 97 },
  'routing-number': { name: 'routing number', check: checkRoutingNumber, byChance: 1 / 10 },
  'card-number': { name: 'card number', check: checkCardNumber, byChance: 1 / 10 },
  clabe: { name: 'CLABE', check: checkClabe, byChance: 1 / 10 },
  rfc: { name: 'RFC', check: checkRfc, byChance: 1 / 11, unreliable: true },
  curp: { name: 'CURP', check: checkCurp, byChance: 1 / 10 },
  nss: { name: 'NSS', check: checkNss, byChance: 1 / 10 },
  cpf: { name: 'CPF', check: checkCpf, byChance: 1 / 100 },
  cnpj: { name: 'CNPJ', check: checkCnpj, byChance: 1 / 100 },
  boleto: { name: 'linha digitável', check: checkBoleto, byChance: 1 / 10_000 },
};
