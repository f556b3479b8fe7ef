import {
  type Identifier,
  readBoleto,
  readCardNumber,
  readClabe,
  readCnpj,
  readCpf,
  readCurp,
  readIban,
  readNss,
  readRfc,
  readRoutingNumber,
} from '@assay/identifiers';
import type { Field } from '../labeled-values/labels.js';

/** A kind of number with check digits. */
export interface Checker {
  /** As the reader knows it. */
  readonly name: string;
  readonly read: (text: string) => Identifier | undefined;
  /** Share of made-up numbers that hold nevertheless. */
  readonly byChance: number;
  /** Its issuer gave out numbers that do not hold. */
  readonly unreliable?: boolean;
}

/** By the field that a label names. */
export const CHECKERS: Partial<Record<Field, Checker>> = {
  iban: { name: 'IBAN', read: readIban, byChance: 1 / 97 },
  'routing-number': { name: 'routing number', read: readRoutingNumber, byChance: 1 / 10 },
  'card-number': { name: 'card number', read: readCardNumber, byChance: 1 / 10 },
  clabe: { name: 'CLABE', read: readClabe, byChance: 1 / 10 },
  rfc: { name: 'RFC', read: readRfc, byChance: 1 / 11, unreliable: true },
  curp: { name: 'CURP', read: readCurp, byChance: 1 / 10 },
  nss: { name: 'NSS', read: readNss, byChance: 1 / 10 },
  cpf: { name: 'CPF', read: readCpf, byChance: 1 / 100 },
  cnpj: { name: 'CNPJ', read: readCnpj, byChance: 1 / 100 },
  boleto: { name: 'linha digitável', read: readBoleto, byChance: 1 / 10_000 },
};
