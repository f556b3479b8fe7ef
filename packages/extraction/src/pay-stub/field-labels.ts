import { phraseBook } from '../layout/phrases.js';

/** What pay stubs call who pays, who is paid, and when, in English, Spanish and Portuguese. */
export const PARTY_LABELS = phraseBook({
  employeeName: `
    emp; employee name; employee; name; employee's name; name of employee; full name; pay to the order of; pay to; payee; to the order
    of; employee information; employee info; employee details; worker's name; staff member; crew member; recipient; pay to the; paid to; team member; associate; associate name; worker;
    worker name; prepared for; employee name and address; employee name & address; employee name/address; nombre; nombre del
    trabajador; nombre del empleado; nombre de empleado; nombre empleado; nombre completo; trabajador; empleado; colaborador;
    receptor; nombre del colaborador; nombre trabajador; datos del trabajador; datos del empleado; nombre receptor; nombre del
    receptor; recibi de; nome; nome do funcionario; nome do empregado; nome do colaborador; funcionario; funcionaria; empregado;
    colaboradora; servidor; nome completo; nome do servidor; nome do trabalhador; trabalhador; funcionario(a); nome funcionario;
    empregado(a); colaborador(a); func; empleada; trabajadora; empregada; trabalhadora; servidora; contratado; contratada; beneficiario; favorecido; dados do funcionario; dados do colaborador; legal name of employee;
    employee full name; employee legal name; emp name; staff name; preferred name; teammate; personnel; asociado;
    servidor publico; nombre del servidor publico; nombre del asociado; nombre y apellidos; apellidos y nombre;
    associado; nome do associado; name (last, first, mi); name (last, first, middle); name (last, first); name last first middle initial;
    member name; name of member; soldier name`,
  employerName: `
    employer; employer name; company; company name; employer's name; name of employer; paid by; payer; employer information; company
    information; business name; employer name and address; employer details; employer info; employer name & address; issued by;
    empresa; patron; nombre del patron; razon social; nombre o razon social; emisor; nombre de la empresa; nombre emisor; nombre del
    emisor; denominacion o razon social; datos de la empresa; datos del patron; nombre empresa; empleador; empregador; nome da
    empresa; razao social; empregadora; nome do empregador; dados da empresa; nome/razao social; fonte pagadora; nome empresarial; firm; organization; organization
    name; employing company; legal entity; legal entity name; legal name; corporation; corporation name; employer of record; worksite
    employer; agency name; employer legal name; denominacion; compania; nombre de la compania; negocio; nombre comercial;
    institucion; dependencia; contribuyente; organizacion; razon social del patron; razon social del emisor; contratante; orgao;
    estabelecimento; nome fantasia; entidade; tomador; instituicao; companhia; razao social do empregador`,
  employeeAddress: `
    employee address; employee's address; domicilio del trabajador; domicilio del empleado; direccion del empleado; endereco do
    funcionario; home address; mailing address; domicilio trabajador; endereco do empregado; endereco do colaborador; domicilio
    empleado; address of employee; residence address; residential address; worker address; domicilio particular; domicilio del
    colaborador; domicilio del receptor; direccion del trabajador; direccion particular; endereco residencial; endereco do trabalhador;
    endereco do servidor`,
  employerAddress: `
    employer address; company address; domicilio fiscal; domicilio de la empresa; endereco da empresa; lugar de expedicion;
    domicilio del patron; employer's address; direccion de la empresa; endereco do empregador; business address; domicilio empresa;
    direccion fiscal; address of employer; address of company; office address; corporate address; organization address;
    domicilio del centro de trabajo; domicilio del emisor; direccion del patron; endereco empresa; endereco da sede; sede; endereco
    comercial; endereco do estabelecimento`,
  address: `
    address; domicilio; direccion; endereco; addr; street address`,
});

export const DATE_LABELS = phraseBook({
  payDate: `
    pay date; payment date; check date; date paid; pay day; payday; paid on; paid date; date of payment; advice date; cheque date;
    deposit date; issue date; issued; date of pay; pay check date; paycheck date; payroll date; direct deposit date; date of issue;
    date issued; effective date; payable on; transaction date; settlement date; fecha de pago; fecha pago; fecha del pago; pagado
    el; dia de pago; f. pago; fecha de deposito; fecha de dispersion; data de pagamento; data do pagamento; data pagamento; data do
    credito; data de credito; data pagto; pagamento em; data credito; dt pagamento; dt. pagto; dia do pagamento; pago em; creditado
    em; data do deposito; data de recebimento; credito em; creditado el; pagado; depositado el; depositado em; deposited on; deposited; paid; check dated; payable; payable date; date payable;
    funds available; available on; value date; pago el; se paga el; fecha de abono; fecha de acreditacion; pago no dia; pago dia; recebido em; recibido el; disbursement date; distribution date; payment issued; direct deposit on; posting
    date; net pay date; date of check; fecha de acreditamiento; fecha de transferencia; fecha efectiva de pago; dt pgto; dt. pgto; data
    pgto; dt credito; dt. credito; pgto em; pgto. em; dia de pagamento; data de liquidacao; data prevista de pagamento`,
  date: `
    date; fecha; data; dated`,
  start: `
    period start; period begin; period beginning; period beg; pay period start; pay period begin; pay period beginning; pay begin
    date; begin date; start date; pay period start date; period start date; period from; from; period begin date; beginning date;
    pay start date; pay begin; pay period from; beginning; period beginning date; pay start; period begins;     start of period; pay period begins; week beginning; start; begin; begins; first day; week starting; starting; work period start; fecha inicial de pago; fecha inicial; fecha
    inicio; fecha de inicio; inicio del periodo; periodo inicial; desde; inicio periodo; fecha inicial pago; inicio de periodo;
    fecha de inicio del periodo; periodo del; del; fecha inicial del periodo; periodo inicio; inicio do periodo; data inicial;
    periodo de; data inicio; data de inicio; inicio; de; inicia; comienza; primer dia; primeiro dia; comeco; beg date; beg. date; per beg; periodo desde; periodo inicial; inicio da competencia`,
  end: `
    period end; period ending; pay period end; pay period ending; pay end date; end date; pay period end date; period end date;
    period to; to; through; period ending date; ending date; week ending; pay through date; pay end; pay period to; ending; thru;
    period ended; end of period; pay period ends; period ends; pay period ended; week ended; end; work period
    end; pay ending; fecha final de pago; fecha final; fecha fin; fin del periodo; periodo final; hasta; fin
    periodo; fecha final pago; fecha de fin; fin de periodo; fecha de termino; fecha fin del periodo; al; fecha final del periodo;
    termino; periodo fin; fin; fim do periodo; data final; ate; data fim; data de fim; fim; termino do periodo; ends; last day; ultimo dia; termina; week to; final`,
  period: `
    pay period; period; pay period dates; payroll period; period covered; pay periods; period dates;
    work period; pay cycle; period of pay; earnings period; dates worked; pay week; period
    worked; service period; pay period date; period begin/end; period beginning/ending; pay period begin/end; start/end; period
    start/end; periodo; periodo de pago; periodo pagado; periodo de nomina; quincena; periodo del pago; periodo pago; periodo que
    cubre; periodo liquidado; periodo comprendido; periodo quincenal; periodo de trabajo; semana; correspondiente al periodo;
    correspondiente; periodo de referencia; competencia; mes de referencia; referencia; mes/ano; periodo de apuracao; folha mensal;
    mes referencia; referente ao mes; ref; mes; referente a; periodo aquisitivo de; mes de competencia; mes competencia; referente
    ao mes de; mes/ano de referencia; periodo trabalhado; referente; referente ao periodo`,
});

/** What else stands behind labels on pay stubs: where such a label begins, the value before it ends. */
export const OTHER_LABELS = phraseBook({
  other: `
    employee id; employee no; employee number; employee #; emp id; emp no; emp #; id; ssn; social security number; soc. sec. no.; soc. sec. number; soc. sec.; soc sec #; social security no; social security #; ss no; ss number; department; dept; process level; cost center; company code;
    position; title; job title; occupation; check no; check number; advice number; pay frequency; frequency; pay type; hire date;
    account; phone; ein; fein; filing status; marital status; status; location; pay rate; rate; salary; annual salary; base salary; hourly rate; net pay; gross pay;
    no. empleado; no. de empleado; numero de empleado; num. empleado; numero empleado; puesto; departamento; area; rfc; curp; nss;
    imss; fecha de ingreso; fecha de alta; salario diario; salario diario integrado; salario base de cotizacion; sueldo diario; sdi; salario base; registro patronal; reg. patronal; reg. pat.; reg. pat. imss; registro patronal imss; regimen; regimen fiscal; folio;
    dias pagados; dias trabajados; forma de pago; banco; cuenta; clabe; lugar; sucursal; tipo de contrato; tipo de jornada; sueldo;
    codigo; cod; matricula; cargo; funcao; classe; nivel; situacao; situacao funcional; vinculo; simbolo; padrao; referencia salarial; setor; secao; departamento; cpf; cnpj; pis; pis/pasep; ctps; cbo; admissao;
    data de admissao; data admissao; agencia; conta; banco; filial; centro de custo; lotacao; salario; salario contratual; cc; chapa; registro`,
});
