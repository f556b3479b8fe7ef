import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

export interface PassportIssuer {
  readonly state: string;
  readonly name: string;
  readonly word: string;
  readonly nationality: string;
  readonly placesOfBirth: readonly string[];
  readonly authority: string;
  readonly labels: {
    readonly type: string;
    readonly code: string;
    readonly number: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly nationality: string;
    readonly birth: string;
    readonly sex: string;
    readonly place: string;
    readonly issue: string;
    readonly expiry: string;
    readonly authority: string;
  };
}

/** The data page as Doc 9303 lays it out: portrait left, labels above the values, the zone below. */
export const dataPage =
  (issuer: PassportIssuer, ground: string, inks: readonly string[]): CardDesign['draw'] =>
  (card) => {
    const { labels } = issuer;
    const { person, say } = card;
    const number = `${person.dice.pick([...'ABCG'])}${person.dice.digits(8)}`;
    card.ground(ground, inks);
    card.text(60, 80, issuer.name, { size: 40, bold: true, fill: '#243b6b' });
    card.text(60, 150, issuer.word, { size: 34, bold: true });
    card.portrait(60, 200, 330, 420);
    card.above(430, 130, labels.type, say('documentCode', 'P'));
    card.above(560, 130, labels.code, say('countryRegion', issuer.state));
    card.above(830, 130, labels.number, say('licenseNumber', number), {
      bold: true,
      size: 34,
      fill: '#8a1c1c',
    });
    card.above(430, 200, labels.lastName, card.lastName(), { size: 32 });
    card.above(430, 270, labels.firstName, card.firstName(), { size: 32 });
    card.above(430, 340, labels.nationality, say('nationality', issuer.state, issuer.nationality), {
      size: 30,
    });
    card.above(430, 410, labels.birth, card.birth(), { size: 30 });
    card.above(830, 410, labels.sex, say('sex', person.sex), { size: 30 });
    card.above(430, 480, labels.place, say('placeOfBirth', person.dice.pick(issuer.placesOfBirth)), {
      size: 30,
    });
    card.above(430, 550, labels.issue, card.issue(), { size: 30 });
    card.above(830, 550, labels.authority, say('issuingAuthority', issuer.authority), { size: 26 });
    card.above(430, 620, labels.expiry, card.expiry(), { size: 30 });
    card.specimen(520, 620, 120);
    card.machineReadable(td3(person, issuer.state, number));
  };
