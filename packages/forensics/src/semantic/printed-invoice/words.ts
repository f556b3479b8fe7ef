import { CURRENCY_CODES } from './currencies.js';

/** What an amount of an invoice or bill is, whatever the language of its label. */
export type AmountRole =
  | 'lines-total'
  | 'discount'
  | 'charge'
  | 'tax'
  | 'retention'
  | 'rounding'
  | 'total'
  | 'paid'
  | 'due'
  | 'carried';

/**
 * How English, German, French, Spanish and Portuguese invoices call their amounts, folded; the first role
 * whose words begin a label is its role. Only labels that leave no doubt: an amount whose label stands here
 * nowhere ends the block that it stands in.
 */
const WORDS: readonly (readonly [role: AmountRole, words: readonly string[]])[] = [
  [
    'carried',
    [
      'carried (?:forward|over)',
      'brought forward',
      'ubertrag',
      'report',
      'a reporter',
      'suma y sigue',
      'suma anterior',
      'a transportar',
      'transporte anterior',
    ],
  ],
  [
    'due',
    [
      '(?:amount|balance|total) (?:due|payable|outstanding|to pay)',
      'please pay|payable|pay this amount',
      'zahlbetrag|zahlungsbetrag|zu zahlen(?:der betrag)?|noch zu zahlen|restbetrag|offener betrag',
      'net a payer|reste a payer|solde a payer|montant du|a payer',
      '(?:total|importe|saldo|valor|liquido|neto|resto) a (?:pagar|cobrar)|(?:saldo|importe) pendiente|pendiente(?: de pago)?|por pagar',
    ],
  ],
  [
    'paid',
    [
      'amount paid|paid|payments?(?: received)?|deposit(?: paid)?|prepaid|advance(?: payment)?|credit applied|less (?:payment|deposit)s?',
      'anzahlung|bereits (?:ge|be)zahlt|vorauszahlung|abschlagszahlung(?:en)?|geleistete (?:an)?zahlung(?:en)?|abzgl\\.? anzahlung|gezahlt',
      'acomptes?(?: verses?)?|deja (?:paye|regle|verse)|montant regle|avance',
      'anticipos?(?: pagados?)?|pagado|a cuenta|pago a cuenta|importe pagado|entrega a cuenta',
      'adiantamento(?: pago)?|ja pago|valor (?:ja )?pago|sinal(?: pago)?|pago',
    ],
  ],
  [
    'retention',
    [
      'retencion(?:es)?|retencao|irpf|isr retenido|iva retenido|withholding(?: tax)?|irrf|retenu[es]* a la source',
    ],
  ],
  [
    'discount',
    [
      '(?:less )?(?:trade |volume |customer )?discounts?|rebate',
      '(?:abzgl\\.? )?(?:kunden|mengen|treue)?rabatt|nachlass|skonto',
      'remise(?: commerciale)?|rabais|ristourne|escompte',
      'descuentos?|d(?:c?to|esc)\\.?|bonificacion',
      'descontos?|desc\\.|abatimento',
    ],
  ],
  [
    'charge',
    [
      'shipping(?: (?:and|&) handling| cost| fee)?|freight|delivery(?: charge| fee)?|handling|postage|surcharge|service (?:charge|fee)|standing charge|fuel surcharge',
      'versand(?:kosten|pauschale)?|fracht(?:kosten)?|porto|zuschlag|lieferkosten|grundpreis|grundgebuhr|verpackung',
      'frais (?:de |d.)?(?:port|livraison|transport|expedition|envoi)?|livraison|port|abonnement',
      '(?:gastos de |costo de )?envio|flete|portes|transporte|recargo|cuota fija|cargo fijo',
      'frete|despesas acessorias|acrescimo|taxa de entrega|portes de envio|tarifa fixa',
    ],
  ],
  [
    'tax',
    [
      '(?:plus |total )?(?:vat|sales tax|tax(?:es)?|gst|hst|state tax|city tax)(?: amount| total)?',
      '(?:zzgl\\.? |plus |\\+ )?(?:gesetzl(?:iche|\\.) )?(?:mwst|mehrwertsteuer|umsatzsteuer|ust\\.?)(?:-?betrag| gesamt)?|steuerbetrag',
      '(?:montant |total )?t\\.?v\\.?a|total taxes',
      '(?:cuota |importe |total )?(?:iva|i\\.v\\.a|igic|ieps)',
      '(?:valor (?:do )?)?(?:iss|icms|ipi)|impostos?|impuestos?',
    ],
  ],
  ['rounding', ['rounding(?: adjustment)?|rundung(?:sdifferenz)?|arrondi|redondeo|arredondamento']],
  [
    'lines-total',
    [
      'sub ?-?total|net (?:amount|total)|total net|total (?:excl(?:uding|\\.)?|before|without) (?:vat|tax(?:es)?)|taxable amount|total charges|goods total',
      '(?:gesamt)?netto(?:betrag|summe|wert)?|summe netto|gesamt(?:betrag)? netto|zwischensumme|warenwert|positionssumme|summe positionen',
      '(?:sous-?total|total|montant)(?: net)? h\\.?t|sous-?total|total hors taxes?',
      'subtotal|base imponible|(?:importe|total) neto|suma',
      'subtotal|total i?liquido|valor liquido|valor (?:total )?dos (?:produtos|servicos)|total dos (?:itens|produtos|servicos)|base de calculo',
    ],
  ],
  [
    'total',
    [
      '(?:grand |invoice |bill |order )?total(?: amount)?(?: (?:incl(?:uding|\\.)?|with|inc\\.?) (?:vat|tax(?:es)?|gst))?',
      'gesamt(?:betrag|summe|preis)?(?: brutto)?|rechnungs(?:betrag|summe)|brutto(?:betrag|summe)|endbetrag|summe brutto',
      '(?:total|montant) t\\.?t\\.?c|total general|montant total',
      '(?:importe |monto )?total(?: factura| de la factura| general| con iva)?',
      '(?:valor )?total(?: geral| da (?:nota|fatura)| com iva)?',
    ],
  ],
];

/** What may follow the words of a label before its amount: a rate, a currency, what a tax is of. */
const REST = `[\\s:.,;()[\\]|*=%\\d/-]*(?:(?:${CURRENCY_CODES.toLowerCase()}|euro|in|en|em|r\\$|us\\$|\\$|€|£|auf|von|aus|of|on|at|de|sur|a|sobre|s/|al|incl|inkl|ttc|ht|mwst|ust|tva|iva|vat|tax|m\\.?n)(?!\\p{L})[\\s:.,;()[\\]|*=%\\d/-]*)*$`;

/** Longer labels are sentences. */
const MAX_LABEL_CHARACTERS = 80;

const PATTERNS = WORDS.map(
  ([role, words]) =>
    [role, new RegExp(`^[^\\p{L}\\d]*(?:${words.join('|')})(?![\\p{L}\\d])${REST}`, 'u')] as const,
);

/** What the label of an amount makes it; undefined where it does not say so. */
export const roleOf = (folded: string): AmountRole | undefined =>
  folded.length > MAX_LABEL_CHARACTERS
    ? undefined
    : PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];

/** Of a total, that tax is part of it; folded. */
const WITH_TAX =
  /(?<!\p{L})(?:t\.?t\.?c|inc(?:l(?:uding|\.)?|\.)? (?:vat|tax(?:es)?|gst)|(?:con|com) iva|iva incl|inkl\.? mwst|brutto)/u;
/** Of a column of amounts, that they are before tax; folded. */
const BEFORE_TAX =
  /(?<!\p{L})(?:h\.?t|hors taxes?|ex(?:cl(?:uding|\.)?|\.)? (?:vat|tax(?:es)?|gst)|(?:sin|sem) iva|exkl\.? mwst|netto)(?!\p{L})/u;

/** True for the label of a total that says that it includes tax. */
export const includesTax = (folded: string): boolean => WITH_TAX.test(folded);

/** True for a heading that says that the amounts below it are before tax. */
export const isBeforeTax = (folded: string): boolean => BEFORE_TAX.test(folded);
