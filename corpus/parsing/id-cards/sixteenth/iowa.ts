import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, rollLicence } from '../licence-data.js';

/** Elements as the AAMVA's standard numbers them. */
const element = labelledRun(16, '#25507a', 23);

/** After Iowa's identification card of 2018: as the state's licence, with another title and without class and codes. */
export const iowaIdentification =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const letters = `${dice.pick([...'ABCDEFGH'])}${dice.pick([...'ABCDEFGH'])}`;
    const [street, town] = card.address();
    card.ground('#edf4ee', ['#98c0a0', '#c8b098']);
    card.text(30, 58, say('region', issuer.state, issuer.name), {
      size: 52,
      bold: true,
      fill: '#14406b',
      spacing: 4,
    });
    card.text(290, 54, 'IDENTIFICATION CARD', { size: 32, bold: true, fill: '#14406b' });
    card.text(780, 52, 'USA', { size: 22, bold: true });
    card.portrait(28, 84, 240, 316);
    element(card, 292, 116, '1', card.lastName(), { size: 27, bold: true });
    element(card, 292, 148, '2', card.firstName(), { size: 27, bold: true });
    element(card, 292, 182, '8', street);
    card.text(308, 210, town, { size: 23 });
    element(
      card,
      292,
      256,
      '4d ID NO.',
      say('licenseNumber', `${dice.digits(3)}${letters}${dice.digits(4)}`),
      { size: 29, bold: true },
    );
    element(card, 292, 298, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#b01c24' });
    element(card, 292, 338, '4a ISS', card.issue());
    element(card, 560, 338, '4b EXP', card.expiry(), { bold: true });
    element(card, 292, 380, '15 SEX', say('sex', person.sex));
    element(card, 410, 380, '16 HGT', say('height', data.height.printed));
    element(card, 580, 380, '18 EYES', say('eyeColor', data.eyes));
    element(card, 292, 422, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(30, 450, card.birth(), { size: 18 });
    card.text(660, 486, 'DONOR', { size: 20, fill: '#b01c24' });
    card.specimen(330, 526, 60);
  };
