/** What an invoice or a bill of one language prints; where there are several spellings, one is rolled. */
export interface Words {
  /** `1.234,50` against `1,234.50`. */
  readonly decimal: ',' | '.';
  readonly thousands: ',' | '.' | ' ' | '';
  readonly currency: string;
  readonly currencyStands: 'before' | 'behind';
  readonly rates: readonly number[];
  readonly title: readonly string[];
  readonly number: readonly string[];
  readonly position: readonly string[];
  readonly description: readonly string[];
  readonly quantity: readonly string[];
  readonly price: readonly string[];
  readonly amount: readonly string[];
  readonly subtotal: readonly string[];
  readonly discount: readonly string[];
  readonly shipping: readonly string[];
  readonly tax: readonly string[];
  readonly total: readonly string[];
  readonly paid: readonly string[];
  readonly due: readonly string[];
  readonly billTitle: readonly string[];
  readonly previous: readonly string[];
  readonly current: readonly string[];
  readonly consumption: readonly string[];
  readonly standing: readonly string[];
  readonly energy: readonly string[];
  readonly items: readonly string[];
}

export const WORDS: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt', Words>> = {
  en: {
    decimal: '.',
    thousands: ',',
    currency: '$',
    currencyStands: 'before',
    rates: [6, 7.25, 8, 8.875],
    title: ['INVOICE', 'Invoice', 'Sales Invoice'],
    number: ['Invoice No.', 'Invoice #', 'Invoice Number'],
    position: ['#', 'No.', 'Item'],
    description: ['Description', 'Item', 'Product / Service'],
    quantity: ['Qty', 'Quantity', 'Hours'],
    price: ['Unit Price', 'Rate', 'Price'],
    amount: ['Amount', 'Total', 'Line Total'],
    subtotal: ['Subtotal', 'Sub Total', 'Net Total'],
    discount: ['Discount', 'Less Discount'],
    shipping: ['Shipping', 'Shipping & Handling', 'Freight'],
    tax: ['Sales Tax', 'Tax'],
    total: ['Total', 'Invoice Total', 'Grand Total'],
    paid: ['Amount Paid', 'Payments', 'Deposit Received'],
    due: ['Amount Due', 'Balance Due', 'Total Due'],
    billTitle: ['Electric Bill', 'Utility Statement'],
    previous: ['Previous Reading', 'Prior Read'],
    current: ['Current Reading', 'Present Read'],
    consumption: ['Usage', 'kWh Used'],
    standing: ['Service Charge', 'Customer Charge'],
    energy: ['Energy Charge', 'Electricity Charge'],
    items: [
      'Steel brackets',
      'Consulting',
      'Paint, white',
      'Delivery crates',
      'LED panel',
      'Site visit',
      'Copy paper',
      'Hinges',
      'Software licence',
    ],
  },
  de: {
    decimal: ',',
    thousands: '.',
    currency: '€',
    currencyStands: 'behind',
    rates: [19, 7],
    title: ['Rechnung', 'RECHNUNG'],
    number: ['Rechnungsnummer', 'Rechnungs-Nr.', 'Rechnung Nr.'],
    position: ['Pos.', 'Pos', 'Nr.'],
    description: ['Bezeichnung', 'Beschreibung', 'Artikel', 'Leistung'],
    quantity: ['Menge', 'Anzahl'],
    price: ['Einzelpreis', 'E-Preis', 'Preis'],
    amount: ['Gesamtpreis', 'Betrag', 'Gesamt', 'Summe'],
    subtotal: ['Zwischensumme', 'Nettobetrag', 'Summe netto'],
    discount: ['Rabatt', 'abzgl. Rabatt'],
    shipping: ['Versandkosten', 'Versand', 'Fracht'],
    tax: ['MwSt.', 'USt.', 'Umsatzsteuer', 'zzgl. MwSt.'],
    total: ['Gesamtbetrag', 'Rechnungsbetrag', 'Bruttobetrag', 'Endbetrag'],
    paid: ['Anzahlung', 'Bereits bezahlt'],
    due: ['Zahlbetrag', 'Zu zahlen', 'Offener Betrag'],
    billTitle: ['Stromrechnung', 'Jahresabrechnung Strom'],
    previous: ['Zählerstand alt', 'Stand alt'],
    current: ['Zählerstand neu', 'Stand neu'],
    consumption: ['Verbrauch', 'Verbrauch kWh'],
    standing: ['Grundpreis', 'Grundgebühr'],
    energy: ['Arbeitspreis', 'Verbrauchspreis'],
    items: [
      'Stahlwinkel',
      'Beratung vor Ort',
      'Wandfarbe weiß',
      'Transportkisten',
      'LED-Leuchte',
      'Anfahrt',
      'Kopierpapier',
      'Scharniere',
      'Softwarelizenz',
    ],
  },
  fr: {
    decimal: ',',
    thousands: ' ',
    currency: '€',
    currencyStands: 'behind',
    rates: [20, 10, 5.5],
    title: ['Facture', 'FACTURE'],
    number: ['Facture n°', 'N° de facture', 'Numéro de facture'],
    position: ['N°', 'Pos.'],
    description: ['Désignation', 'Description', 'Libellé'],
    quantity: ['Qté', 'Quantité'],
    price: ['Prix unitaire', 'P.U. HT', 'Prix unitaire HT'],
    amount: ['Montant HT', 'Total HT', 'Montant'],
    subtotal: ['Total HT', 'Sous-total', 'Montant HT'],
    discount: ['Remise', 'Remise commerciale'],
    shipping: ['Frais de port', 'Livraison'],
    tax: ['TVA', 'Montant TVA'],
    total: ['Total TTC', 'Montant TTC'],
    paid: ['Acompte', 'Acompte versé', 'Déjà réglé'],
    due: ['Net à payer', 'Reste à payer', 'Solde à payer'],
    billTitle: ["Facture d'électricité"],
    previous: ['Ancien relevé', 'Index précédent'],
    current: ['Nouveau relevé', 'Index actuel'],
    consumption: ['Consommation', 'Consommation kWh'],
    standing: ['Abonnement'],
    energy: ['Consommation électricité', 'Énergie'],
    items: [
      'Équerres acier',
      'Conseil sur site',
      'Peinture blanche',
      'Caisses',
      'Panneau LED',
      'Déplacement',
      'Papier',
      'Charnières',
      'Licence logicielle',
    ],
  },
  es: {
    decimal: ',',
    thousands: '.',
    currency: '€',
    currencyStands: 'behind',
    rates: [21, 10],
    title: ['Factura', 'FACTURA'],
    number: ['Factura nº', 'Nº de factura', 'Número de factura'],
    position: ['Nº', 'Pos.'],
    description: ['Descripción', 'Concepto', 'Artículo'],
    quantity: ['Cantidad', 'Cant.', 'Uds.'],
    price: ['Precio unitario', 'Precio', 'P. unitario'],
    amount: ['Importe', 'Total'],
    subtotal: ['Subtotal', 'Base imponible', 'Total neto'],
    discount: ['Descuento', 'Dto.'],
    shipping: ['Gastos de envío', 'Portes'],
    tax: ['IVA', 'Cuota IVA'],
    total: ['Total', 'Total factura', 'Importe total'],
    paid: ['Anticipo', 'Pagado'],
    due: ['Total a pagar', 'Importe pendiente', 'Pendiente de pago'],
    billTitle: ['Factura de electricidad', 'Recibo de luz'],
    previous: ['Lectura anterior'],
    current: ['Lectura actual'],
    consumption: ['Consumo', 'Consumo kWh'],
    standing: ['Término fijo', 'Cargo fijo'],
    energy: ['Energía', 'Energía consumida'],
    items: [
      'Escuadras de acero',
      'Consultoría',
      'Pintura blanca',
      'Cajas de transporte',
      'Panel LED',
      'Visita',
      'Papel A4',
      'Bisagras',
      'Licencia de software',
    ],
  },
  pt: {
    decimal: ',',
    thousands: '.',
    currency: 'R$',
    currencyStands: 'before',
    rates: [5, 12, 18],
    title: ['Fatura', 'FATURA', 'Nota de serviço'],
    number: ['Fatura nº', 'Número da fatura', 'Nº da fatura'],
    position: ['Item', 'Nº'],
    description: ['Descrição', 'Produto', 'Serviço'],
    quantity: ['Quantidade', 'Qtd.', 'Qtde'],
    price: ['Preço unitário', 'Valor unitário', 'Vl. unit.'],
    amount: ['Valor', 'Total', 'Valor total'],
    subtotal: ['Subtotal', 'Total dos produtos', 'Total líquido'],
    discount: ['Desconto'],
    shipping: ['Frete', 'Entrega'],
    tax: ['ICMS', 'ISS', 'Impostos'],
    total: ['Total', 'Valor total', 'Total da fatura'],
    paid: ['Sinal pago', 'Valor pago'],
    due: ['Total a pagar', 'Valor a pagar', 'Saldo a pagar'],
    billTitle: ['Conta de luz', 'Fatura de energia elétrica'],
    previous: ['Leitura anterior'],
    current: ['Leitura atual'],
    consumption: ['Consumo', 'Consumo kWh'],
    standing: ['Taxa fixa', 'Custo de disponibilidade'],
    energy: ['Energia elétrica', 'Consumo de energia'],
    items: [
      'Cantoneiras de aço',
      'Consultoria',
      'Tinta branca',
      'Caixas',
      'Painel LED',
      'Visita técnica',
      'Papel A4',
      'Dobradiças',
      'Licença de software',
    ],
  },
};

export type Language = keyof typeof WORDS;
export const LANGUAGES = Object.keys(WORDS) as readonly Language[];
