import type { Bank } from '../banks/bank.js';

/**
 * Banks of Brazil by the three digits of the clearing of cheques (COMPE), which boletos and account numbers
 * carry: Banco Central do Brasil, list of participants of STR, in a public copy of June 2024; the larger
 * retail banks, whose brand is plain. HSBC's retail accounts went to Bradesco in 2016.
 */
export const COMPE_BANKS: readonly (Bank & { readonly numbers: string })[] = [
  { name: 'Banco do Brasil', aliases: ['banco do brasil', 'bb'], numbers: '001' },
  { name: 'Banco da Amazônia', aliases: ['banco da amazonia', 'basa'], numbers: '003' },
  { name: 'Banco do Nordeste', aliases: ['banco do nordeste'], numbers: '004' },
  { name: 'Banestes', aliases: ['banestes'], numbers: '021' },
  { name: 'Santander', aliases: ['santander', 'banespa', 'banco real'], numbers: '033' },
  { name: 'Banpará', aliases: ['banpara'], numbers: '037' },
  { name: 'Banrisul', aliases: ['banrisul'], numbers: '041' },
  { name: 'Banese', aliases: ['banese'], numbers: '047' },
  { name: 'BRB', aliases: ['brb', 'banco de brasilia'], numbers: '070' },
  { name: 'Banco Inter', aliases: ['inter', 'banco inter'], numbers: '077' },
  { name: 'Ailos', aliases: ['ailos', 'viacredi'], numbers: '085' },
  { name: 'Caixa Econômica Federal', aliases: ['caixa', 'caixa economica federal', 'cef'], numbers: '104' },
  { name: 'Agibank', aliases: ['agibank'], numbers: '121' },
  { name: 'Cresol', aliases: ['cresol'], numbers: '133' },
  { name: 'Unicred', aliases: ['unicred'], numbers: '136' },
  { name: 'Stone', aliases: ['stone'], numbers: '197' },
  { name: 'BTG Pactual', aliases: ['btg', 'btg pactual'], numbers: '208' },
  { name: 'Banco Original', aliases: ['original'], numbers: '212' },
  { name: 'Bradesco', aliases: ['bradesco', 'hsbc'], numbers: '237' },
  { name: 'Banco ABC Brasil', aliases: ['abc brasil'], numbers: '246' },
  { name: 'Nubank', aliases: ['nubank', 'nu pagamentos', 'nu'], numbers: '260' },
  { name: 'PagBank', aliases: ['pagbank', 'pagseguro'], numbers: '290' },
  { name: 'BMG', aliases: ['bmg'], numbers: '318' },
  { name: 'Mercado Pago', aliases: ['mercado pago'], numbers: '323' },
  { name: 'C6 Bank', aliases: ['c6', 'c6 bank'], numbers: '336' },
  { name: 'Itaú Unibanco', aliases: ['itau', 'unibanco', 'itau unibanco'], numbers: '341' },
  { name: 'Banco XP', aliases: ['xp'], numbers: '348' },
  { name: 'Banco Mercantil', aliases: ['mercantil'], numbers: '389' },
  { name: 'Safra', aliases: ['safra'], numbers: '422' },
  { name: 'Banco Pan', aliases: ['pan', 'banco pan'], numbers: '623' },
  { name: 'Sofisa', aliases: ['sofisa'], numbers: '637' },
  { name: 'Banco Votorantim', aliases: ['bv', 'votorantim'], numbers: '655 413' },
  { name: 'Daycoval', aliases: ['daycoval'], numbers: '707' },
  { name: 'Sicredi', aliases: ['sicredi'], numbers: '748' },
  { name: 'Sicoob', aliases: ['sicoob', 'bancoob'], numbers: '756' },
];
