import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

/** Years in which cards of this form were given; until the first month of 2016 the capital was called the federal district. */
const [FIRST_YEAR, LAST_YEAR] = [2008, 2017];
const FEDERAL_DISTRICT_UNTIL = 2015;
/** Age at which a first degree is usually registered. */
const YOUNGEST = 23;

const PROFESSIONS = [
  'CONTADOR PÚBLICO',
  'LICENCIADO EN DERECHO',
  'INGENIERO INDUSTRIAL',
  'LICENCIADO EN ADMINISTRACIÓN',
  'LICENCIADO EN ENFERMERÍA',
  'MÉDICO CIRUJANO',
] as const;

/** After the Mexican professional card of plastic, given until 2018, both sides: ministry and office over one sentence in capitals that holds name, register key and profession, number beside the title, place and day at its end; register of the degree and signature behind. It does not end. */
export const professionalCard: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const issue = { ...card.person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const birth = { ...card.person.birth, year: Math.min(card.person.birth.year, issue.year - YOUNGEST) };
  const place = issue.year > FEDERAL_DISTRICT_UNTIL ? 'CIUDAD DE MÉXICO' : 'MÉXICO, D.F.';
  const green = '#1f4a38';
  const small = { size: 14, fill: green } as const;
  card.ground('#eef3ea', ['#a8c8a8', '#d8c8a0', '#c0a8b0']);
  card.rectangle(34, 16, 84, 84, '#cddac8');
  card.text(232, 36, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 26,
    bold: true,
    fill: green,
  });
  card.text(232, 64, 'SECRETARÍA DE EDUCACIÓN PÚBLICA', { size: 21, fill: green });
  card.text(232, 90, 'DIRECCIÓN GENERAL DE PROFESIONES', { size: 19, fill: green });
  card.text(286, 140, 'CÉDULA', { size: 32, bold: true, fill: green, spacing: 3 });
  card.text(452, 141, say('licenseNumber', `${dice.between(5, 9)}${dice.digits(6)}`), {
    size: 34,
    bold: true,
    fill: '#a3181e',
    spacing: 2,
  });
  card.portrait(34, 122, 220, 290);
  card.text(286, 176, 'EN VIRTUD DE QUE', small);
  card.text(286, 207, card.firstName(), { size: 25, bold: true });
  card.text(286, 237, card.lastName(), { size: 25, bold: true });
  card.text(286, 267, 'CURP:', small);
  card.text(340, 268, say('personalNumber', curpOf({ ...card.person, birth })), { size: 22, bold: true });
  const sentence = [
    'CUMPLIÓ CON LOS REQUISITOS EXIGIDOS POR LA LEY REGLAMENTARIA DEL',
    'ARTÍCULO 5º CONSTITUCIONAL EN MATERIA DE PROFESIONES Y SU',
    'REGLAMENTO SE LE EXPIDE LA PRESENTE CÉDULA PERSONAL CON',
    'EFECTOS DE PATENTE PARA EJERCER LA PROFESIÓN DE',
  ];
  sentence.forEach((line, index) => {
    card.text(286, 296 + 22 * index, line, small);
  });
  card.text(286, 393, dice.pick(PROFESSIONS), { size: 23, bold: true });
  const day = say('dateOfIssue', isoDate(issue), formatDay(issue, 'long', 'es').toUpperCase());
  card.text(286, 428, `${say('placeOfIssue', place)} A ${day}`, { size: 18, bold: true });
  card.rectangle(430, 490, 290, 1, '#3a4a3a');
  card.text(440, 512, 'DIRECTOR GENERAL DE PROFESIONES', { size: 15, fill: green });
  card.specimen(320, 500, 55);
  const top = card.back();
  card.ground('#eef3ea', ['#a8c8a8'], top, top + 540);
  card.text(60, top + 92, 'TÍTULO REGISTRADO A FOJAS', { size: 18, fill: green });
  card.text(346, top + 93, `${dice.digits(3)}`, { size: 22, bold: true });
  card.text(410, top + 92, 'DEL LIBRO', { size: 18, fill: green });
  card.text(520, top + 93, `${dice.pick(['A', 'B'])}${dice.digits(3)}`, { size: 22, bold: true });
  card.text(60, top + 132, 'DEL REGISTRO DE TÍTULOS PROFESIONALES Y GRADOS ACADÉMICOS', {
    size: 18,
    fill: green,
  });
  card.rectangle(250, top + 360, 356, 1, '#3a4a3a');
  card.text(342, top + 384, 'FIRMA DEL TITULAR', { size: 17, fill: green });
  card.text(
    60,
    top + 456,
    'LA PRESENTE CÉDULA ES PERSONAL E INTRANSFERIBLE. CUALQUIER ALTERACIÓN LA INVALIDA.',
    { size: 16, fill: green },
  );
};
