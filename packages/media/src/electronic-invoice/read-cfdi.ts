import type { StatedInvoice } from './stated-invoice.js';
import type { InvoiceParty } from './types.js';
import { childrenOf, dayOf, decimalOf, defined, elementAt, type XmlElement } from './xml-tree.js';

/**
 * CFDI of Mexico (SAT, Anexo 20, 3.2 to 4.0); undefined when the root is another document. Attributes of 3.2
 * begin with a small letter.
 */
export function readCfdi(root: XmlElement): StatedInvoice | undefined {
  const total = number(root, 'Total');
  if (root.name !== 'Comprobante' || total === undefined) return undefined;
  const taxes = elementAt(root, 'Impuestos');
  const subtotal = number(root, 'SubTotal');
  return {
    syntax: 'cfdi',
    number: [value(root, 'Serie'), value(root, 'Folio')].filter(Boolean).join('') || undefined,
    authorityNumber: value(elementAt(root, 'Complemento', 'TimbreFiscalDigital'), 'UUID'),
    issuedOn: dayOf(value(root, 'Fecha')),
    dueOn: undefined,
    deliveredOn: undefined,
    currency: value(root, 'Moneda'),
    seller: partyOf(elementAt(root, 'Emisor')),
    buyer: partyOf(elementAt(root, 'Receptor')),
    ibans: [],
    lines: childrenOf(elementAt(root, 'Conceptos'), 'Concepto').map((line) => ({
      description: value(line, 'Descripcion') ?? '',
      quantity: number(line, 'Cantidad'),
      unitPrice: number(line, 'ValorUnitario'),
      amount: number(line, 'Importe'),
    })),
    taxes: childrenOf(elementAt(taxes, 'Traslados'), 'Traslado').map((tax) => ({
      ratePercent: percentOf(tax),
      base: number(tax, 'Base'),
      amount: number(tax, 'Importe'),
    })),
    totals: {
      lines: subtotal,
      beforeTax: subtotal,
      tax: number(taxes, 'TotalImpuestosTrasladados'),
      total,
      paid: undefined,
      due: undefined,
    },
  };
}

/** From 3.3 on a rate is a share of one; before, of a hundred. */
function percentOf(tax: XmlElement): number | undefined {
  const share = number(tax, 'TasaOCuota');
  return share === undefined ? number(tax, 'Tasa') : share * 100;
}

const partyOf = (party: XmlElement | undefined): InvoiceParty => ({
  name: value(party, 'Nombre'),
  taxIds: defined(value(party, 'Rfc') ?? value(party, 'RFC')),
  street: undefined,
  postalCode: undefined,
});

const value = (element: XmlElement | undefined, name: string): string | undefined =>
  (element?.attributes.get(name) ?? element?.attributes.get(name.charAt(0).toLowerCase() + name.slice(1))) ||
  undefined;

const number = (element: XmlElement | undefined, name: string): number | undefined =>
  decimalOf(value(element, name));
