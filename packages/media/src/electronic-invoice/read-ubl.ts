import type { StatedInvoice } from './stated-invoice.js';
import type { InvoiceLine, InvoiceParty } from './types.js';
import { childrenOf, dayOf, decimalAt, defined, elementAt, textAt, type XmlElement } from './xml-tree.js';

/** OASIS UBL 2 invoice or credit note (EN 16931-3-2); undefined when the root is another document. */
export function readUbl(root: XmlElement): StatedInvoice | undefined {
  if (root.name !== 'Invoice' && root.name !== 'CreditNote') return undefined;
  const sums = elementAt(root, 'LegalMonetaryTotal');
  if (!sums) return undefined;
  const means = childrenOf(root, 'PaymentMeans');
  return {
    syntax: 'ubl',
    number: textAt(root, 'ID'),
    authorityNumber: undefined,
    issuedOn: dayOf(textAt(root, 'IssueDate')),
    dueOn: dayOf(textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans', 'PaymentDueDate')),
    deliveredOn: dayOf(textAt(root, 'Delivery', 'ActualDeliveryDate')),
    currency: textAt(root, 'DocumentCurrencyCode'),
    seller: partyOf(elementAt(root, 'AccountingSupplierParty', 'Party')),
    buyer: partyOf(elementAt(root, 'AccountingCustomerParty', 'Party')),
    ibans: means.flatMap((one) => defined(textAt(one, 'PayeeFinancialAccount', 'ID'))),
    lines: [...childrenOf(root, 'InvoiceLine'), ...childrenOf(root, 'CreditNoteLine')].map(lineOf),
    taxes: childrenOf(elementAt(root, 'TaxTotal'), 'TaxSubtotal').map((tax) => ({
      ratePercent: decimalAt(tax, 'TaxCategory', 'Percent'),
      base: decimalAt(tax, 'TaxableAmount'),
      amount: decimalAt(tax, 'TaxAmount'),
    })),
    totals: {
      lines: decimalAt(sums, 'LineExtensionAmount'),
      beforeTax: decimalAt(sums, 'TaxExclusiveAmount'),
      tax: decimalAt(root, 'TaxTotal', 'TaxAmount'),
      total: decimalAt(sums, 'TaxInclusiveAmount'),
      paid: decimalAt(sums, 'PrepaidAmount'),
      due: decimalAt(sums, 'PayableAmount'),
    },
  };
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = elementAt(party, 'PostalAddress');
  return {
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'),
    taxIds: childrenOf(party, 'PartyTaxScheme').flatMap((scheme) => defined(textAt(scheme, 'CompanyID'))),
    street: textAt(address, 'StreetName'),
    postalCode: textAt(address, 'PostalZone'),
  };
}

const lineOf = (line: XmlElement): InvoiceLine => ({
  description: textAt(line, 'Item', 'Name') ?? '',
  quantity: decimalAt(line, 'InvoicedQuantity') ?? decimalAt(line, 'CreditedQuantity'),
  unitPrice: decimalAt(line, 'Price', 'PriceAmount'),
  amount: decimalAt(line, 'LineExtensionAmount'),
});
