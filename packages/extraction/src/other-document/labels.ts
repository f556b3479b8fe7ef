import { phraseBook } from '../layout/phrases.js';

/**
 * What documents of trade and of offices call their numbers, days and parties, in English, Spanish and
 * Portuguese.
 */
export const DOCUMENT_LABELS = phraseBook({
  number: `
    invoice number; invoice no; invoice #; invoice id; invoice; invoice num; inv no; inv #; bill number; bill no; document number;
    document no; reference number; reference no; statement number; policy number; account number; account no; case number;
    receipt number; receipt no; receipt #; order number; confirmation number; numero de factura; no. de factura; factura no;
    factura #; numero; folio; folio fiscal; numero de folio; factura; no. factura; numero de documento; numero da nota; nota fiscal
    no; numero da fatura; fatura no; numero do documento; n da fatura; fatura; nota fiscal; numero da nota fiscal`,
  issued: `
    invoice date; date; date of issue; issue date; bill date; billing date; dated; statement date; date issued; document date; order
    date; date of invoice; letter date; fecha; fecha de emision; fecha de factura; fecha de expedicion; fecha factura; fecha de
    facturacion; data de emissao; data da emissao; data; emissao; data emissao; data do documento; data da fatura`,
  due: `
    due date; invoice due date; payment due date; payment due; pay by; date due; due by; due on; due; fecha de vencimiento;
    vencimiento; fecha limite de pago; fecha vencimiento; pagar antes de; data de vencimento; vencimento; data vencimento; vence em`,
  period: `
    period; service period; billing period; statement period; coverage period; lease term; periodo; periodo facturado; periodo de
    servicio; periodo de referencia; periodo de facturacion; vigencia; policy period`,
  vendor: `
    from; vendor; vendor name; seller; supplier; bill from; invoice from; company; company name; sold by; proveedor; emisor;
    vendedor; razon social; fornecedor; prestador; prestador de servicos; emitente; razao social`,
  customer: `
    bill to; billed to; customer; customer name; client; client name; sold to; invoice for; invoice to; buyer; cliente; facturar a;
    facturado a; receptor; comprador; tomador; tomador de servicos; destinatario; sacado; pagador; nombre; nombre del cliente; nome
    do cliente`,
  person: `
    name; full name; account holder; insured; named insured; policyholder; tenant; borrower; patient; applicant; owner; holder;
    taxpayer; recipient; claimant; lessee; nombre completo; titular; asegurado; arrendatario; contribuyente; solicitante; nome; nome
    completo; segurado; locatario; contribuinte; requerente`,
});

export type DocumentLabel = 'number' | 'issued' | 'due' | 'period' | 'vendor' | 'customer' | 'person';
