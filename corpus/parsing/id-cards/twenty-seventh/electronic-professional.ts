import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { surnameLines } from '../surnames.js';
import { codePicture } from '../twenty-first/code-picture.js';

/** Institutions of learning with their keys and the programmes whose degrees they gave. */
const SCHOOLS = [
  ['090011', 'UNIVERSIDAD NACIONAL DEL ANÁHUAC ORIENTE'],
  ['140023', 'UNIVERSIDAD DE OCCIDENTE DE JALISCO'],
  ['190007', 'INSTITUTO TECNOLÓGICO DE LA HUASTECA NORTE'],
  ['210034', 'UNIVERSIDAD POPULAR DEL VALLE DE PUEBLA'],
] as const;
const PROGRAMMES = [
  ['612301', 'LICENCIATURA EN DERECHO'],
  ['521401', 'LICENCIATURA EN CONTADURÍA'],
  ['331508', 'INGENIERÍA EN SISTEMAS COMPUTACIONALES'],
  ['202303', 'LICENCIATURA EN PSICOLOGÍA'],
  ['201301', 'LICENCIATURA EN ENFERMERÍA'],
] as const;

/** First whole year of the electronic card, and the age from which a first degree is usually registered. */
const [FIRST_YEAR, YOUNGEST] = [2019, 23];

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
const SIGNS_PER_LINE = 88;

/** Lines of a seal, as its base 64 is broken in print. */
function seal(card: Card, y: number, lines: number): void {
  const { dice } = card.person;
  for (let line = 0; line < lines; line++) {
    const signs = Array.from({ length: SIGNS_PER_LINE }, () => dice.pick(SIGNS)).join('');
    card.text(180, y + 34 * line, signs, { size: 30, font: 'Liberation Mono' });
  }
}

/** After the Mexican professional card as a page, which the ministry's website gives since 2018: values over their labels, register key, three columns of names, institution and programme with their keys, day and hour of issue, seals and a code; neither portrait nor end. */
export const electronicProfessional: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: Math.max(person.issue.year, FIRST_YEAR) };
  const birth = { ...person.birth, year: Math.min(person.birth.year, issue.year - YOUNGEST) };
  const [paternal, maternal] = surnameLines(person.lastName);
  const [schoolKey, school] = dice.pick(SCHOOLS);
  const [programmeKey, programme] = dice.pick(PROGRAMMES);
  const two = (low: number, high: number): string => String(dice.between(low, high)).padStart(2, '0');
  const value = { size: 40, bold: true } as const;
  const under = (x: number, y: number, label: string, text: string): void => {
    card.text(x, y, text, value);
    card.text(x, y + 38, label, { size: 28, fill: '#6a6a6a' });
  };
  const head = (y: number, words: string): void => {
    card.rectangle(180, y - 38, 1800, 54, '#e4e0da');
    card.text(196, y, words, { size: 34, bold: true, fill: '#3a3a3a' });
  };
  card.rectangle(180, 130, 220, 220, '#dcd8d0');
  card.text(714, 190, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), { size: 48, bold: true });
  card.text(686, 250, 'SECRETARÍA DE EDUCACIÓN PÚBLICA', { size: 42 });
  card.text(684, 305, 'DIRECCIÓN GENERAL DE PROFESIONES', { size: 40 });
  card.text(638, 420, 'Cédula Profesional Electrónica', { size: 60, bold: true, fill: '#6b1a30' });
  under(180, 540, 'Número de Cédula Profesional', say('licenseNumber', `1${dice.digits(7)}`));
  under(
    1060,
    540,
    'Clave Única de Registro de Población',
    say('personalNumber', curpOf({ ...person, birth })),
  );
  head(690, 'Datos del profesionista');
  say('lastName', person.lastName, paternal);
  under(180, 780, 'Nombre(s)', card.firstName());
  under(860, 780, 'Primer Apellido', paternal);
  under(1440, 780, 'Segundo Apellido', maternal);
  head(930, 'Datos de la institución educativa');
  under(180, 1020, 'Clave', schoolKey);
  under(560, 1020, 'Nombre de la institución', school);
  head(1170, 'Datos del programa');
  under(180, 1260, 'Clave', programmeKey);
  under(560, 1260, 'Nombre del programa', programme);
  head(1410, 'Datos de la expedición');
  under(180, 1500, 'Fecha de expedición', card.day('dateOfIssue', issue));
  under(860, 1500, 'Hora', `${two(8, 19)}:${two(0, 59)}:${two(0, 59)}`);
  card.text(180, 1650, 'Sello digital de la SEP', { size: 30, bold: true });
  seal(card, 1695, 4);
  card.text(180, 1880, 'Cadena original', { size: 30, bold: true });
  seal(card, 1925, 5);
  codePicture(card, 200, 2180, 6);
  card.text(
    640,
    2230,
    'La presente cédula electrónica tiene la misma validez que la expedida en plástico, con',
    { size: 30 },
  );
  card.text(
    640,
    2272,
    'fundamento en los artículos 3 y 25 del Reglamento de la Ley Reglamentaria del Artículo 5o.',
    { size: 30 },
  );
  card.text(
    640,
    2314,
    'Constitucional, relativo al ejercicio de las profesiones. Verifique su autenticidad en',
    { size: 30 },
  );
  card.text(640, 2356, 'www.gob.mx/cedulaprofesional', { size: 30, bold: true });
  card.specimen(700, 2600, 150);
};
