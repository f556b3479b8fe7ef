import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

type Draw = CardDesign['draw'];

/** After Querétaro's licence of the ministry of public safety, both sides: state and ministry at the left of the title, kind in large letters at the right, name over key and number, days at the foot; address, blood and restrictions behind. */
export const queretaro: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  card.ground('#eff3f7', ['#90b0d0', '#c0b8d0']);
  card.rectangle(0, 0, 856, 92, '#14386b');
  card.text(30, 42, say('region', 'QUE', 'ESTADO DE QUERÉTARO'), { size: 32, bold: true, fill: 'white' });
  card.text(30, 74, say('issuingAuthority', 'SECRETARÍA DE SEGURIDAD CIUDADANA'), {
    size: 20,
    fill: 'white',
  });
  card.text(520, 54, 'LICENCIA DE CONDUCIR', { size: 26, bold: true, fill: 'white' });
  card.portrait(600, 112, 226, 296);
  card.above(30, 122, 'NOMBRE', card.lastName(), value);
  card.text(30, 177, card.firstName(), value);
  card.above(30, 206, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(30, 264, 'LICENCIA No.', say('licenseNumber', `Q${dice.digits(8)}`), {
    size: 27,
    bold: true,
    fill: '#a3181e',
  });
  card.above(
    330,
    264,
    'TIPO',
    say('vehicleClassifications', dice.pick(['AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA'])),
    value,
  );
  card.above(30, 326, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(330, 326, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value);
  card.above(30, 384, 'FECHA DE EXPEDICIÓN', card.issue(), value);
  card.above(330, 384, 'VIGENCIA', card.expiry(), { ...value, fill: '#a3181e' });
  card.text(30, 490, 'FIRMA DEL TITULAR', { size: 14, fill: '#4a5a78' });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#eff3f7', ['#90b0d0'], top, top + 540);
  const [street, town] = card.address();
  card.above(40, top + 56, 'DOMICILIO', street, { size: 22 });
  card.text(40, top + 108, town, { size: 22 });
  card.above(40, top + 150, 'GRUPO SANGUÍNEO', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(330, top + 150, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value);
  card.above(
    40,
    top + 212,
    'RESTRICCIONES',
    dice.chance(0.4) ? say('restrictions', 'USO DE LENTES') : 'NINGUNA',
    value,
  );
  card.above(
    40,
    top + 280,
    'EN CASO DE EMERGENCIA LLAMAR A',
    `TEL. 442 ${dice.digits(3)} ${dice.digits(4)}`,
    { size: 22 },
  );
  card.text(40, top + 490, 'DOCUMENTO PERSONAL E INTRANSFERIBLE', { size: 16 });
};

/** Where the holders were born; the register is the state's, its holders may be of others. */
const RIO_PLACES = [
  'RIO DE JANEIRO RJ',
  'NITERÓI RJ',
  'CAMPOS DOS GOYTACAZES RJ',
  'JUIZ DE FORA MG',
] as const;

/** After the identity card of paper of Rio de Janeiro, both sides: state, ministry and the office of traffic that keeps the register over the portrait; behind, labels in small letters at the left of typed values, the copy's number under the CPF. */
export const rioRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, font: 'Liberation Mono', bold: true } as const;
  card.ground('#e6f0e8', ['#88b498', '#b8c8a8']);
  card.text(250, 52, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 29, bold: true });
  card.text(310, 88, say('region', 'RJ', 'ESTADO DO RIO DE JANEIRO'), { size: 25, bold: true });
  card.text(316, 116, 'SECRETARIA DE ESTADO DA CASA CIVIL', { size: 18 });
  card.text(
    150,
    142,
    say('issuingAuthority', 'DEPARTAMENTO DE TRÂNSITO DO ESTADO DO RIO DE JANEIRO - DETRAN'),
    { size: 18 },
  );
  card.text(290, 166, 'DIRETORIA DE IDENTIFICAÇÃO CIVIL', { size: 18 });
  card.portrait(690, 190, 250, 330);
  card.text(90, 520, 'POLEGAR DIREITO', { size: 16 });
  card.text(380, 590, 'ASSINATURA DO TITULAR', { size: 16 });
  card.text(330, 650, 'CARTEIRA DE IDENTIDADE', { size: 32, bold: true });
  card.specimen(330, 450, 70);
  const top = card.back(680);
  const beside = (x: number, y: number, label: string, text: string, gap: number): void => {
    card.text(x, top + y, label, { size: 15 });
    card.text(x + gap, top + y, text, value);
  };
  const parents = [
    `${dice.pick(['JORGE LUIZ', 'PAULO SÉRGIO', 'MANOEL'])} ${person.lastName}`,
    `${dice.pick(['NEUSA MARIA', 'SUELI', 'IVONE'])} ${person.lastName}`,
  ];
  const place = dice.pick(RIO_PLACES);
  const number = dice.digits(9).replace(/(..)(...)(...)(.)/, '$1.$2.$3-$4');
  card.ground('#e6f0e8', ['#88b498'], top, top + 680);
  card.text(220, top + 50, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 27, bold: true });
  beside(50, 116, 'REGISTRO GERAL', say('licenseNumber', number), 150);
  beside(540, 116, 'DATA DE EXPEDIÇÃO', card.issue(), 180);
  beside(50, 180, 'NOME', `${card.firstName()} ${card.lastName()}`, 110);
  say('parents', parents.join(' '));
  beside(50, 244, 'FILIAÇÃO', parents[0] ?? '', 110);
  card.text(160, top + 282, parents[1] ?? '', value);
  beside(50, 346, 'NATURALIDADE', say('placeOfBirth', place), 130);
  beside(590, 346, 'NASCIMENTO', card.birth(), 130);
  beside(
    50,
    410,
    'DOC. ORIGEM',
    `C.NASC LV ${dice.digits(3)} FLS ${dice.digits(3)} TERMO ${dice.digits(5)}`,
    130,
  );
  beside(50, 474, 'CPF', say('personalNumber', cpf(dice)), 110);
  card.text(590, top + 474, `${dice.between(1, 4)} VIA`, value);
  card.text(580, top + 590, 'ASSINATURA DO DIRETOR', { size: 16 });
  card.text(330, top + 648, 'LEI Nº 7.116 DE 29/08/83', { size: 22, bold: true });
};
