import type { XmlElement } from './xml-tree.js';

/** The forms of electronic invoices that are read. */
export type InvoiceSyntax =
  /** UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD 1 and 2, XRechnung. */
  | 'cii'
  /** OASIS Universal Business Language 2: Peppol, XRechnung. */
  | 'ubl'
  /** Comprobante Fiscal Digital por Internet of Mexico, 3.2 to 4.0. */
  | 'cfdi'
  /** Nota Fiscal eletrônica of Brazil, 3.10 and 4.00. */
  | 'nfe';

export interface InvoiceParty {
  readonly name: string | undefined;
  /** As written: VAT number, RFC, CNPJ, CPF, national tax number. */
  readonly taxIds: readonly string[];
  /** Street and number, where they are stated. */
  readonly street: string | undefined;
  readonly postalCode: string | undefined;
}

export interface InvoiceLine {
  readonly description: string;
  readonly quantity: number | undefined;
  readonly unitPrice: number | undefined;
  /** Of the line, before tax. */
  readonly amount: number | undefined;
}

export interface InvoiceTax {
  /** Of a hundred. */
  readonly ratePercent: number | undefined;
  readonly base: number | undefined;
  readonly amount: number | undefined;
}

/** In units of the invoice's currency. */
export interface InvoiceTotals {
  /** Sum of the lines. */
  readonly lines: number | undefined;
  readonly beforeTax: number | undefined;
  readonly tax: number | undefined;
  readonly total: number | undefined;
  readonly paid: number | undefined;
  readonly due: number | undefined;
}

/** What the structured half of an invoice states, whatever its form. Absent values are not stated. */
export interface ElectronicInvoice {
  readonly syntax: InvoiceSyntax;
  readonly number: string | undefined;
  /** The tax authority's own number: UUID of a CFDI, access key of an NF-e. */
  readonly authorityNumber: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly deliveredOn: string | undefined;
  /** ISO 4217, upper case. */
  readonly currency: string | undefined;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  /** Accounts to pay to, as written. */
  readonly ibans: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  readonly totals: InvoiceTotals;
  /** Every decimal number of the file, once: what an amount in print may also be. */
  readonly numbers: readonly number[];
  /** Every day of the file, once, as `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Every other text of the file that has a letter or a digit, once. */
  readonly texts: readonly string[];
  /** Every number by which somebody or something is known, once: of parties, orders, deliveries, items, registers. */
  readonly identifiers: readonly string[];
  /** The file itself, of forms that their issuers sign (NF-e, CFDI). */
  readonly file?: { readonly root: XmlElement; readonly xml: string };
  /** It is no file of the PDF: it was sent with it. */
  readonly sentBeside?: true;
}
