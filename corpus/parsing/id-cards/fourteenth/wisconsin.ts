import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

const element = labelledRun(15, '#5a3a3a', 23);

/** After Wisconsin's of 2015: the licence's kind under its title, number in four groups, names and address above the days, all five features at the foot, the bar code behind. */
export const wisconsin =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const number = `${person.lastName[0]}${dice.digits(13).replace(/(...)(....)(....)(..)/, '$1-$2-$3-$4')}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#f1f4ec', ['#a8c49a', '#d0a8a0']);
    card.text(28, 58, say('region', issuer.state, issuer.name), { size: 48, bold: true, fill: '#8c1c24' });
    card.text(400, 46, 'DRIVER LICENSE', { size: 30, bold: true });
    card.text(400, 74, 'REGULAR', { size: 20 });
    card.text(780, 46, 'USA', { size: 22, bold: true });
    card.portrait(28, 90, 236, 306);
    element(card, 288, 118, '4d DL#', say('licenseNumber', number), { size: 30, bold: true });
    element(card, 288, 158, '1', card.lastName(), { size: 26, bold: true });
    element(card, 288, 190, '2', card.firstName(), { size: 26, bold: true });
    element(card, 288, 224, '8', street);
    card.text(304, 252, town, { size: 23 });
    element(card, 288, 294, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 590, 294, '4a ISS', card.issue());
    element(card, 288, 330, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a81c1c' });
    element(card, 590, 330, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 288, 366, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 590, 366, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B', '01'])));
    element(card, 288, 406, '15 SEX', say('sex', person.sex));
    element(card, 410, 406, '16 HGT', say('height', data.height.printed));
    element(card, 590, 406, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 288, 442, '18 EYES', say('eyeColor', data.eyes));
    element(card, 410, 442, '19 HAIR', say('hairColor', data.hair));
    element(card, 288, 480, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(640, 508, 'DONOR', { size: 22, bold: true, fill: '#d0611c' });
    card.specimen(110, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#f1f4ec',
      stroke: '#a8c49a',
      lines: [
        'CLASS D: AUTOMOBILES AND LIGHT TRUCKS',
        'REPORT A CHANGE OF ADDRESS TO THE DMV WITHIN 10 DAYS',
      ],
      version: 8,
    });
  };
