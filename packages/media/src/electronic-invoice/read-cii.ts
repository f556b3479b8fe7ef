import type { StatedInvoice } from './stated-invoice.js';
import type { InvoiceLine, InvoiceParty } from './types.js';
import { childrenOf, dayOf, decimalAt, defined, elementAt, textAt, type XmlElement } from './xml-tree.js';

/**
 * Names of ZUGFeRD 2 and Factur-X (CII D16B, D22B) to those of ZUGFeRD 1 (CII 2013b) where they differ.
 */
const OLD_NAMES: Readonly<Record<string, string>> = {
  ExchangedDocument: 'HeaderExchangedDocument',
  SupplyChainTradeTransaction: 'SpecifiedSupplyChainTradeTransaction',
  ApplicableHeaderTradeAgreement: 'ApplicableSupplyChainTradeAgreement',
  ApplicableHeaderTradeDelivery: 'ApplicableSupplyChainTradeDelivery',
  ApplicableHeaderTradeSettlement: 'ApplicableSupplyChainTradeSettlement',
  SpecifiedTradeSettlementHeaderMonetarySummation: 'SpecifiedTradeSettlementMonetarySummation',
  SpecifiedLineTradeAgreement: 'SpecifiedSupplyChainTradeAgreement',
  SpecifiedLineTradeDelivery: 'SpecifiedSupplyChainTradeDelivery',
  SpecifiedLineTradeSettlement: 'SpecifiedSupplyChainTradeSettlement',
  SpecifiedTradeSettlementLineMonetarySummation: 'SpecifiedTradeSettlementMonetarySummation',
};

const at = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementAt(element, name) ?? elementAt(element, OLD_NAMES[name] ?? name);

/** UN/CEFACT Cross Industry Invoice (EN 16931-3-3); undefined when the root is another document. */
export function readCii(root: XmlElement): StatedInvoice | undefined {
  if (root.name !== 'CrossIndustryInvoice' && root.name !== 'CrossIndustryDocument') return undefined;
  const document = at(root, 'ExchangedDocument');
  const transaction = at(root, 'SupplyChainTradeTransaction');
  const agreement = at(transaction, 'ApplicableHeaderTradeAgreement');
  const delivery = at(transaction, 'ApplicableHeaderTradeDelivery');
  const settlement = at(transaction, 'ApplicableHeaderTradeSettlement');
  const sums = at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  return {
    syntax: 'cii',
    number: textAt(document, 'ID'),
    authorityNumber: undefined,
    issuedOn: dayOf(textAt(document, 'IssueDateTime', 'DateTimeString')),
    dueOn: dayOf(textAt(settlement, 'SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
    deliveredOn: dayOf(
      textAt(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', 'DateTimeString'),
    ),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    seller: partyOf(elementAt(agreement, 'SellerTradeParty')),
    buyer: partyOf(elementAt(agreement, 'BuyerTradeParty')),
    ibans: childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans').flatMap((means) =>
      defined(textAt(means, 'PayeePartyCreditorFinancialAccount', 'IBANID')),
    ),
    lines: childrenOf(transaction, 'IncludedSupplyChainTradeLineItem').map(lineOf),
    taxes: childrenOf(settlement, 'ApplicableTradeTax').map((tax) => ({
      ratePercent: decimalAt(tax, 'RateApplicablePercent') ?? decimalAt(tax, 'ApplicablePercent'),
      base: decimalAt(tax, 'BasisAmount'),
      amount: decimalAt(tax, 'CalculatedAmount'),
    })),
    totals: {
      lines: decimalAt(sums, 'LineTotalAmount'),
      beforeTax: decimalAt(sums, 'TaxBasisTotalAmount'),
      tax: decimalAt(sums, 'TaxTotalAmount'),
      total: decimalAt(sums, 'GrandTotalAmount'),
      paid: decimalAt(sums, 'TotalPrepaidAmount'),
      due: decimalAt(sums, 'DuePayableAmount'),
    },
  };
}

function partyOf(party: XmlElement | undefined): InvoiceParty {
  const address = elementAt(party, 'PostalTradeAddress');
  return {
    name: textAt(party, 'Name'),
    taxIds: childrenOf(party, 'SpecifiedTaxRegistration').flatMap((registration) =>
      defined(textAt(registration, 'ID')),
    ),
    street: textAt(address, 'LineOne') ?? textAt(address, 'StreetName'),
    postalCode: textAt(address, 'PostcodeCode'),
  };
}

function lineOf(line: XmlElement): InvoiceLine {
  const agreement = at(line, 'SpecifiedLineTradeAgreement');
  const settlement = at(line, 'SpecifiedLineTradeSettlement');
  return {
    description: textAt(line, 'SpecifiedTradeProduct', 'Name') ?? '',
    quantity: decimalAt(at(line, 'SpecifiedLineTradeDelivery'), 'BilledQuantity'),
    unitPrice:
      decimalAt(agreement, 'NetPriceProductTradePrice', 'ChargeAmount') ??
      decimalAt(agreement, 'GrossPriceProductTradePrice', 'ChargeAmount'),
    amount: decimalAt(at(settlement, 'SpecifiedTradeSettlementLineMonetarySummation'), 'LineTotalAmount'),
  };
}
