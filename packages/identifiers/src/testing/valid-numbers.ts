import type { Draw } from './draw.js';
import * as br from './valid-br.js';
import * as international from './valid-international.js';
import * as mx from './valid-mx.js';
import * as us from './valid-us.js';

/**
 * Makers of numbers that hold, each by its issuer's rule in other words than the readers': what a reader gets
 * wrong, they do not repeat.
 */
export const VALID_NUMBERS = {
  SSN: us.socialSecurityNumber,
  ITIN: us.itin,
  EIN: us.ein,
  'routing number': us.routingNumber,
  card: international.cardNumber,
  CURP: mx.curp,
  'RFC of a person': mx.rfcOfPerson,
  'RFC of a company': mx.rfcOfCompany,
  CLABE: mx.clabe,
  NSS: mx.nss,
  'clave de elector': mx.claveDeElector,
  CPF: br.cpf,
  CNPJ: br.cnpj,
  'CNPJ with letters': br.cnpjWithLetters,
  boleto: br.boleto,
  'collection slip': br.collectionSlip,
  PIX: br.pix,
  'invoice key': br.invoiceKey,
  CNH: br.cnh,
  PIS: br.pis,
  'título eleitoral': br.tituloEleitoral,
  Renavam: br.renavam,
  IBAN: international.iban,
} as const satisfies Record<string, (draw: Draw) => string>;

export type ValidKind = keyof typeof VALID_NUMBERS;
