import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1, td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** A data page with labels before the values, portrait to the right. */
export const labelsBefore =
  (state: string, name: string, word: string, nationality: string, labels: readonly string[]): Draw =>
  (card) => {
    const { person, say } = card;
    const number = `${person.dice.pick([...'EFGN'])}${person.dice.digits(8)}`;
    card.ground('#f4efe6', ['#c9a27a', '#8fa8c9']);
    card.text(60, 70, `${word} · ${name}`, { size: 34, bold: true, fill: '#5a3b1c' });
    card.portrait(850, 130, 330, 430);
    const values = [
      say('documentCode', 'P'),
      say('countryRegion', state),
      say('licenseNumber', number),
      card.lastName(),
      card.firstName(),
      say('nationality', state, nationality),
      card.birth(),
      say('sex', person.sex),
      card.issue(),
      card.expiry(),
    ];
    values.forEach((value, index) => {
      card.beside(60, 140 + index * 52, labels[index] ?? '', value, { size: 30 }, 330);
    });
    card.specimen(300, 600, 120);
    card.machineReadable(td3(person, state, number));
  };

/** Front and zone on one side, portrait right. */
export const zoneOnFront: Draw = (card) => {
  const { person, say } = card;
  const number = `AR${person.dice.digits(7)}`;
  card.ground('#f2eef6', ['#a08fc0']);
  card.text(40, 50, 'REPUBLIC OF UTOPIA — NATIONAL IDENTIFICATION', {
    size: 26,
    bold: true,
    fill: '#4b3a72',
  });
  card.portrait(620, 80, 190, 240);
  card.beside(40, 105, 'FAMILY NAME', card.lastName(), { size: 24 }, 170);
  card.beside(40, 145, 'FIRST NAME', card.firstName(), { size: 24 }, 170);
  card.beside(40, 185, 'BORN ON', card.birth(), { size: 24 }, 170);
  card.beside(40, 225, 'SEX', say('sex', person.sex), { size: 24 }, 170);
  card.beside(40, 265, 'VALID UNTIL', card.expiry(), { size: 24 }, 170);
  card.beside(40, 305, 'CARD NUMBER', say('licenseNumber', number), { size: 24, bold: true }, 170);
  say('nationality', 'UTO');
  say('documentCode', 'I');
  card.specimen(250, 330, 70);
  card.machineReadable(td1(person, 'I', 'UTO', number));
};

/** After the population register's certificate, as a card. */
export const registerKey: Draw = (card) => {
  const { person, say } = card;
  const number = person.dice.digits(9);
  card.ground('#eef3ee', ['#9ab59a', '#caa4b4']);
  card.text(40, 46, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 28,
    bold: true,
    fill: '#4d2036',
  });
  card.text(40, 78, 'Cédula de Identidad', { size: 26 });
  card.portrait(600, 100, 220, 290);
  card.above(40, 110, 'Apellidos', card.lastName());
  card.above(40, 172, 'Nombre(s)', card.firstName());
  card.above(40, 234, 'Nacimiento', card.birth());
  card.above(280, 234, 'Sexo', say('sex', person.sex));
  card.above(40, 296, 'CURP', say('personalNumber', curpOf(person)), { bold: true });
  card.above(40, 358, 'Núm. de documento', say('licenseNumber', number));
  card.above(280, 358, 'Válida hasta', card.expiry());
  card.specimen(250, 420, 80);
};

/** After the newer Brazilian identity card: the taxpayer's number is the card's. */
export const newBrazilianCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cpf(dice);
  card.ground('#eaf4ee', ['#8ec5a4', '#e0d08a']);
  card.text(250, 46, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 24,
    bold: true,
    fill: '#14532d',
  });
  card.text(250, 78, 'CARTEIRA DE IDENTIDADE', { size: 24 });
  card.portrait(30, 90, 200, 260);
  card.above(260, 110, 'Nome / Name', `${card.firstName()} ${card.lastName()}`, { size: 24 });
  card.above(260, 170, 'Registro Geral - CPF / Personal Number', say('licenseNumber', number), {
    bold: true,
  });
  card.above(260, 230, 'Sexo / Sex', say('sex', person.sex));
  card.above(480, 230, 'Data de Nascimento / Date of Birth', card.birth());
  card.above(260, 290, 'Nacionalidade / Nationality', say('nationality', 'BRA'));
  card.above(
    480,
    290,
    'Naturalidade / Place of Birth',
    say('placeOfBirth', dice.pick(['FORTALEZA/CE', 'GOIÂNIA/GO', 'MANAUS/AM'])),
    {
      size: 22,
    },
  );
  card.above(260, 350, 'Data de Validade / Expiry', card.expiry());
  card.specimen(300, 430, 80);
};

/** After the newer Brazilian driving licence: numbered, bilingual, wide. */
export const numberedBrazilianLicence =
  (registerNumber: (card: Parameters<Draw>[0]) => string): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    card.ground('#eaf3ea', ['#88b58e', '#c9c27e']);
    card.text(60, 44, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', {
      size: 19,
      fill: '#14532d',
    });
    card.text(730, 80, say('countryRegion', 'BRA', 'BR'), { size: 30, bold: true });
    card.above(60, 70, '2 e 1 NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`, { size: 24 });
    card.portrait(60, 130, 200, 260);
    card.above(
      290,
      130,
      '3 DATA, LOCAL E UF DE NASCIMENTO',
      `${card.birth()}, ${say('placeOfBirth', dice.pick(['NATAL, RN', 'BELÉM, PA']))}`,
      { size: 22 },
    );
    card.above(290, 190, '4a DATA EMISSÃO', card.issue(), { size: 22 });
    card.above(500, 190, '4b VALIDADE', card.expiry(), { size: 22 });
    card.above(290, 250, '4d CPF', say('personalNumber', cpf(dice)), { size: 22 });
    card.above(500, 250, '5 Nº REGISTRO', say('licenseNumber', registerNumber(card)), {
      size: 22,
      fill: '#a02020',
    });
    card.above(710, 250, '9 CAT. HAB.', say('vehicleClassifications', dice.pick(['B', 'AB'])), { size: 22 });
    card.above(290, 310, 'NACIONALIDADE', say('nationality', 'BRA', 'BRASILEIRO(A)'), { size: 22 });
    card.specimen(300, 420, 80);
  };

/** After the employment authorization card. */
export const workPermit: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#f6eeee', ['#cf9a9a', '#9ab0cf']);
  card.text(40, 46, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 28,
    bold: true,
    fill: '#7a1f1f',
  });
  card.text(40, 82, 'EMPLOYMENT AUTHORIZATION', { size: 26 });
  card.portrait(590, 100, 230, 300);
  card.beside(40, 140, 'Surname', card.lastName(), {}, 190);
  card.beside(40, 185, 'Given Name', card.firstName(), {}, 190);
  card.beside(40, 230, 'USCIS#', say('personalNumber', dice.digits(9)), {}, 190);
  card.beside(40, 275, 'Category', say('category', dice.pick(['C09', 'A05', 'C08'])), {}, 190);
  card.beside(
    40,
    320,
    'Card#',
    say('licenseNumber', `${dice.pick(['LIN', 'WAC', 'EAC'])}${dice.digits(10)}`),
    {},
    190,
  );
  card.beside(40, 365, 'Date of Birth', card.birth(), { fill: '#7a1f1f' }, 190);
  card.beside(40, 410, 'Sex', say('sex', person.sex), {}, 190);
  card.beside(40, 455, 'Card Expires', card.expiry(), { fill: '#7a1f1f' }, 190);
  card.specimen(250, 420, 80);
};

/** The social security card in another arrangement: name above number. */
export const nameAboveNumber: Draw = (card) => {
  const { dice } = card.person;
  card.ground('#f0f4ee', ['#a7b98f']);
  card.text(60, 70, 'SOCIAL SECURITY ADMINISTRATION', { size: 30, fill: '#3c5230' });
  card.text(60, 200, `${card.firstName()} ${card.lastName()}`, { size: 36, font: 'Liberation Mono' });
  card.text(
    60,
    290,
    card.say('licenseNumber', `${dice.between(101, 640)} ${dice.between(10, 98)} ${dice.digits(4)}`),
    {
      size: 48,
      font: 'Liberation Mono',
    },
  );
  card.text(60, 340, 'This is the number assigned to the person named above', { size: 20 });
  card.specimen(300, 440, 90);
};
