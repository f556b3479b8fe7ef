import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

/** Number and word with one capital before the value. */
const element = labelledRun(15, '#2a3f78', 23);

/** After North Carolina's licence of the 2020s, both sides: state over the whole width, the kind under it, number of twelve digits over the class, names and address, birth and end one beneath the other, features at the right in a column; the bar code behind. */
export const northCarolina =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `0000${dice.digits(8)}`,
      discriminator: `00${dice.digits(8)}`,
      vehicleClass: 'C',
    };
    const [street, town] = card.address();
    const bold = { size: 27, bold: true } as const;
    card.ground('#eef1f8', ['#98a8d8', '#d0a8b0', '#b0c8c0']);
    card.text(28, 56, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#1c2f74',
      spacing: 3,
    });
    card.text(560, 42, 'DRIVER LICENSE', { size: 27, bold: true, fill: '#a3182b' });
    card.text(776, 68, 'USA', { size: 20, bold: true, fill: '#1c2f74' });
    card.portrait(28, 84, 244, 314);
    element(card, 294, 112, '4d DLN', say('licenseNumber', data.number), {
      size: 30,
      bold: true,
      fill: '#a3182b',
    });
    element(card, 294, 152, '3 DOB', card.birth(), bold);
    element(card, 294, 192, '4b Exp', card.expiry(), { ...bold, fill: '#a3182b' });
    element(card, 294, 238, '1', card.lastName(), { size: 26, bold: true });
    element(card, 294, 269, '2', card.firstName(), { size: 26, bold: true });
    element(card, 294, 303, '8', street);
    card.text(308, 331, town, { size: 23 });
    element(card, 640, 112, '9 Class', say('vehicleClassifications', data.vehicleClass), bold);
    element(card, 640, 152, '9a End', codesOf(card, 'endorsements', 'NONE'));
    element(card, 640, 192, '12 Restr', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 294, 384, '15 Sex', say('sex', person.sex));
    element(card, 420, 384, '16 Hgt', say('height', data.height.printed));
    element(card, 600, 384, '18 Eyes', say('eyeColor', data.eyes));
    element(card, 420, 420, '19 Hair', say('hairColor', data.hair));
    element(card, 294, 420, 'Race', dice.pick(['W', 'B', 'A', 'O']));
    element(card, 600, 420, '4a Iss', card.issue());
    element(card, 294, 462, '5 DD', say('documentDiscriminator', data.discriminator), { size: 21 });
    card.text(90, 440, card.birth(), { size: 21, fill: '#5b6470' });
    card.text(720, 466, 'DONOR', { size: 20, bold: true, fill: '#a3182b' });
    card.specimen(380, 528, 55);
    await codedBack(card, data, issuer, {
      ground: '#eef1f8',
      stroke: '#98a8d8',
      lines: [
        'Class C: vehicles under 26,001 lbs GVWR    Restriction 1: corrective lenses',
        'Report a change of address to the Division of Motor Vehicles within 60 days',
      ],
      version: 10,
    });
  };
