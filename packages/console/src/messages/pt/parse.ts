import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const parse: Messages['parse'] = {
  title: 'Documento lido',
  mean: (percent) => `média ${percent}`,
  fields: (n) => count(n, 'campo', 'campos'),
  below: 'Só abaixo de',
  anyConfidence: 'Mostrar todos',
  sources: {
    text: 'camada de texto',
    ocr: 'impressão',
    barcode: 'código de barras',
    mrz: 'zona de leitura mecânica',
    qr: 'QR code',
  },
  repaired: 'corrigido pelo dígito verificador',
  learnedFrom: (id: number) => `lido como ensinou o documento ${id}`,
  unread: (parts) => `Não lido: ${parts}`,
  pagesUnread: (n) => count(n, 'página não lida', 'páginas não lidas'),
  transactions: 'Lançamentos',
  date: 'Data',
  description: 'Histórico',
  deposit: 'Crédito',
  withdrawal: 'Débito',
  balance: 'Saldo',
  breaks: (expected) => `deveria ser ${expected}`,
  breaksCount: (n) =>
    n === 0
      ? 'Cada saldo decorre do anterior'
      : count(n, 'saldo que não decorre do anterior', 'saldos que não decorrem do anterior'),
  sums: 'inicial + créditos − débitos = final',
  sumsHold: 'confere',
  sumsFail: (difference) => `difere em ${difference}`,
  sumsUnknown: 'nem tudo foi lido',
  crop: 'O lugar, ampliado',
  table: 'Campos, primeiro os menos seguros',
  noPlace: 'sem lugar',
  account: (name) => `Conta ${name}`,
};
