import { accountNumber } from './account-numbers.js';
import { documentDiscriminator, documentNumber, invoiceId } from './document-numbers.js';
import { cnpj, ein } from './institution-numbers.js';
import { cpf, curp, electorKey, nss, personalNumber, rfc, ssn } from './person-numbers.js';
import type { NumberReader } from './types.js';

/**
 * Which fields identify something; names as in docs/fields.md, with `[]` for an index. `documentNumber` of a
 * document of any other kind is left out: its label says neither who issued it nor what it counts.
 */
export const FIELD_READERS: Readonly<Record<string, NumberReader>> = {
  'accounts[].accountNumber': accountNumber,
  licenseNumber: documentNumber,
  documentDiscriminator,
  personalNumber,
  electorKey,
  employeeSSN: ssn,
  employeeCPF: cpf,
  employeeCURP: curp,
  employeeNSS: nss,
  employeeRFC: rfc,
  employerRFC: rfc,
  employerCNPJ: cnpj,
  employerIdNumber: ein,
  invoiceId,
};
