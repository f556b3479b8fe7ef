import type { Sentence } from './sentence.js';

/** What a document says, held against itself, its codes, the law and earlier submissions. */
export const STATEMENTS = {
  BALANCE: {
    en: [
      'The balance is printed as {after}; the amounts around it make {before}.',
      'The balance and the amounts around it contradict each other.',
    ],
    es: [
      'El saldo impreso es {after}; los importes alrededor suman {before}.',
      'El saldo y los importes alrededor se contradicen.',
    ],
    pt: [
      'O saldo impresso é {after}; os valores ao redor somam {before}.',
      'O saldo e os valores ao redor se contradizem.',
    ],
  },
  AMOUNT: {
    en: [
      'The amount is printed as {after}; the balances around it ask for {before}.',
      'The amount and the balances around it contradict each other.',
    ],
    es: [
      'El importe impreso es {after}; por los saldos alrededor sería {before}.',
      'El importe y los saldos alrededor se contradicen.',
    ],
    pt: [
      'O valor impresso é {after}; pelos saldos ao redor seria {before}.',
      'O valor e os saldos ao redor se contradizem.',
    ],
  },
  ROW_WITHOUT_EFFECT: {
    en: ['The balance after {there} leaves that amount out.', 'A balance leaves out the amount of its line.'],
    es: ['El saldo tras {there} omite ese importe.', 'Un saldo omite el importe de su línea.'],
    pt: ['O saldo depois de {there} omite esse valor.', 'Um saldo omite o valor de sua linha.'],
  },
  ROW_NUMBER: {
    en: [
      'A table counts its rows, and row {before} is missing.',
      'A table counts its rows, and one is missing.',
    ],
    es: ['Una tabla numera sus filas y falta la {before}.', 'Una tabla numera sus filas y falta una.'],
    pt: ['Uma tabela numera suas linhas e falta a {before}.', 'Uma tabela numera suas linhas e falta uma.'],
  },
  ROW_ROOM: {
    en: ['A table has room for a row where none is printed.'],
    es: ['Una tabla deja lugar para una fila que no está.'],
    pt: ['Uma tabela deixa espaço para uma linha que não está lá.'],
  },
  PAGE_OF_OTHER_ACCOUNT: {
    en: ['The balances of the page belong to another account or period.'],
    es: ['Los saldos de la página son de otra cuenta o período.'],
    pt: ['Os saldos da página são de outra conta ou período.'],
  },
  TOTAL: {
    en: [
      '{after} is printed; the other figures make {before}.',
      'A printed figure and the others contradict each other.',
    ],
    es: [
      'Figura impreso {after}; las demás cifras suman {before}.',
      'Una cifra impresa y las demás se contradicen.',
    ],
    pt: [
      'Está impresso {after}; os outros números somam {before}.',
      'Um número impresso e os outros se contradizem.',
    ],
  },
  TAX: {
    en: [
      'The tax is printed as {after}; the law makes it {before}.',
      'The tax on the pay differs from what the law asks for.',
    ],
    es: [
      'El impuesto impreso es {after}; según la ley es {before}.',
      'El impuesto sobre el pago difiere de lo que exige la ley.',
    ],
    pt: [
      'O imposto impresso é {after}; pela lei é {before}.',
      'O imposto sobre o pagamento difere do que a lei exige.',
    ],
  },
  OVERTIME: {
    en: ['Overtime is paid below what the law asks for.'],
    es: ['Las horas extra se pagan por debajo de lo que exige la ley.'],
    pt: ['As horas extras são pagas abaixo do que a lei exige.'],
  },
  HOURS_AND_RATE: {
    en: [
      'The pay is printed as {after}; hours and rate make {before}.',
      'Pay, hours and rate contradict each other.',
    ],
    es: ['El pago impreso es {after}; horas y tarifa dan {before}.', 'Pago, horas y tarifa se contradicen.'],
    pt: [
      'O pagamento impresso é {after}; horas e valor por hora dão {before}.',
      'Pagamento, horas e valor por hora se contradizem.',
    ],
  },
  YEAR_TO_DATE: {
    en: ['The sum of the year so far does not fit that of this period.'],
    es: ['El acumulado del año no concuerda con el importe de este período.'],
    pt: ['O acumulado do ano não confere com o valor deste período.'],
  },
  PERIOD_LENGTH: {
    en: ['The pay period has an unusual length.'],
    es: ['El período de pago tiene una duración inusual.'],
    pt: ['O período de pagamento tem duração incomum.'],
  },
  NUMBER_ELSEWHERE: {
    en: [
      'A number is {after} here and {before} elsewhere in the document.',
      'A number is printed in two ways.',
    ],
    es: [
      'Un número es {after} aquí y {before} en otra parte del documento.',
      'Un número está impreso de dos formas.',
    ],
    pt: [
      'Um número é {after} aqui e {before} em outra parte do documento.',
      'Um número está impresso de duas formas.',
    ],
  },
  TWO_HOLDERS: {
    en: [
      '{after} and {before} are both named as holder of the same number.',
      'Two people are named as holder of the same number.',
    ],
    es: [
      '{after} y {before} figuran ambos como titular del mismo número.',
      'Dos personas figuran como titular del mismo número.',
    ],
    pt: [
      '{after} e {before} aparecem ambos como titular do mesmo número.',
      'Duas pessoas aparecem como titular do mesmo número.',
    ],
  },
  NAME_ELSEWHERE: {
    en: ['The name is {after} here and {before} elsewhere.', 'A name is printed in two ways.'],
    es: ['El nombre es {after} aquí y {before} en otra parte.', 'Un nombre está impreso de dos formas.'],
    pt: ['O nome é {after} aqui e {before} em outra parte.', 'Um nome está impresso de duas formas.'],
  },
  ADDRESS_ELSEWHERE: {
    en: ['The address says {after} here and {before} elsewhere.', 'An address is printed in two ways.'],
    es: [
      'La dirección dice {after} aquí y {before} en otra parte.',
      'Una dirección está impresa de dos formas.',
    ],
    pt: [
      'O endereço diz {after} aqui e {before} em outra parte.',
      'Um endereço está impresso de duas formas.',
    ],
  },
  POSTAL_CODE: {
    en: [
      'Read as {after}: the postal code belongs to another state.',
      'A postal code belongs to another state.',
    ],
    es: ['Se lee {after}: el código postal es de otro estado.', 'Un código postal es de otro estado.'],
    pt: ['Lê-se {after}: o código postal é de outro estado.', 'Um código postal é de outro estado.'],
  },
  OTHER_BANK: {
    en: [
      'The letterhead names {before}; the number {after} belongs to another bank.',
      'Letterhead and bank number belong to two banks.',
    ],
    es: [
      'El membrete nombra a {before}; el número {after} es de otro banco.',
      'El membrete y el número son de dos bancos.',
    ],
    pt: [
      'O timbre nomeia {before}; o número {after} é de outro banco.',
      'O timbre e o número são de dois bancos.',
    ],
  },
  DUE_BEFORE_ISSUED: {
    en: [
      'Payment is due on {after}, before the document was issued on {before}.',
      'Payment is due before the document was issued.',
    ],
    es: [
      'El pago vence el {after}, antes de la emisión del documento el {before}.',
      'El pago vence antes de la emisión del documento.',
    ],
    pt: [
      'O pagamento vence em {after}, antes da emissão do documento em {before}.',
      'O pagamento vence antes da emissão do documento.',
    ],
  },
  PAID_EARLY: {
    en: [
      'It was paid on {after}, long before the period began on {before}.',
      'It was paid long before the period began.',
    ],
    es: [
      'Se pagó el {after}, mucho antes de que empezara el período el {before}.',
      'Se pagó mucho antes de que empezara el período.',
    ],
    pt: [
      'Foi pago em {after}, muito antes do início do período em {before}.',
      'Foi pago muito antes do início do período.',
    ],
  },
  PERIOD_REVERSED: {
    en: ['The period ends on {after}, before it begins.', 'The period ends before it begins.'],
    es: ['El período termina el {after}, antes de empezar.', 'El período termina antes de empezar.'],
    pt: ['O período termina em {after}, antes de começar.', 'O período termina antes de começar.'],
  },
  AFTER_SUBMISSION: {
    en: [
      'The date {after} lies after the day on which the document was sent.',
      'A date lies after the day on which the document was sent.',
    ],
    es: [
      'La fecha {after} es posterior al día en que se envió el documento.',
      'Una fecha es posterior al día en que se envió el documento.',
    ],
    pt: [
      'A data {after} é posterior ao dia em que o documento foi enviado.',
      'Uma data é posterior ao dia em que o documento foi enviado.',
    ],
  },
  OUTSIDE_PERIOD: {
    en: [
      'The date {after} lies outside of the period that the document covers.',
      'Dates lie outside of the period that the document covers.',
    ],
    es: [
      'La fecha {after} está fuera del período que cubre el documento.',
      'Hay fechas fuera del período que cubre el documento.',
    ],
    pt: [
      'A data {after} está fora do período que o documento cobre.',
      'Há datas fora do período que o documento cobre.',
    ],
  },
  OTHER_YEAR: {
    en: [
      'The date {after} lies in another year than the dates around it.',
      'A date lies in another year than those around it.',
    ],
    es: [
      'La fecha {after} es de un año distinto al de las fechas alrededor.',
      'Una fecha es de un año distinto al de las fechas alrededor.',
    ],
    pt: [
      'A data {after} é de um ano diferente do das datas ao redor.',
      'Uma data é de um ano diferente do das datas ao redor.',
    ],
  },
  OUT_OF_ORDER: {
    en: ['The date {after} stands out of order among the dates around it.', 'A date stands out of order.'],
    es: ['La fecha {after} está fuera de orden entre las de alrededor.', 'Una fecha está fuera de orden.'],
    pt: ['A data {after} está fora de ordem entre as ao redor.', 'Uma data está fora de ordem.'],
  },
  WEEKDAY: {
    en: ['{there} names the wrong day of the week.', 'A date names the wrong day of the week.'],
    es: [
      '{there} indica un día de la semana equivocado.',
      'Una fecha indica un día de la semana equivocado.',
    ],
    pt: ['{there} indica o dia da semana errado.', 'Uma data indica o dia da semana errado.'],
  },
  NEWER_THAN_FILE: {
    en: [
      'The document is dated {after}, later than its own file.',
      'The document is dated later than its own file.',
    ],
    es: [
      'El documento lleva la fecha {after}, posterior a su propio archivo.',
      'El documento lleva una fecha posterior a su propio archivo.',
    ],
    pt: [
      'O documento traz a data {after}, posterior ao próprio arquivo.',
      'O documento traz uma data posterior ao próprio arquivo.',
    ],
  },
  CHECK_DIGITS: {
    en: ['The check digits of {there} do not fit the number.', 'The check digits of a number do not fit it.'],
    es: [
      'Los dígitos de control de {there} no concuerdan con el número.',
      'Los dígitos de control de un número no concuerdan con él.',
    ],
    pt: [
      'Os dígitos verificadores de {there} não conferem com o número.',
      'Os dígitos verificadores de um número não conferem com ele.',
    ],
  },
  NUMBER_SHAPE: {
    en: [
      '{there} is written otherwise than the numbers of its issuer.',
      'A number is written otherwise than those of its issuer.',
    ],
    es: [
      '{there} está escrito de otra forma que los números de su emisor.',
      'Un número está escrito de otra forma que los de su emisor.',
    ],
    pt: [
      '{there} está escrito de outra forma que os números do emissor.',
      'Um número está escrito de outra forma que os do emissor.',
    ],
  },
  CODE_SAYS_OTHER: {
    en: [
      '{after} is printed; the code on the document says {before}.',
      'Print and code on the document contradict each other.',
    ],
    es: [
      'Figura impreso {after}; el código del documento dice {before}.',
      'Lo impreso y el código del documento se contradicen.',
    ],
    pt: [
      'Está impresso {after}; o código do documento diz {before}.',
      'O impresso e o código do documento se contradizem.',
    ],
  },
  INVOICE_IN_FILE: {
    en: [
      '{after} is printed; its electronic invoice says {before}.',
      'The print and its electronic invoice contradict each other.',
    ],
    es: [
      'Figura impreso {after}; su factura electrónica dice {before}.',
      'Lo impreso y su factura electrónica se contradicen.',
    ],
    pt: [
      'Está impresso {after}; a sua fatura eletrônica diz {before}.',
      'O impresso e a sua fatura eletrônica se contradizem.',
    ],
  },
  CODE_OF_OTHER_DOCUMENT: {
    en: [
      'Print and code belong to two different documents: {after} is printed, {before} coded.',
      'Print and code belong to two different documents.',
    ],
    es: [
      'Lo impreso y el código son de dos documentos: impreso {after}, codificado {before}.',
      'Lo impreso y el código son de dos documentos.',
    ],
    pt: [
      'O impresso e o código são de dois documentos: impresso {after}, codificado {before}.',
      'O impresso e o código são de dois documentos.',
    ],
  },
  SIDES_DIFFER: {
    en: [
      'The back says {after}, the front {before}: they are not sides of one document.',
      'The back contradicts the front: they are not sides of one document.',
    ],
    es: [
      'El reverso dice {after} y el anverso {before}: no son un mismo documento.',
      'El reverso contradice al anverso: no son un mismo documento.',
    ],
    pt: [
      'O verso diz {after} e a frente {before}: não são um mesmo documento.',
      'O verso contradiz a frente: não são um mesmo documento.',
    ],
  },
  BACK_NOT_TIED: {
    note: true,
    en: ['Nothing read on the back stands on the front, too: send a sharp picture of the whole back.'],
    es: ['Nada de lo leído en el reverso figura en el anverso: envíe una imagen nítida del reverso entero.'],
    pt: ['Nada do que se leu no verso consta na frente: envie uma imagem nítida do verso inteiro.'],
  },
  BACK_IS_FRONT: {
    note: true,
    en: ['The picture sent as the back shows the front once more: send one of the other side.'],
    es: ['La imagen enviada como reverso muestra otra vez el anverso: envíe una del otro lado.'],
    pt: ['A imagem enviada como verso mostra outra vez a frente: envie uma do outro lado.'],
  },
  CODE_MADE_OTHERWISE: {
    en: ['The bar code is made otherwise than those of its issuer.'],
    es: ['El código de barras está hecho de otra forma que los de su emisor.'],
    pt: ['O código de barras é feito de outra forma que os do emissor.'],
  },
  MACHINE_LINES: {
    en: ['The lines of characters for machines say something impossible.'],
    es: ['La zona de lectura mecánica dice algo imposible.'],
    pt: ['A zona de leitura mecânica diz algo impossível.'],
  },
  MACHINE_LINES_REPAIRED: {
    note: true,
    en: ['A character of the lines for machines was worked out from its check digits.'],
    es: ['Un carácter de la zona de lectura mecánica se dedujo de sus dígitos de control.'],
    pt: ['Um caractere da zona de leitura mecânica foi deduzido dos dígitos verificadores.'],
  },
  NUMBER_OF_OTHER_PERSON: {
    en: [
      'The number {there} does not fit the person named on the document.',
      'A number does not fit the person named on the document.',
    ],
    es: [
      'El número {there} no corresponde a la persona del documento.',
      'Un número no corresponde a la persona del documento.',
    ],
    pt: [
      'O número {there} não corresponde à pessoa do documento.',
      'Um número não corresponde à pessoa do documento.',
    ],
  },
  AGE_DATE: {
    en: ['The dates of age in the code and the date of birth contradict each other.'],
    es: ['Las fechas de edad del código y la de nacimiento se contradicen.'],
    pt: ['As datas de idade do código e a de nascimento se contradizem.'],
  },
  VALIDITY: {
    en: ['The document is valid for longer or shorter than its issuer allows.'],
    es: ['La vigencia del documento es mayor o menor que la que permite su emisor.'],
    pt: ['A validade do documento é maior ou menor do que a que o emissor permite.'],
  },
  EXPIRES_FIRST: {
    en: ['The document expires before it was issued.'],
    es: ['El documento vence antes de haberse emitido.'],
    pt: ['O documento vence antes de ter sido emitido.'],
  },
  ISSUED_BEFORE_BIRTH: {
    en: ['The document was issued before its holder was born.'],
    es: ['El documento se emitió antes de que naciera su titular.'],
    pt: ['O documento foi emitido antes de o titular nascer.'],
  },
  UNDER_AGE: {
    en: ['The holder was younger than such documents are issued for.'],
    es: ['El titular no tenía la edad que exigen estos documentos.'],
    pt: ['O titular não tinha a idade que esses documentos exigem.'],
  },
  EXPIRED: {
    note: true,
    en: ['The document has expired.'],
    es: ['El documento está vencido.'],
    pt: ['O documento está vencido.'],
  },
  SEAL_UNFIT: {
    en: ['The seal of the tax authority and the printed text do not fit each other.'],
    es: ['El sello de la autoridad fiscal y el texto impreso no concuerdan.'],
    pt: ['O selo da autoridade fiscal e o texto impresso não correspondem.'],
  },
  SEAL_HOLDS: {
    note: true,
    en: ['The seal of the tax authority holds.'],
    es: ['El sello de la autoridad fiscal es correcto.'],
    pt: ['O selo da autoridade fiscal confere.'],
  },
  SEAL_UNVERIFIED: {
    note: true,
    en: ['The seal of the tax authority remains unverified.'],
    es: ['El sello de la autoridad fiscal queda sin verificar.'],
    pt: ['O selo da autoridade fiscal fica por verificar.'],
  },
  WRITTEN_AS_ELSEWHERE: {
    en: [
      '{after} is written as in another country; the other values are like {before}.',
      'A value is written as in another country.',
    ],
    es: [
      '{after} está escrito como en otro país; los demás valores son como {before}.',
      'Un valor está escrito como en otro país.',
    ],
    pt: [
      '{after} está escrito como em outro país; os outros valores são como {before}.',
      'Um valor está escrito como em outro país.',
    ],
  },
  COMPARE_BY_EYE: {
    note: true,
    en: [
      '{there} may have been misread; compare it by eye.',
      'A value may have been misread; compare it by eye.',
    ],
    es: [
      '{there} puede haberse leído mal; compárelo a simple vista.',
      'Un valor puede haberse leído mal; compárelo a simple vista.',
    ],
    pt: [
      '{there} pode ter sido lido errado; compare a olho nu.',
      'Um valor pode ter sido lido errado; compare a olho nu.',
    ],
  },
  SENT_BEFORE: {
    en: [
      'The same document was sent before with {before}; it now says {after}.',
      'The same document was sent before with another value.',
    ],
    es: [
      'El mismo documento se envió antes con {before}; ahora dice {after}.',
      'El mismo documento se envió antes con otro valor.',
    ],
    pt: [
      'O mesmo documento foi enviado antes com {before}; agora diz {after}.',
      'O mesmo documento foi enviado antes com outro valor.',
    ],
  },
  SENT_FOR_OTHER: {
    en: [
      'The same number was sent before with {before}; it now comes with {after}.',
      'The same number was sent before for another person.',
    ],
    es: [
      'El mismo número se envió antes con {before}; ahora viene con {after}.',
      'El mismo número se envió antes para otra persona.',
    ],
    pt: [
      'O mesmo número foi enviado antes com {before}; agora vem com {after}.',
      'O mesmo número foi enviado antes para outra pessoa.',
    ],
  },
} as const satisfies Record<string, Sentence>;
