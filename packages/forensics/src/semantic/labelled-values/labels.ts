/** English, Spanish, Portuguese. */
export type Language = 'en' | 'es' | 'pt';

/** What a labelled value is, whatever the language of its label. */
export type Field =
  | 'account-number'
  | 'document-number'
  | 'holder'
  | 'period'
  | 'issue-date'
  | 'due-date'
  | 'payment-date'
  | 'iban'
  | 'routing-number'
  | 'card-number'
  | 'clabe'
  | 'rfc'
  | 'curp'
  | 'nss'
  | 'cpf'
  | 'cnpj'
  | 'boleto';

/**
 * How documents name their values, without accents and in lower case. Only labels that leave no doubt: "date"
 * alone is as often a table's heading, "name" alone anybody's.
 */
export const LABELS: Readonly<Record<Field, Readonly<Record<Language, readonly string[]>>>> = {
  'account-number': {
    en: [
      'account number',
      'account no',
      'account num',
      'acct number',
      'acct no',
      'acct',
      'a/c no',
      'account id',
      'account',
    ],
    es: [
      'numero de cuenta',
      'num de cuenta',
      'no de cuenta',
      'nº de cuenta',
      'cuenta de deposito',
      'cuenta no',
      'cuenta',
    ],
    pt: ['numero da conta', 'n da conta', 'conta de deposito', 'conta corrente', 'conta poupanca', 'conta'],
  },
  'document-number': {
    en: [
      'invoice number',
      'invoice no',
      'invoice #',
      'document number',
      'statement number',
      'policy number',
      'reference number',
    ],
    es: ['numero de factura', 'no de factura', 'factura no', 'folio', 'numero de documento', 'folio fiscal'],
    pt: ['numero da fatura', 'numero da nota', 'nota fiscal no', 'numero do documento', 'fatura no'],
  },
  holder: {
    en: [
      'account holder',
      'account name',
      'account owner',
      'customer name',
      'employee name',
      'employee',
      'bill to',
      'insured',
    ],
    es: [
      'titular de la cuenta',
      'titular',
      'nombre del cliente',
      'nombre del titular',
      'nombre del empleado',
      'cliente',
      'empleado',
    ],
    pt: [
      'titular da conta',
      'titular',
      'nome do cliente',
      'nome do titular',
      'cliente',
      'funcionario',
      'empregado',
      'pagador',
      'sacado',
    ],
  },
  period: {
    en: [
      'statement period',
      'pay period',
      'billing period',
      'service period',
      'statement dates',
      'period covered',
      'period',
    ],
    es: ['periodo del estado de cuenta', 'periodo de pago', 'periodo de facturacion', 'periodo'],
    pt: ['periodo do extrato', 'periodo de referencia', 'periodo de apuracao', 'periodo'],
  },
  'issue-date': {
    en: [
      'statement date',
      'invoice date',
      'issue date',
      'date of issue',
      'date issued',
      'issued on',
      'bill date',
      'billing date',
      'closing date',
    ],
    es: [
      'fecha de emision',
      'fecha de expedicion',
      'fecha de corte',
      'fecha de factura',
      'fecha de la factura',
      'emitido el',
      'expedido el',
    ],
    pt: [
      'data de emissao',
      'data da emissao',
      'data do extrato',
      'data da fatura',
      'emitido em',
      'emissao',
      'data de fechamento',
    ],
  },
  'due-date': {
    en: ['payment due date', 'due date', 'payment due by', 'payment due', 'pay by', 'due by'],
    es: [
      'fecha limite de pago',
      'fecha de vencimiento',
      'vencimiento',
      'vence el',
      'pagar antes de',
      'pagar antes del',
    ],
    pt: ['data de vencimento', 'data do vencimento', 'vencimento', 'pagar ate', 'vence em'],
  },
  'payment-date': {
    en: ['pay date', 'payment date', 'check date', 'date paid', 'payday'],
    es: ['fecha de pago', 'fecha de deposito'],
    pt: ['data de pagamento', 'data do pagamento', 'data de credito', 'data do credito'],
  },
  iban: { en: ['iban'], es: ['iban'], pt: ['iban'] },
  'routing-number': {
    en: [
      'routing number',
      'routing no',
      'routing',
      'aba number',
      'aba no',
      'aba',
      'routing transit number',
      'rtn',
    ],
    es: [],
    pt: [],
  },
  'card-number': {
    en: ['card number', 'card no'],
    es: ['numero de tarjeta', 'no de tarjeta', 'tarjeta no'],
    pt: ['numero do cartao', 'cartao no'],
  },
  clabe: { en: ['clabe'], es: ['clabe interbancaria', 'cuenta clabe', 'clabe'], pt: [] },
  rfc: { en: [], es: ['rfc', 'r.f.c'], pt: [] },
  curp: { en: [], es: ['curp'], pt: [] },
  nss: {
    en: [],
    es: [
      'nss',
      'numero de seguridad social',
      'num de seguridad social',
      'no de seguridad social',
      'numero de seguro social',
    ],
    pt: [],
  },
  cpf: { en: [], es: [], pt: ['cpf/mf', 'cpf'] },
  cnpj: { en: [], es: [], pt: ['cnpj/mf', 'cnpj'] },
  boleto: { en: [], es: [], pt: ['linha digitavel', 'codigo de barras'] },
};
