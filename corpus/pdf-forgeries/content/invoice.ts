import type { Dice } from '../dice.js';
import type { ComposedDocument, DocumentContent } from './blocks.js';
import { formatCents, formatDate, type Language, withCurrency } from './language.js';
import { NAMES } from './names.js';

const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    title: 'Invoice',
    customer: 'Bill to',
    number: 'Invoice no.',
    date: 'Invoice date',
    account: 'Pay to account',
    item: 'Description',
    quantity: 'Qty',
    price: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: 'Sales tax',
    total: 'Total due',
    terms: 'Payment is due within 30 days of the invoice date.',
  },
  es: {
    title: 'Factura',
    customer: 'Cliente',
    number: 'Folio',
    date: 'Fecha de emisión',
    account: 'Cuenta de depósito',
    item: 'Descripción',
    quantity: 'Cant.',
    price: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    tax: 'IVA 16%',
    total: 'Total a pagar',
    terms: 'El pago debe realizarse dentro de los 30 días siguientes a la fecha de emisión.',
  },
  pt: {
    title: 'Nota de serviços',
    customer: 'Cliente',
    number: 'Número',
    date: 'Data de emissão',
    account: 'Conta para pagamento',
    item: 'Descrição',
    quantity: 'Qtde.',
    price: 'Preço unitário',
    amount: 'Valor',
    subtotal: 'Subtotal',
    tax: 'ISS 5%',
    total: 'Total a pagar',
    terms: 'O pagamento vence em 30 dias a contar da data de emissão.',
  },
};

const GOODS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Site survey',
    'Copper fittings',
    'Labour, journeyman',
    'Waste removal',
    'Sealant cartridge',
    'Scaffold hire',
    'Inspection fee',
  ],
  es: [
    'Mano de obra',
    'Tubería galvanizada',
    'Flete foráneo',
    'Pintura vinílica',
    'Visita técnica',
    'Cemento gris',
  ],
  pt: ['Mão de obra', 'Tinta acrílica', 'Frete', 'Visita técnica', 'Parafuso inox', 'Aluguel de andaime'],
};

/** Parts per thousand. */
const TAX_RATE: Readonly<Record<Language, number>> = { en: 65, es: 160, pt: 50 };

export interface InvoiceLine {
  readonly name: string;
  readonly quantity: number;
  readonly priceCents: number;
}

export interface InvoiceFacts {
  readonly language: Language;
  readonly seller: string;
  readonly sellerAddress: string;
  readonly customer: string;
  readonly number: string;
  readonly date: string;
  readonly account: string;
  readonly lines: readonly InvoiceLine[];
}

/** Subtotal, tax and total of an invoice, in cents; the tax is rounded to a cent. */
export function invoiceSums({ lines, language }: Pick<InvoiceFacts, 'lines' | 'language'>) {
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
  const taxCents = Math.round((subtotalCents * TAX_RATE[language]) / 1000);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

export function presentInvoice(facts: InvoiceFacts): DocumentContent {
  const { language } = facts;
  const label = (key: string) => LABELS[language][key] ?? key;
  const sums = invoiceSums(facts);
  return {
    kind: 'invoice',
    language,
    issuer: facts.seller,
    issuerAddress: facts.sellerAddress,
    blocks: [
      { kind: 'title', text: label('title') },
      {
        kind: 'pairs',
        pairs: [
          [label('customer'), facts.customer],
          [label('number'), facts.number],
          [label('date'), facts.date],
          [label('account'), facts.account],
        ],
      },
      {
        kind: 'table',
        columns: [
          { heading: label('item'), align: 'left', share: 0.46 },
          { heading: label('quantity'), align: 'right', share: 0.12 },
          { heading: label('price'), align: 'right', share: 0.21 },
          { heading: label('amount'), align: 'right', share: 0.21 },
        ],
        rows: facts.lines.map(({ name, quantity, priceCents }) => [
          name,
          String(quantity),
          formatCents(priceCents, language),
          formatCents(quantity * priceCents, language),
        ]),
      },
      {
        kind: 'pairs',
        pairs: [
          [label('subtotal'), withCurrency(sums.subtotalCents, language)],
          [label('tax'), withCurrency(sums.taxCents, language)],
          [label('total'), withCurrency(sums.totalCents, language)],
        ],
      },
      { kind: 'small', text: label('terms') },
    ],
  };
}

export function composeInvoice(dice: Dice, language: Language): ComposedDocument {
  const names = NAMES[language];
  const lines = dice
    .shuffled(GOODS[language])
    .slice(0, dice.between(4, 6))
    .map(
      (name, index): InvoiceLine => ({
        name,
        quantity: index === 0 ? 1 : dice.between(2, 9),
        priceCents: dice.between(2_500, 94_000),
      }),
    );
  const facts: InvoiceFacts = {
    language,
    lines,
    seller: dice.pick(names.employers),
    sellerAddress: `${dice.pick(names.streets)}, ${dice.pick(names.cities)}`,
    customer: dice.pick(names.people),
    number: `${dice.pick(['A', 'F', 'INV'])}-${dice.digits(5)}`,
    date: formatDate(dice.between(2023, 2025), dice.between(1, 12), dice.between(1, 28), language),
    account: dice.digits(12),
  };
  return {
    content: presentInvoice(facts),
    targets: {
      amounts: lines.slice(1).map(({ quantity, priceCents }) => formatCents(quantity * priceCents, language)),
      dates: [facts.date],
      names: [facts.customer],
      accounts: [facts.account],
    },
    raised: (cents) =>
      presentInvoice({
        ...facts,
        lines: lines.map((line, index) =>
          index === 0 ? { ...line, priceCents: line.priceCents + cents } : line,
        ),
      }),
  };
}
