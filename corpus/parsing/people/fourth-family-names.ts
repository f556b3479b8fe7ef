import type { PaperLanguage } from '../printing/dates.js';
import type { NameLists } from './name-lists.js';

/** Each of the one with each of the other. */
const crossed = (firsts: readonly string[], seconds: readonly string[], between = ' '): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first}${between}${second}`));

/** Numbers far apart and always the same, for houses and shops. */
const numbered = (
  names: readonly string[],
  step: number,
  spell: (name: string, number: number) => string,
): string[] => names.map((name, index) => spell(name, ((index + 1) * step) % 9_973));

/** For the layouts of the fourth family: put together of parts, initials and double surnames among them. */
export const FOURTH_NAMES: Readonly<Record<PaperLanguage, NameLists>> = {
  en: {
    givenNames: [
      ...crossed(['Tobias', 'Renee', 'Marcus', 'Dolores'], ['J.', 'Anne']),
      'Keisha',
      'Bartholomew',
      'Li Wen',
      'Siobhan',
    ],
    familyNames: [
      ...crossed(['Vander', 'Del'], ['Meulen', 'Rosario']),
      'Whitcomb',
      'Okonkwo',
      'Petrossian',
      "O'Dwyer",
      'Castellano',
      'Yee',
    ],
    banks: [
      'Pinnacle Ridge Bank',
      'Harborlight Federal Credit Union',
      'First Prairie National Bank',
      'Larkspur',
      'Tidewater Savings Bank',
    ],
    employers: [
      ...crossed(['Sandpiper', 'Ironwood'], ['Staffing LLC', 'Foundry Inc.']),
      'Blue Heron Dental Group',
      'Town of Ashgrove',
    ],
    merchants: [
      ...numbered(
        ['CORNER PANTRY', 'GASLAMP FUEL', 'THE DAILY BAGEL', 'HARDWARE BARN'],
        617,
        (name, number) => `${name} #${number}`,
      ),
      'METRO WATER DISTRICT AUTOPAY',
      'SUNRISE FITNESS CLUB MEMBERSHIP',
      'LIBERTY MUTUAL HOME & AUTO',
      'DR HAN OPTOMETRY COLUMBUS OH',
    ],
    jobs: ['Dental Receptionist', 'Payroll Clerk', 'Welder', 'Site Supervisor'],
    streets: [
      ...numbered(
        ['Saddleback Ln', 'Orchard Hill Road', 'W 43rd Avenue'],
        811,
        (name, number) => `${number} ${name}`,
      ),
      '29 Mill Pond Ct Unit 6',
      'P.O. Box 5517',
    ],
    towns: ['Columbus, OH 43215', 'Tacoma, WA 98402-1187', 'Baton Rouge, LA 70801', 'St. Paul, MN 55101'],
  },
  es: {
    givenNames: [
      ...crossed(['María', 'Juan'], ['Fernanda', 'de Jesús', 'Ignacio']),
      'Xóchitl',
      'Anselmo',
      'Ofelia',
      'Rigoberto',
    ],
    familyNames: [
      ...crossed(['Villaseñor', 'Zúñiga', 'Arreola'], ['Núñez', 'Cisneros']),
      'de la Cruz Tovar',
      'Montes de Oca Lara',
    ],
    banks: ['Banco Altiplano, S.A.', 'Banca Cenzontle', 'Ajolote', 'Cooperativa Ahorro del Bajío'],
    employers: [
      ...crossed(['Textiles', 'Empaques'], ['Santa Lucía, S.A. de C.V.', 'Del Norte, S. de R.L.']),
      'Clínica Dental Sonrisas',
    ],
    merchants: [
      ...numbered(
        ['ABARROTES LUPITA', 'FARMACIA SALUD', 'GASOLINERIA RIO'],
        433,
        (name, number) => `${name} SUC ${number}`,
      ),
      'COMISION DE ELECTRICIDAD DOMICILIADO',
      'CINE ESTRELLA PLAZA NORTE',
      'COLEGIATURA INSTITUTO MORELOS',
    ],
    jobs: ['Costurera', 'Supervisor de línea', 'Higienista', 'Almacenista'],
    streets: [
      ...numbered(
        ['Calle Jacarandas', 'Av. Constitución', 'Blvd. Las Américas'],
        271,
        (name, number) => `${name} No. ${number}`,
      ),
      'Cerrada de Nogales 17 Int. 204',
    ],
    towns: [
      'Col. Centro, 76000 Querétaro, Qro.',
      'Col. Del Valle, 03100 Ciudad de México, CDMX',
      'Fracc. Campestre, 37150 León, Gto.',
      'Col. Petrolera, 24180 Ciudad del Carmen, Camp.',
    ],
  },
  pt: {
    givenNames: [
      ...crossed(['Maria', 'João', 'Luiz'], ['Eduarda', 'Vitor']),
      'Dalva',
      'Edmilson',
      'Sônia',
      'Thiago',
    ],
    familyNames: [
      ...crossed(['Figueira', 'Sampaio'], ['Teles', 'Prado']),
      'da Conceição',
      'Brandão dos Reis',
      'Kowalski',
      'Nakamura Leal',
    ],
    banks: ['Banco Ipê Amarelo S.A.', 'Sabiá', 'Banco Serra Azul S.A.', 'Cooperativa de Crédito Planalto'],
    employers: [
      ...crossed(['Transportes', 'Móveis'], ['Rio Manso Ltda', 'Boa Vista S.A.']),
      'Escola Passo a Passo',
    ],
    merchants: [
      ...numbered(
        ['PADARIA TRIGAL', 'POSTO ESTRADA', 'MERCADINHO SOL'],
        389,
        (name, number) => `${name} LJ ${number}`,
      ),
      'ENERGIA ELETRICA DEBITO AUTOMATICO',
      'ACADEMIA CORPO LIVRE MENSALIDADE',
      'DROGARIA VIDA NOVA',
    ],
    jobs: ['Motorista carreteiro', 'Marceneira', 'Professor', 'Auxiliar de escritório'],
    streets: [
      ...numbered(
        ['Rua das Acácias', 'Av. Rio Negro', 'Travessa Aurora'],
        353,
        (name, number) => `${name}, ${number}`,
      ),
      'Rua Sete de Abril, 21 - Apto 903',
    ],
    towns: [
      'Boa Viagem, 51020-010 Recife, PE',
      'Savassi, 30140-071 Belo Horizonte, MG',
      'Portão, 80610-010 Curitiba, PR',
      '69005-070 Manaus, AM',
    ],
  },
};
