import type { Language } from './language.js';

interface StatementLabels {
  readonly title: string;
  readonly holder: string;
  readonly account: string;
  readonly period: string;
  readonly issued: string;
  readonly opening: string;
  readonly closing: string;
  readonly credits: string;
  readonly debits: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string;
  readonly summary: string;
  readonly activity: string;
  readonly salary: string;
  readonly card: string;
  readonly notice: string;
}

export const STATEMENT_LABELS: Readonly<Record<Language, StatementLabels>> = {
  en: {
    title: 'Account statement',
    holder: 'Account holder',
    account: 'Account number',
    period: 'Statement period',
    issued: 'Issued on',
    opening: 'Opening balance',
    closing: 'Closing balance',
    credits: 'Money in',
    debits: 'Money out',
    date: 'Date',
    description: 'Details',
    amount: 'Amount',
    balance: 'Balance',
    summary: 'Summary',
    activity: 'Activity',
    salary: 'PAYROLL',
    card: 'CARD',
    notice:
      'Please review this statement and tell us about any error within 60 days. Deposits are insured up to the legal limit.',
  },
  es: {
    title: 'Estado de cuenta',
    holder: 'Titular',
    account: 'Número de cuenta',
    period: 'Periodo',
    issued: 'Fecha de corte',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    credits: 'Abonos',
    debits: 'Cargos',
    date: 'Fecha',
    description: 'Concepto',
    amount: 'Importe',
    balance: 'Saldo',
    summary: 'Resumen',
    activity: 'Movimientos',
    salary: 'NOMINA',
    card: 'COMPRA',
    notice:
      'Revise sus movimientos. Cuenta con 90 días a partir de la fecha de corte para objetar cualquier cargo no reconocido.',
  },
  pt: {
    title: 'Extrato de conta corrente',
    holder: 'Titular',
    account: 'Conta',
    period: 'Período',
    issued: 'Emitido em',
    opening: 'Saldo anterior',
    closing: 'Saldo final',
    credits: 'Entradas',
    debits: 'Saídas',
    date: 'Data',
    description: 'Histórico',
    amount: 'Valor',
    balance: 'Saldo',
    summary: 'Resumo',
    activity: 'Lançamentos',
    salary: 'SALARIO',
    card: 'COMPRA CARTAO',
    notice:
      'Confira os lançamentos. Em caso de dúvida procure a sua agência ou a ouvidoria no prazo de 30 dias.',
  },
};
