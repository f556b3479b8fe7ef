import type { Language } from './language.js';

/** Every person, bank, employer and shop below is invented. */
interface NameLists {
  readonly people: readonly string[];
  readonly banks: readonly string[];
  readonly employers: readonly string[];
  readonly merchants: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly string[];
}

export const NAMES: Readonly<Record<Language, NameLists>> = {
  en: {
    people: [
      'Marla Tennant',
      'Dexter Quill',
      'Ottoline Frasier',
      'Grady Hollins',
      'Imara Beckford',
      'Selwyn Pratt',
      'Corinne Vale',
      'Amos Whitlock',
    ],
    banks: ['Harrowgate Savings Bank', 'Blue Tern Credit Union', 'First Meadow National', 'Castellan Trust'],
    employers: [
      'Pinebrook Logistics LLC',
      'Orrin & Daughters Roofing',
      'Quayside Dental Group',
      'Tallis Instruments Inc.',
    ],
    merchants: [
      'SPARROW GROCERS',
      'MILLPOND FUEL',
      'NETTLE CAFE',
      'RIDGE GYM',
      'ASHLINE TELECOM',
      'COPPER BOOKS',
      'VETERINARY OAKS',
      'TIDEWAY RAIL',
      'GABLE INSURANCE',
      'HOLT PHARMACY',
      'LARK STREAMING',
      'WICKER HOME',
    ],
    streets: ['418 Larchmont Ave', '27 Cobble Hill Rd', '9051 Sumac Trail', '1300 Ferry Landing'],
    cities: ['Dunmore, OH 43299', 'Alder Falls, WA 98999', 'Port Sable, ME 04990', 'Crestfield, TX 75999'],
  },
  es: {
    people: [
      'Ximena Zúñiga Robledo',
      'Efraín Montalvo Prado',
      'Itzel Carranza Luna',
      'Abundio Salcedo Ríos',
      'Renata Olvera Pizano',
      'Tadeo Barragán Soto',
    ],
    banks: ['Banco Cordillera', 'Caja Popular Tres Ríos', 'Financiera Alborada', 'Banco del Mezquital'],
    employers: [
      'Textiles Nopalera S.A. de C.V.',
      'Grupo Industrial Cenzontle',
      'Clínica San Onofre',
      'Autopartes del Bajío Norte',
    ],
    merchants: [
      'ABARROTES LA ESTRELLA',
      'GASOLINERA KM 14',
      'FARMACIA DEL CARMEN',
      'TORTILLERIA MAGUEY',
      'TELEFONIA QUETZAL',
      'CINE ALAMEDA',
      'FERRETERIA EL CLAVO',
      'COLEGIO JACARANDA',
      'ELECTRICIDAD CENTRO',
      'PANADERIA LUPITA',
      'TRANSPORTE AZTLAN',
    ],
    streets: [
      'Calle Fresno 112, Int. 4',
      'Av. Las Torres 2380',
      'Privada Colibrí 19',
      'Blvd. Mirasierra 705',
    ],
    cities: [
      'Col. Jardines, 20999 Aguascalientes',
      'Centro, 68099 Oaxaca',
      'Lomas Altas, 78299 San Luis Potosí',
    ],
  },
  pt: {
    people: [
      'Jandira Furtado Neves',
      'Otacílio Braga Pinheiro',
      'Luana Siqueira Prates',
      'Everaldo Camargo Assis',
      'Tainá Rezende Lobo',
      'Nilton Fagundes Paes',
    ],
    banks: ['Banco Araucária', 'Cooperativa Serra Azul', 'Banco Litoral Norte', 'Crédito Jequitibá'],
    employers: [
      'Metalúrgica Pau-Ferro Ltda.',
      'Sertaneja Alimentos S.A.',
      'Hospital Santa Adélia',
      'Oficina Capivara Ltda.',
    ],
    merchants: [
      'PADARIA DO VALE',
      'POSTO ITAPOA',
      'DROGARIA AURORA',
      'MERCADO SABIA',
      'ENERGIA PLANALTO',
      'ACADEMIA FORTE',
      'LIVRARIA MANDACARU',
      'AGUAS DA SERRA',
      'INTERNET TUCANO',
      'ACOUGUE BOM CORTE',
      'ONIBUS LITORAL',
    ],
    streets: [
      'Rua das Acácias, 233',
      'Av. Rio Manso, 1840 ap 72',
      'Travessa do Sol, 15',
      'Alameda Ipê Roxo, 96',
    ],
    cities: [
      'Vila Nova, Curitiba - PR 80999-000',
      'Boa Vista, Recife - PE 50999-120',
      'Centro, Uberaba - MG 38099-210',
    ],
  },
};
