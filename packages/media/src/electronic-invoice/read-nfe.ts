import type { StatedInvoice } from './stated-invoice.js';
import type { InvoiceParty } from './types.js';
import { childrenOf, dayOf, decimalAt, defined, elementAt, textAt, type XmlElement } from './xml-tree.js';

/** NF-e of Brazil (Manual de Orientação do Contribuinte, 4.00); undefined when the root is another document. */
export function readNfe(root: XmlElement): StatedInvoice | undefined {
  const info = elementAt(root.name === 'nfeProc' ? elementAt(root, 'NFe') : root, 'infNFe');
  const sums = elementAt(info, 'total', 'ICMSTot');
  if ((root.name !== 'nfeProc' && root.name !== 'NFe') || !info || !sums) return undefined;
  const identification = elementAt(info, 'ide');
  const key = info.attributes.get('Id')?.replace(/\D/gu, '');
  return {
    syntax: 'nfe',
    number: textAt(identification, 'nNF'),
    authorityNumber: key?.length === 44 ? key : undefined,
    issuedOn: dayOf(textAt(identification, 'dhEmi') ?? textAt(identification, 'dEmi')),
    dueOn: dayOf(textAt(info, 'cobr', 'dup', 'dVenc')),
    deliveredOn: dayOf(textAt(identification, 'dhSaiEnt') ?? textAt(identification, 'dSaiEnt')),
    currency: 'BRL',
    seller: partyOf(elementAt(info, 'emit'), 'enderEmit'),
    buyer: partyOf(elementAt(info, 'dest'), 'enderDest'),
    ibans: [],
    lines: childrenOf(info, 'det').map((line) => ({
      description: textAt(line, 'prod', 'xProd') ?? '',
      quantity: decimalAt(line, 'prod', 'qCom'),
      unitPrice: decimalAt(line, 'prod', 'vUnCom'),
      amount: decimalAt(line, 'prod', 'vProd'),
    })),
    taxes: [{ ratePercent: undefined, base: decimalAt(sums, 'vBC'), amount: decimalAt(sums, 'vICMS') }],
    totals: {
      lines: decimalAt(sums, 'vProd'),
      beforeTax: decimalAt(sums, 'vProd'),
      tax: undefined,
      total: decimalAt(sums, 'vNF'),
      paid: undefined,
      due: undefined,
    },
  };
}

function partyOf(party: XmlElement | undefined, addressName: string): InvoiceParty {
  const address = elementAt(party, addressName);
  return {
    name: textAt(party, 'xNome'),
    taxIds: defined(textAt(party, 'CNPJ') ?? textAt(party, 'CPF')),
    street: textAt(address, 'xLgr'),
    postalCode: textAt(address, 'CEP'),
  };
}
