import { type Day, formatDay } from '../../printing/dates.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';

/** Municipalities' numbers, which those of the people born there begin with, and the places as the card prints them. */
const PLACES = [
  ['001', 'MANAGUA, MANAGUA'],
  ['281', 'LEÓN, LEÓN'],
  ['161', 'ESTELÍ, ESTELÍ'],
  ['081', 'CHINANDEGA, CHINANDEGA'],
  ['441', 'MATAGALPA, MATAGALPA'],
  ['401', 'MASAYA, MASAYA'],
] as const;
const GIVEN = {
  M: ['NORLAN ANTONIO', 'YADER JOSÉ', 'BYRON DE JESÚS', 'ELVIN'],
  F: ['HEYLING MASSIEL', 'DARLING PATRICIA', 'MAYRA AZUCENA', 'XIOMARA'],
} as const;
const SURNAMES = [
  'ZELEDÓN CENTENO',
  'OBANDO TALAVERA',
  'ALTAMIRANO BLANDÓN',
  'TÉLLEZ RUGAMA',
  'LAGUNA',
] as const;
const HOMES = [
  'BO. MONSEÑOR LEZCANO, DE LA ESTATUA 2C AL LAGO, 1/2C ABAJO',
  'REPTO. SCHICK, DEL COLEGIO BENJAMÍN ZELEDÓN 3C AL SUR',
  'BO. EL CALVARIO, DE LA IGLESIA 1C ARRIBA, 20 VRS. AL NORTE',
  'COL. CENTROAMÉRICA, GRUPO L, CASA 518',
] as const;

const CHECK_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXY';

/** Municipality, day of birth and serial with the letter of the remainder by 23: `001-120585-0012K`. */
function citizenNumber(municipality: string, birth: Day, serial: string): string {
  const born = formatDay(birth, 'DD/MM/YY', 'es').replaceAll('/', '');
  return `${municipality}-${born}-${serial}${CHECK_LETTERS[Number(`${municipality}${born}${serial}`) % 23]}`;
}

/** Bars of several widths, which hold nothing. */
function bars(card: Card, x: number, y: number, width: number, height: number): void {
  const { dice } = card.person;
  card.rectangle(x - 12, y - 10, width + 24, height + 20, 'white');
  for (let left = x; left < x + width; left += dice.between(5, 11))
    card.rectangle(left, y, dice.between(2, 4), height, 'black');
}

/** After the Nicaraguan cédula, both sides: republic and electoral council above, number of municipality, day of birth and serial with a letter, given names before surnames, labels over values, days with hyphens; home and bars behind. */
export const nicaraguanIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, sex } = person;
  const [municipality, birthplace] = dice.pick(PLACES);
  const number = citizenNumber(municipality, birth, `00${dice.digits(2)}`);
  const value = { size: 24, bold: true } as const;
  const label = '#2a4a8a';
  card.ground('#ecf2fa', ['#98b8e8', '#b8d0f0', '#d0d8b8']);
  card.rectangle(30, 16, 74, 66, '#ccd8ec');
  card.text(126, 42, say('countryRegion', 'NIC', 'REPÚBLICA DE NICARAGUA'), {
    size: 30,
    bold: true,
    fill: '#14387a',
  });
  card.text(126, 70, say('issuingAuthority', 'CONSEJO SUPREMO ELECTORAL'), {
    size: 22,
    bold: true,
    fill: '#14387a',
  });
  card.text(300, 116, 'CÉDULA DE IDENTIDAD', { size: 26, bold: true, fill: '#14387a' });
  card.portrait(30, 100, 244, 322);
  card.text(300, 160, say('licenseNumber', number), { size: 34, bold: true, fill: '#a3181e' });
  card.above(300, 188, 'NOMBRES', say('firstName', dice.pick(GIVEN[sex])), value, label);
  card.above(300, 246, 'APELLIDOS', say('lastName', dice.pick(SURNAMES)), value, label);
  card.above(300, 304, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(600, 304, 'SEXO', say('sex', sex, sex === 'M' ? 'MASCULINO' : 'FEMENINO'), value, label);
  card.above(300, 362, 'LUGAR DE NACIMIENTO', say('placeOfBirth', birthplace), value, label);
  card.above(300, 420, 'FECHA DE EMISIÓN', card.issue(), value, label);
  card.above(600, 420, 'FECHA DE EXPIRACIÓN', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(40, 486, 220, 1, '#4a5a78');
  card.text(122, 506, 'FIRMA', { size: 15, fill: label });
  card.specimen(330, 534, 50);
  const top = card.back();
  card.ground('#ecf2fa', ['#98b8e8'], top, top + 540);
  card.above(
    40,
    top + 50,
    'DIRECCIÓN DE RESIDENCIA',
    say('address', dice.pick(HOMES)),
    { size: 21, bold: true },
    label,
  );
  card.rectangle(40, top + 120, 150, 180, '#d4deee');
  card.text(48, top + 320, 'HUELLA DACTILAR', { size: 15, fill: label });
  card.rectangle(360, top + 250, 330, 1, '#4a5a78');
  card.text(376, top + 272, 'PRESIDENTE CONSEJO SUPREMO ELECTORAL', { size: 15, fill: label });
  bars(card, 200, top + 370, 440, 90);
  card.text(160, top + 510, 'ESTE DOCUMENTO ES PERSONAL E INTRANSFERIBLE', { size: 19, fill: '#14387a' });
};
