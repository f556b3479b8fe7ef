import { count } from '../../words/numbers.js';
import type { Messages } from '../en/index.js';

export const parse: Messages['parse'] = {
  title: 'Documento leído',
  mean: (percent) => `media ${percent}`,
  fields: (n) => count(n, 'campo', 'campos'),
  below: 'Solo por debajo de',
  anyConfidence: 'Mostrar todos',
  sources: {
    text: 'capa de texto',
    ocr: 'impresión',
    barcode: 'código de barras',
    mrz: 'zona de lectura mecánica',
    qr: 'código QR',
  },
  repaired: 'corregido por su dígito verificador',
  learnedFrom: (id: number) => `leído como enseñó el documento ${id}`,
  unread: (parts) => `Sin leer: ${parts}`,
  pagesUnread: (n) => count(n, 'página sin leer', 'páginas sin leer'),
  transactions: 'Movimientos',
  date: 'Fecha',
  description: 'Descripción',
  deposit: 'Abono',
  withdrawal: 'Cargo',
  balance: 'Saldo',
  breaks: (expected) => `debería ser ${expected}`,
  breaksCount: (n) =>
    n === 0
      ? 'Cada saldo se sigue del anterior'
      : count(n, 'saldo que no se sigue del anterior', 'saldos que no se siguen del anterior'),
  sums: 'inicial + abonos − cargos = final',
  sumsHold: 'cuadra',
  sumsFail: (difference) => `difiere en ${difference}`,
  sumsUnknown: 'no se leyó todo',
  crop: 'El lugar, ampliado',
  table: 'Campos, primero los menos seguros',
  noPlace: 'sin lugar',
  account: (name) => `Cuenta ${name}`,
};
