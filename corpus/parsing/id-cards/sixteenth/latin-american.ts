import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

type Draw = CardDesign['draw'];

/** After Nuevo León's licence of the institute of vehicles, both sides: state and institute at the top, the kind of driver in a band, number over the name, days at the foot; address, blood and whom to call behind. */
export const nuevoLeon: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  card.ground('#f7f3ec', ['#e0b080', '#a8c0b0']);
  card.text(30, 40, say('region', 'NLE', 'GOBIERNO DEL ESTADO DE NUEVO LEÓN'), {
    size: 26,
    bold: true,
    fill: '#5c3a1c',
  });
  card.text(30, 68, 'INSTITUTO DE CONTROL VEHICULAR', { size: 20 });
  card.rectangle(0, 84, 856, 44, '#d9731f');
  card.text(30, 116, 'LICENCIA DE CONDUCIR', { size: 28, bold: true, fill: 'white' });
  card.text(520, 116, say('vehicleClassifications', dice.pick(['AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA'])), {
    size: 28,
    bold: true,
    fill: 'white',
  });
  card.portrait(30, 146, 226, 296);
  card.above(286, 160, 'No. DE LICENCIA', say('licenseNumber', dice.digits(8)), { size: 29, bold: true });
  card.above(286, 222, 'NOMBRE', card.firstName(), value);
  card.text(286, 277, card.lastName(), value);
  card.above(286, 304, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(286, 362, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(560, 362, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value);
  card.above(286, 420, 'EXPEDICIÓN', card.issue(), value);
  card.above(560, 420, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' });
  card.text(60, 490, 'FIRMA', { size: 14, fill: '#4a5a78' });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#f7f3ec', ['#e0b080'], top, top + 540);
  const [street, town] = card.address();
  card.above(40, top + 50, 'DOMICILIO', street, { size: 22 });
  card.text(40, top + 102, town, { size: 22 });
  card.above(40, top + 140, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(320, top + 140, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value);
  card.above(
    40,
    top + 200,
    'RESTRICCIONES',
    dice.chance(0.4) ? say('restrictions', 'USAR LENTES') : 'NINGUNA',
    value,
  );
  card.text(40, top + 286, 'EN CASO DE ACCIDENTE AVISAR A', { size: 15, fill: '#4a5a78' });
  card.text(40, top + 314, `TEL. 81 ${dice.digits(4)} ${dice.digits(4)}`, { size: 22 });
  card.text(40, top + 490, 'ESTA LICENCIA ES PERSONAL E INTRANSFERIBLE', { size: 16 });
};

/** After Minas Gerais's identity card of paper, both sides: front with portrait, thumb and heads alone; behind, small labels at the left above lines of typed values, the register's number with the state's letters, the CPF before the place of issue. */
export const minasRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, font: 'Liberation Mono', bold: true } as const;
  card.ground('#e8f0e4', ['#90b890', '#c0c8a0']);
  card.text(250, 54, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 29, bold: true });
  card.text(330, 90, say('region', 'MG', 'ESTADO DE MINAS GERAIS'), { size: 25, bold: true });
  card.text(310, 120, say('issuingAuthority', 'SECRETARIA DE ESTADO DE DEFESA SOCIAL'), { size: 18 });
  card.text(260, 146, 'POLÍCIA CIVIL DE MINAS GERAIS - INSTITUTO DE IDENTIFICAÇÃO', { size: 17 });
  card.portrait(60, 180, 250, 330);
  card.text(660, 520, 'POLEGAR DIREITO', { size: 16 });
  card.text(380, 590, 'ASSINATURA DO TITULAR', { size: 16 });
  card.text(330, 646, 'CARTEIRA DE IDENTIDADE', { size: 32, bold: true });
  card.specimen(420, 450, 70);
  const top = card.back(680);
  const over = (x: number, y: number, label: string, text: string): void => {
    card.text(x, top + y, label, { size: 15 });
    card.text(x, top + y + 28, text, value);
  };
  const parents = [
    `${dice.pick(['GERALDO MAGELA', 'SEBASTIÃO', 'VICENTE DE PAULO'])} ${person.lastName}`,
    `${dice.pick(['MARIA DAS GRAÇAS', 'EFIGÊNIA', 'CONCEIÇÃO'])} ${person.lastName}`,
  ];
  const place = dice.pick(['BELO HORIZONTE-MG', 'MONTES CLAROS-MG', 'UBERLÂNDIA-MG', 'VITÓRIA-ES']);
  const number = dice.digits(8).replace(/(..)(...)(...)/, 'MG-$1.$2.$3');
  card.ground('#e8f0e4', ['#90b890'], top, top + 680);
  card.text(220, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 27, bold: true });
  over(50, 90, 'REGISTRO GERAL', say('licenseNumber', number));
  over(580, 90, 'DATA DE EXPEDIÇÃO', card.issue());
  over(50, 158, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', parents.join(' '));
  over(50, 226, 'FILIAÇÃO', parents[0] ?? '');
  card.text(50, top + 288, parents[1] ?? '', value);
  over(50, 330, 'NATURALIDADE', say('placeOfBirth', place));
  over(580, 330, 'DATA DE NASCIMENTO', card.birth());
  over(50, 398, 'DOC. ORIGEM', `NASC. LV-${dice.digits(2)}A FL-${dice.digits(3)}`);
  card.text(50, top + 460, place, value);
  over(50, 500, 'CPF', say('personalNumber', cpf(dice)));
  card.text(50, top + 586, say('placeOfIssue', 'BELO HORIZONTE-MG'), { size: 20 });
  card.text(400, top + 586, `PII-${dice.digits(3)}`, { size: 20 });
  card.text(580, top + 586, 'ASSINATURA DO DIRETOR', { size: 16 });
  card.text(330, top + 646, 'LEI Nº 7.116 DE 29/08/83', { size: 22, bold: true });
};
