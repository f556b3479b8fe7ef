import { cpf } from '../../identifiers/identifiers.js';
import { isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { withoutAccents } from '../without-accents.js';
import { registerNumber } from './register-number.js';

type Draw = CardDesign['draw'];

/** After São Paulo's identity card of paper, both sides: front with portrait, thumb and heads alone; behind, number beside the day of issue, labels at the left of the values, parents under each other, the CPF at the foot. */
export const paperRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, font: 'Liberation Mono', bold: true } as const;
  card.ground('#e6efe2', ['#8cb48c', '#b4c89c']);
  card.text(270, 50, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 28, bold: true });
  card.text(270, 86, say('region', 'SP', 'ESTADO DE SÃO PAULO'), { size: 25, bold: true });
  card.text(270, 116, say('issuingAuthority', 'SECRETARIA DA SEGURANÇA PÚBLICA'), { size: 20 });
  card.text(270, 144, 'INSTITUTO DE IDENTIFICAÇÃO RICARDO GUMBLETON DAUNT', { size: 18 });
  card.portrait(60, 180, 250, 330);
  card.text(640, 520, 'POLEGAR DIREITO', { size: 16 });
  card.text(380, 596, 'ASSINATURA DO TITULAR', { size: 16 });
  card.text(330, 646, 'CARTEIRA DE IDENTIDADE', { size: 32, bold: true });
  card.specimen(420, 470, 70);
  const top = card.back(680);
  const labelled = (y: number, label: string, text: string, x = 50, gap = 200): void => {
    card.text(x, top + y, label, { size: 17 });
    card.text(x + gap, top + y, text, value);
  };
  const parents = [
    `${dice.pick(['ANTONIO', 'GERALDO', 'NELSON'])} ${person.lastName}`,
    `${dice.pick(['NEUSA', 'MARIA HELENA', 'IRENE'])} ${person.lastName}`,
  ];
  const [place, district] = dice.pick([
    ['SÃO PAULO - SP', '21º SUBD. VILA MATILDE'],
    ['CAMPINAS - SP', '2º SUBD. CAMPINAS'],
    ['SANTOS - SP', '1º SUBD. SANTOS'],
    ['LONDRINA - PR', '1º OFICIO LONDRINA'],
  ] as const);
  card.ground('#e6efe2', ['#8cb48c'], top, top + 680);
  card.text(230, top + 50, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 26, bold: true });
  labelled(110, 'REGISTRO GERAL', say('licenseNumber', registerNumber(dice)));
  labelled(110, 'DATA DE EXPEDIÇÃO', card.issue(), 560, 210);
  labelled(170, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', parents.join(' '));
  labelled(230, 'FILIAÇÃO', parents[0] ?? '');
  card.text(250, top + 264, parents[1] ?? '', value);
  labelled(324, 'NATURALIDADE', say('placeOfBirth', place));
  labelled(324, 'DATA DE NASCIMENTO', card.birth(), 560, 210);
  labelled(384, 'DOC ORIGEM', `${place.replace(' - ', '-')} ${district}`);
  card.text(250, top + 418, `CN:LV.A${dice.digits(3)} /FLS.${dice.digits(3)} /N.${dice.digits(6)}`, value);
  labelled(480, 'CPF', say('personalNumber', cpf(dice)));
  card.text(560, top + 570, 'ASSINATURA DO DIRETOR', { size: 16 });
  card.text(320, top + 640, 'LEI Nº 7.116 DE 29/08/83', { size: 22, bold: true });
};

/** Places as the Colombian card names them, each with its department. */
const COLOMBIAN_PLACES = [
  'MEDELLIN (ANTIOQUIA)',
  'CALI (VALLE)',
  'BARRANQUILLA (ATLANTICO)',
  'IBAGUE (TOLIMA)',
] as const;

/** After the yellow Colombian cédula with hologram, both sides: number with points over the names, each label under its value, the portrait at the right; birth, features and issue behind, the bar code under them. */
export const yellowCedula: Draw = async (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 26, bold: true } as const;
  const digits = `10${dice.digits(8)}`;
  const under = (x: number, y: number, label: string, text: string): void => {
    card.text(x, y, text, value);
    card.text(x, y + 20, label, { size: 14 });
  };
  card.ground('#f7edc0', ['#d8b860', '#c89880']);
  card.text(40, 50, say('countryRegion', 'COL', 'REPÚBLICA DE COLOMBIA'), { size: 30, bold: true });
  card.text(40, 80, 'IDENTIFICACIÓN PERSONAL', { size: 19 });
  card.text(40, 110, 'CÉDULA DE CIUDADANÍA', { size: 25, bold: true });
  card.text(
    40,
    164,
    `<tspan font-size="19" font-weight="normal">NÚMERO</tspan> ${say('licenseNumber', digits.replace(/(.)(...)(...)(...)/, '$1.$2.$3.$4'))}`,
    { size: 32, bold: true },
  );
  under(40, 226, 'APELLIDOS', card.lastName());
  under(40, 292, 'NOMBRES', card.firstName());
  card.text(40, 470, 'FIRMA', { size: 14 });
  card.portrait(570, 120, 246, 330);
  card.specimen(180, 440, 50);
  const top = card.back();
  const place = dice.pick(COLOMBIAN_PLACES);
  const [town = '', department = ''] = place.split(' ');
  card.ground('#f7edc0', ['#d8b860'], top, top + 540);
  card.rectangle(40, top + 40, 190, 230, '#e0cf94');
  card.text(40, top + 290, 'ÍNDICE DERECHO', { size: 14 });
  card.text(270, top + 56, 'FECHA DE NACIMIENTO', { size: 14 });
  card.text(450, top + 58, card.birth(), value);
  say('placeOfBirth', place);
  card.text(270, top + 96, town, value);
  card.text(270, top + 124, department, value);
  card.text(270, top + 144, 'LUGAR DE NACIMIENTO', { size: 14 });
  under(270, top + 188, 'ESTATURA', say('height', `1.${dice.between(52, 88)}`));
  under(450, top + 188, 'G.S. RH', dice.pick(['O+', 'A+', 'O-', 'B+']));
  under(600, top + 188, 'SEXO', say('sex', person.sex));
  const issued = say('placeOfIssue', dice.pick(['MEDELLIN', 'CALI', 'BOGOTA D.C.']));
  under(270, top + 254, 'FECHA Y LUGAR DE EXPEDICIÓN', `${card.issue()} ${issued}`);
  card.text(600, top + 300, 'REGISTRADOR NACIONAL', { size: 14 });
  const { birth, sex, lastName, firstName } = person;
  const names = withoutAccents(`${lastName} ${firstName}`).padEnd(46);
  await card.barcode(
    `${dice.digits(8)}PubDSK_1${digits}${names}0${sex}${isoDate(birth).replaceAll('-', '')}`,
    70,
    top + 340,
    700,
  );
};
