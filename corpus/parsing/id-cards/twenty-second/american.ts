import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

const two = (value: number): string => String(value).padStart(2, '0');

/** Letters before the value, as the state sets them on licences, too. */
const lettered = labelledRun(16, '#22456f', 23);

/** After California's identification card of 2018: state's name in a serif face, the title of two lines at its right, `ID` before the number, end, surname, names and address, birth in red, features in two rows at the foot, the discriminator begins with the day of issue. */
export const californiaIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice, issue, expiry } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const red = { size: 28, bold: true, fill: '#b3202e' } as const;
    const discriminator = `${two(issue.month)}/${two(issue.day)}/${issue.year}${dice.digits(5)}/${dice.pick(['BBFD', 'AAFD', 'DDFD'])}/${two(expiry.year % 100)}`;
    card.ground('#e8eef4', ['#a0bcdc', '#dcc898', '#b8d0b0']);
    card.text(30, 64, say('region', issuer.state, issuer.name), {
      size: 58,
      font: 'Liberation Serif',
      fill: '#22456f',
    });
    card.text(420, 44, 'USA', { size: 22, bold: true, fill: '#22456f' });
    card.text(486, 44, 'IDENTIFICATION', { size: 29, fill: '#22456f', spacing: 1 });
    card.text(486, 74, 'CARD', { size: 29, fill: '#22456f', spacing: 1 });
    card.portrait(28, 92, 252, 322);
    lettered(card, 302, 118, 'ID', say('licenseNumber', `${dice.pick([...'ABEFY'])}${dice.digits(7)}`), {
      ...red,
      size: 31,
    });
    lettered(card, 302, 156, 'EXP', card.expiry(), red);
    lettered(card, 302, 194, 'LN', card.lastName(), { size: 25 });
    lettered(card, 302, 224, 'FN', card.firstName(), { size: 25 });
    card.text(302, 252, street, { size: 22 });
    card.text(302, 278, town, { size: 22 });
    lettered(card, 302, 318, 'DOB', card.birth(), red);
    lettered(card, 302, 380, 'SEX', say('sex', person.sex));
    lettered(card, 412, 380, 'HAIR', say('hairColor', data.hair));
    lettered(card, 552, 380, 'EYES', say('eyeColor', data.eyes));
    lettered(card, 302, 412, 'HGT', say('height', data.height.printed));
    lettered(card, 452, 412, 'WGT', say('weight', `${data.weight} lb`));
    card.text(706, 386, 'ISS', { size: 16, fill: '#22456f' });
    card.text(706, 412, card.issue(), { size: 23 });
    lettered(card, 302, 452, 'DD', say('documentDiscriminator', discriminator), { size: 20 });
    card.text(706, 320, 'DONOR', { size: 20, bold: true, fill: '#c2407a' });
    card.portrait(716, 150, 110, 136);
    card.text(72, 452, card.birth().replaceAll('/', ''), { size: 21, fill: '#5b6470' });
    card.specimen(330, 524, 55);
  };

/** Elements as the AAMVA's standard numbers them. */
const element = labelledRun(15, '#31573f', 23);

/** A Florida number as cards print it: the surname's letter and code, two digits, the year of birth, three digits, one more, with hyphens. */
const floridaNumber = ({ lastName, birth, dice }: Person): string =>
  `${lastName[0]}${dice.digits(3)}-${dice.digits(3)}-${two(birth.year % 100)}-${dice.digits(3)}-${dice.digits(1)}`;

/** After Florida's identification card of 2017: state and country at the left, the title under them, number in groups with hyphens, names and address, birth with sex and height in one row, end beside issue; neither class nor codes. */
export const floridaIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice, issue } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const discriminator = `${dice.pick([...'SWXQ'])}${dice.digits(2)}${two(issue.year % 100)}${two(issue.month)}${two(issue.day)}${dice.digits(4)}`;
    card.ground('#eef3ea', ['#a0c8a0', '#e0b890', '#98bcd8']);
    card.rectangle(0, 0, 856, 74, '#d7e6d4');
    card.text(30, 58, say('region', issuer.state, issuer.name), { size: 56, bold: true, fill: '#0f5a3c' });
    card.text(262, 54, 'IDENTIFICATION CARD', { size: 31, bold: true, fill: '#24344f' });
    card.text(762, 52, 'USA', { size: 28, bold: true, fill: '#24344f' });
    card.portrait(28, 92, 248, 318);
    element(card, 298, 124, '4d IDN', say('licenseNumber', floridaNumber(person)), { size: 32, bold: true });
    element(card, 298, 170, '1', card.lastName(), { size: 25 });
    element(card, 298, 200, '2', card.firstName(), { size: 25 });
    element(card, 298, 234, '8', street);
    card.text(312, 262, town, { size: 23 });
    element(card, 298, 312, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 560, 312, '15 SEX', say('sex', person.sex));
    element(card, 680, 312, '16 HGT', say('height', data.height.printed));
    element(card, 298, 354, '4b EXP', card.expiry(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 560, 354, '4a ISS', card.issue());
    element(card, 298, 404, '5 DD', say('documentDiscriminator', discriminator), { size: 21 });
    card.text(690, 404, 'ORGAN', { size: 17, bold: true, fill: '#a8201a' });
    card.text(690, 424, 'DONOR', { size: 17, bold: true, fill: '#a8201a' });
    card.portrait(716, 110, 104, 130);
    card.rectangle(298, 482, 380, 1, '#24344f');
    card.text(298, 502, 'This card is not a driver license', { size: 17, fill: '#24344f' });
    card.specimen(420, 470, 50);
  };
