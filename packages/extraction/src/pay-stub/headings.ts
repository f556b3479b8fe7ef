import type { Cell } from '../layout/cells.js';
import { onlyPhrases, phraseBook } from '../layout/phrases.js';

/** What a column of figures holds. */
export type PayColumnKind =
  | 'current'
  | 'year-to-date'
  | 'hours'
  | 'rate'
  | 'earnings'
  | 'deductions'
  | 'no-amount';

/**
 * Headings of columns on pay stubs of the United States, Mexico and Brazil (the Brazilian ones as in the
 * usual printed form of the Consolidacao das Leis do Trabalho, article 464; the Mexican ones as in the tax
 * authority's payroll supplement 1.2).
 */
export const COLUMN_HEADINGS = phraseBook<PayColumnKind>({
  current: `
    current; this period; this pay; this check; this pay period; current period; current amount; current pay; current earnings;
    current deductions; current taxes; amount; amounts; period amount; cur; curr; curr amount; current total; earned; withheld; pay
    period amount; actual; importe; importes; monto; importe total; este periodo; periodo actual; total periodo; importe actual;
    valor; valor r$; valores; valor (r$); no mes; mes atual; do mes; current ($); amount ($); total; current pay period; this
    payment; esta quincena; del periodo; periodo corriente; atual`,
  'year-to-date': `
    ytd; year to date; year-to-date; y-t-d; ytd amount; ytd total; ytd amounts; ytd earnings; ytd deductions; ytd taxes; ytd pay;
    total ytd; calendar ytd; total to date; to date; year to date amount; year to date total; ytd ($); ytd gross; acumulado;
    acumulados; acumulado anual; acumulado ano; acum; acum anual; acumulado en el ano; acumulado no ano; acumulado del ano; ano a la
    fecha; importe acumulado; valor acumulado; total acumulado; acumulado ejercicio; yr to date`,
  hours: `
    hours; hrs; hrs/units; hours/units; units; qty; quantity; hours worked; hrs worked; current hours; reg hours; this period hours;
    hr; hours / units; horas; dias; unidades; cantidad; cant; horas/dias; dias/horas; hours/days; dias trabajados; tiempo; referencia; ref;
    refer; qtd; qtde; quantidade; quant; base/ref; refs`,
  rate: `
    rate; pay rate; hourly rate; rate of pay; rate ($); base rate; current rate; tarifa; cuota; valor unitario; valor hora; valor
    unit; tasa; salario hora`,
  earnings: `
    percepciones; ingresos; vencimentos; proventos; vencimentos (r$); proventos (r$); vencimentos r$; proventos r$; rendimentos; creditos; haberes; valor
    vencimentos; remuneracao`,
  deductions: `
    deducciones; descontos; descontos (r$); descontos r$; debitos; valor descontos`,
  'no-amount': `
    ytd hours; hours ytd; year to date hours; ytd hrs; ytd units; balance; saldo; accrued; used; available; taken; earned hours;
    beginning balance; remaining; ending balance; gravado; exento; importe gravado; importe exento; account; cuenta; account number;
    routing number; employer; employer amount; company; patron; patronal; employer ytd; taxable wages; taxable; taxable gross;
    taxable ytd`,
});

/** What a block of lines is about. */
export type PaySection = 'earnings' | 'taxes' | 'deductions' | 'all-deductions' | 'summary' | 'aside';

/**
 * Headings of blocks; `all-deductions`: what Mexican and Brazilian pay slips call deductions, taxes among
 * them (tax authority's catalogue c_TipoDeduccion: 001 social security, 002 ISR); `aside` is what neither
 * adds to pay nor takes from it: the employer's share, leave, bank accounts, notes.
 */
export const SECTION_HEADINGS = phraseBook<PaySection>({
  earnings: `
    earnings; employee earnings; hours and earnings; hours & earnings; earnings and hours; earnings & hours; gross earnings; pay;
    wages; income; compensation; earnings description; earnings type; earning; current earnings; taxable earnings; earnings detail;
    pay and allowances; payments; pay type; pay details; wages and earnings; entitlements; your earnings; earnings statement of this
    period; earnings code; description of earnings; earnings / pay; paid; what you earned; percepciones; percepcion; ingresos;
    percepciones ordinarias; haberes; devengos; devengado; conceptos de percepcion; otros pagos; percepciones del periodo;
    percepciones y otros pagos; vencimentos; proventos; proventos e vantagens; rendimentos; ganhos; creditos`,
  taxes: `
    taxes; tax; employee taxes; employee taxes withheld; taxes withheld; tax withholdings; withholdings; statutory; statutory
    deductions; tax deductions; federal state and local taxes; employee tax; payroll taxes; withholding taxes; taxes & withholdings;
    taxes and withholdings; tax type; tax withholding; withholding tax; current taxes; tax description; government deductions;
    mandatory deductions; your taxes; withheld taxes; required deductions; impuestos; impuestos retenidos; retenciones; impuestos y
    retenciones; impostos; impostos retidos; tributos; encargos do empregado; deducciones de ley; descontos legais; descontos
    obrigatorios; obligaciones fiscales`,
  deductions: `
    deductions; employee deductions; other deductions; pre-tax deductions; post-tax deductions; pretax deductions; posttax
    deductions; before-tax deductions; after-tax deductions; before tax deductions; after tax deductions; voluntary deductions;
    deductions & contributions; deduction; benefits deductions; deductions description; deductions from gross; deductions and taxes;
    deductions & taxes; taxes and deductions; taxes & deductions; taxes/deductions; deductions/taxes; voluntary; other; adjustment;
    adjustments; garnishments; current deductions; your deductions; benefits; withholdings and deductions; deduction type;
    before-tax; after-tax; insurance and retirement; what we withheld; employee benefits; allotments`,
  'all-deductions': `
    deducciones; descuentos; otras deducciones; deducciones del periodo; conceptos de deduccion; descontos; descontos e retencoes; outras deducoes; outros descontos; deducoes; deducciones y retenciones; descontos do mes`,
  summary: `
    summary; pay summary; totals; current summary; ytd summary; net pay summary; payroll summary; pay stub summary; paycheck
    summary; resumen; totales; resumo; totais; resumen del pago; gross to net; pay at a glance; resumo do mes; resumen de nomina`,
  aside: `
    employer taxes; company taxes; employer contributions; company contributions; employer paid benefits; employer paid; employer
    benefits; company tax; employer tax; company paid benefits; other benefits and information; other benefits and; other benefits;
    important notes; notes; employer costs; employer; memo; memo items; information; employer paid taxes; company paid; paid by
    employer; employer match; non-cash; taxable benefits; imputed income; sick policy; paid time off policy; paid time off; time
    off; leave; leave balances; pto; accruals; leave accrual; vacation; absence plans; time off balances; pto balances; leave
    summary; balances; hours summary; pto summary; accrual balances; time off summary; benefit time; benefit hours; leave type;
    direct deposit; direct deposits; deposits; net pay distribution; payment information; direct deposit distribution; net pay
    allocation; distribution; deposit information; bank; payment method; deposited to the account of; payment details; direct
    deposit details; net pay allocations; distribution of net pay; deposit to; tax data; tax status; federal taxable; withholding
    information; tax information; filing status; message; messages; taxable wages; other information; additional information;
    obligaciones patronales; aportaciones patronales; aportaciones del patron; cuotas patronales; informacion adicional; datos
    bancarios; prestaciones del patron; aportacion patronal; vacaciones; saldos; saldo de vacaciones; incapacidades; informativo;
    base de calculo; bases de calculo; bases; dados bancarios; encargos patronais; encargos da empresa; contribuicoes da empresa;
    informacoes; mensagens; observacoes; banco de horas; ferias`,
});

/** Lines that head columns of amounts: `Employee` there is the start of `Employee taxes`. */
export const tableHeads = (cells: readonly Cell[]): ReadonlySet<number> =>
  new Set(
    cells.flatMap(({ words, line }) =>
      onlyPhrases(words, COLUMN_HEADINGS)?.some(
        ({ meaning }) => meaning === 'current' || meaning === 'year-to-date',
      )
        ? [line]
        : [],
    ),
  );
