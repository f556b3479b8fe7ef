import type { Bank } from '../banks/bank.js';

/**
 * Banks by the first three digits of a CLABE: participants of SPEI as Banco de México lists them (five-digit
 * keys, of which the CLABE takes the last three), seen in a public copy of 2026. Banks that changed their
 * name or owner under the same number in the last years (124, 128, 138, 154) are left out, and so are those
 * that carry the accounts of others (646). 032 was Ixe, merged into Banorte in 2013; 167 was carved out of
 * Banregio.
 */
export const CLABE_BANKS: readonly (Bank & { readonly numbers: string })[] = [
  { name: 'Banamex', aliases: ['banamex', 'citibanamex', 'banco nacional de mexico'], numbers: '002' },
  { name: 'Bancomext', aliases: ['bancomext', 'banco nacional de comercio exterior'], numbers: '006' },
  { name: 'Banobras', aliases: ['banobras'], numbers: '009' },
  { name: 'BBVA México', aliases: ['bbva', 'bancomer'], numbers: '012' },
  { name: 'Santander', aliases: ['santander', 'serfin'], numbers: '014' },
  { name: 'Banjército', aliases: ['banjercito'], numbers: '019' },
  { name: 'HSBC', aliases: ['hsbc', 'bital'], numbers: '021' },
  { name: 'BanBajío', aliases: ['bajio', 'banbajio'], numbers: '030' },
  { name: 'Inbursa', aliases: ['inbursa'], numbers: '036' },
  { name: 'Mifel', aliases: ['mifel'], numbers: '042' },
  { name: 'Scotiabank', aliases: ['scotiabank', 'scotia', 'inverlat'], numbers: '044' },
  { name: 'Banregio', aliases: ['banregio', 'banco regional', 'hey', 'hey banco'], numbers: '058 167' },
  { name: 'Invex', aliases: ['invex'], numbers: '059' },
  { name: 'Bansí', aliases: ['bansi'], numbers: '060' },
  { name: 'Afirme', aliases: ['afirme'], numbers: '062' },
  { name: 'Banorte', aliases: ['banorte', 'banco mercantil del norte', 'ixe'], numbers: '072 032' },
  { name: 'Bank of America México', aliases: ['bank of america'], numbers: '106' },
  { name: 'Monex', aliases: ['monex'], numbers: '112' },
  { name: 'Ve por Más', aliases: ['ve por mas', 'bx'], numbers: '113' },
  { name: 'Banco Azteca', aliases: ['azteca'], numbers: '127' },
  { name: 'Compartamos Banco', aliases: ['compartamos'], numbers: '130' },
  { name: 'Multiva', aliases: ['multiva'], numbers: '132' },
  { name: 'Actinver', aliases: ['actinver'], numbers: '133' },
  { name: 'Intercam', aliases: ['intercam'], numbers: '136' },
  { name: 'BanCoppel', aliases: ['bancoppel', 'coppel'], numbers: '137' },
  { name: 'Consubanco', aliases: ['consubanco'], numbers: '140' },
  { name: 'Banco Base', aliases: ['base', 'bbase', 'bancobase'], numbers: '145' },
  { name: 'Bankaool', aliases: ['bankaool'], numbers: '147' },
  { name: 'Bancrea', aliases: ['bancrea'], numbers: '152' },
  { name: 'Banco del Bienestar', aliases: ['bienestar', 'bansefi'], numbers: '166' },
  { name: 'Sabadell', aliases: ['sabadell'], numbers: '156' },
  { name: 'Banco Inmobiliario Mexicano', aliases: ['inmobiliario mexicano'], numbers: '150' },
  { name: 'Nu México', aliases: ['nu', 'nubank', 'nu mexico'], numbers: '638' },
  { name: 'Klar', aliases: ['klar'], numbers: '661' },
  { name: 'Mercado Pago', aliases: ['mercado pago'], numbers: '722' },
  { name: 'Libertad', aliases: ['libertad'], numbers: '670' },
];
