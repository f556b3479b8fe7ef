import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After Bahia's identity card of paper, both sides: front with heads, portrait and thumb; behind, labels in small capitals before typed values, the register's number beside the day of issue, both parents under each other, the CPF over the director's signature. */
export const bahiaRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, font: 'Nimbus Mono PS', bold: true } as const;
  card.ground('#e6efe8', ['#88b898', '#b8c8a8']);
  card.text(290, 50, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 27, bold: true });
  card.text(390, 84, say('region', 'BA', 'ESTADO DA BAHIA'), { size: 25, bold: true });
  card.text(330, 114, say('issuingAuthority', 'SECRETARIA DA SEGURANÇA PÚBLICA'), { size: 20 });
  card.text(280, 140, 'INSTITUTO DE IDENTIFICAÇÃO PEDRO MELO - IIPM', { size: 19 });
  card.portrait(700, 180, 250, 330);
  card.text(120, 520, 'POLEGAR DIREITO', { size: 16 });
  card.text(380, 590, 'ASSINATURA DO TITULAR', { size: 16 });
  card.text(320, 646, 'CARTEIRA DE IDENTIDADE', { size: 33, bold: true });
  card.specimen(360, 450, 70);
  const top = card.back(680);
  const before = (x: number, y: number, label: string, text: string, gap: number): void => {
    card.text(x, top + y, label, { size: 16 });
    card.text(x + gap, top + y + 2, text, value);
  };
  const parents = [
    `${dice.pick(['MANOEL', 'ADILSON', 'EDVALDO'])} ${person.lastName}`,
    `${dice.pick(['MARIA DE FÁTIMA', 'VALDELICE', 'NOÊMIA'])} ${person.lastName}`,
  ];
  const place = dice.pick(['SALVADOR BA', 'FEIRA DE SANTANA BA', 'ILHÉUS BA', 'ARACAJU SE']);
  card.ground('#e6efe8', ['#88b898'], top, top + 680);
  card.text(230, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 26, bold: true });
  before(
    40,
    100,
    'REGISTRO GERAL',
    say('licenseNumber', dice.digits(10).replace(/(..)(...)(...)(..)/, '$1.$2.$3-$4')),
    160,
  );
  before(560, 100, 'DATA DE EXPEDIÇÃO', card.issue(), 190);
  before(40, 164, 'NOME', `${card.firstName()} ${card.lastName()}`, 160);
  say('parents', parents.join(' '));
  before(40, 228, 'FILIAÇÃO', parents[0] ?? '', 160);
  card.text(200, top + 264, parents[1] ?? '', value);
  before(40, 328, 'NATURALIDADE', say('placeOfBirth', place), 160);
  before(560, 328, 'DATA DE NASCIMENTO', card.birth(), 200);
  before(40, 392, 'DOC. ORIGEM', `C.NAS. CM ${place} DS SEDE`, 160);
  card.text(200, top + 428, `LV ${dice.digits(3)} FL ${dice.digits(3)} RG ${dice.digits(5)}`, value);
  before(40, 492, 'CPF', say('personalNumber', cpf(dice)), 160);
  card.text(600, top + 586, 'ASSINATURA DO DIRETOR', { size: 16 });
  card.text(40, top + 586, `2ª VIA ${dice.digits(4)}`, { size: 18 });
  card.text(320, top + 646, 'LEI Nº 7.116 DE 29/08/83', { size: 22, bold: true });
};

/** Of whom the card's holder is a national. */
const NATIONALITIES = [
  ['AGO', 'ANGOLA'],
  ['CPV', 'CABO VERDE'],
  ['GNB', 'GUINÉ-BISSAU'],
  ['MOZ', 'MOÇAMBIQUE'],
] as const;

/** After the Brazilian card of registered migrants (CRNM) of 2018, both sides: titles in two languages, labels in Portuguese and English over values, parents on the front; legal ground, day and place of issue, and the zone behind. */
export const migrantRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [nationality, printed] = dice.pick(NATIONALITIES);
  const number = `${dice.pick(['F', 'G', 'V'])}${dice.digits(6)}`;
  const checked = dice.digits(1);
  const value = { size: 22, bold: true } as const;
  card.ground('#eef2ea', ['#a0c0a0', '#d0c890', '#a0b8d8']);
  card.text(40, 38, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 26,
    bold: true,
    fill: '#17502f',
  });
  card.text(40, 66, 'CARTEIRA DE REGISTRO NACIONAL MIGRATÓRIO', { size: 21, bold: true });
  card.text(40, 88, 'NATIONAL MIGRATION REGISTRY CARD', { size: 16 });
  card.portrait(36, 106, 224, 292);
  card.above(284, 116, 'SOBRENOME / SURNAME', card.lastName(), value);
  card.above(284, 168, 'NOME / GIVEN NAMES', card.firstName(), value);
  card.above(284, 220, 'RNM / REGISTRATION NUMBER', say('licenseNumber', `${number}-${checked}`), {
    ...value,
    size: 25,
  });
  card.above(590, 220, 'CPF', say('personalNumber', cpf(dice)), value);
  card.above(284, 276, 'DATA DE NASCIMENTO / DATE OF BIRTH', card.birth(), value);
  card.above(680, 276, 'SEXO / SEX', say('sex', person.sex), value);
  card.above(284, 328, 'NACIONALIDADE / NATIONALITY', say('nationality', nationality, printed), value);
  card.above(590, 328, 'CLASSIFICAÇÃO / CLASSIFICATION', 'RESIDENTE', value);
  const parents = [
    `${dice.pick(['AGOSTINHO', 'DOMINGOS', 'BENVINDO'])} ${person.lastName}`,
    `${dice.pick(['ERMELINDA', 'LEOPOLDINA', 'ISAURA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.above(284, 380, 'FILIAÇÃO / FILIATION', parents[0] ?? '', value);
  card.text(284, 432, parents[1] ?? '', value);
  card.above(284, 456, 'PRAZO DE RESIDÊNCIA / RESIDENCE TERM', 'INDETERMINADO', value);
  card.above(680, 456, 'VALIDADE / EXPIRY', card.expiry(), { ...value, fill: '#a3181e' });
  card.specimen(60, 520, 50);
  const top = card.back();
  card.ground('#eef2ea', ['#a0c0a0'], top, top + 540);
  card.above(40, top + 50, 'AMPARO LEGAL / LEGAL GROUND', 'ART. 30, LEI 13.445/2017', value);
  card.above(40, top + 112, 'DATA DE EXPEDIÇÃO / DATE OF ISSUE', card.issue(), value);
  card.above(
    440,
    top + 112,
    'LOCAL / PLACE',
    say('placeOfIssue', dice.pick(['BELÉM/PA', 'SÃO PAULO/SP', 'BOA VISTA/RR'])),
    value,
  );
  card.above(
    40,
    top + 174,
    'ÓRGÃO EXPEDIDOR / ISSUING AUTHORITY',
    say('issuingAuthority', 'POLÍCIA FEDERAL'),
    value,
  );
  say('documentCode', 'IR');
  card.machineReadable(td1(person, 'IR', 'BRA', `${number}${checked}`, '', '', nationality), top + 540);
};
