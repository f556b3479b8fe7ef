import { childrenOf, type XmlElement } from '@assay/media';

/**
 * An attribute, optional ones with a question mark; or parts of each element that a path leads to. `**`
 * before a name is any element below.
 */
type Part = string | { readonly path: string; readonly parts: readonly Part[] };

const at = (path: string, ...parts: readonly Part[]): Part => ({ path, parts });

const TRANSFERRED = ['Base', 'Impuesto', 'TipoFactor', '?TasaOCuota', '?Importe'];
const WITHHELD = ['Base', 'Impuesto', 'TipoFactor', 'TasaOCuota', 'Importe'];
const CUSTOMS = at('InformacionAduanera', 'NumeroPedimento');
const PIECE = at(
  '**Parte',
  ...[
    'ClaveProdServ',
    '?NoIdentificacion',
    'Cantidad',
    '?Unidad',
    'Descripcion',
    '?ValorUnitario',
    '?Importe',
  ],
  at('**InformacionAduanera', 'NumeroPedimento'),
);
const RELATED = at('CfdiRelacionados', 'TipoRelacion', at('CfdiRelacionado', 'UUID'));
const HEAD = [
  ...[
    'Version',
    '?Serie',
    '?Folio',
    'Fecha',
    '?FormaPago',
    'NoCertificado',
    '?CondicionesDePago',
    'SubTotal',
  ],
  ...['?Descuento', 'Moneda', '?TipoCambio', 'Total', 'TipoDeComprobante'],
];
const ITEM = [
  ...[
    'ClaveProdServ',
    '?NoIdentificacion',
    'Cantidad',
    'ClaveUnidad',
    '?Unidad',
    'Descripcion',
    'ValorUnitario',
  ],
  ...['Importe', '?Descuento'],
];
const ITEM_TAXES = [
  at('Impuestos/Traslados/Traslado', ...TRANSFERRED),
  at('Impuestos/Retenciones/Retencion', ...WITHHELD),
];
const WITHHELD_IN_ALL = at('Retenciones/Retencion', 'Impuesto', 'Importe');

/** SAT, `cadenaoriginal_3_3.xslt` and `cadenaoriginal_4_0.xslt`: what is sealed, in this order. */
const SEALED: Readonly<Record<string, readonly Part[]>> = {
  '3.3': [
    ...HEAD,
    ...['?MetodoPago', 'LugarExpedicion', '?Confirmacion'],
    RELATED,
    at('Emisor', 'Rfc', '?Nombre', 'RegimenFiscal'),
    at('Receptor', 'Rfc', '?Nombre', '?ResidenciaFiscal', '?NumRegIdTrib', 'UsoCFDI'),
    at('Conceptos/Concepto', ...ITEM, ...ITEM_TAXES, CUSTOMS, at('CuentaPredial', 'Numero'), PIECE),
    at(
      'Impuestos',
      WITHHELD_IN_ALL,
      '?TotalImpuestosRetenidos',
      at('Traslados/Traslado', 'Impuesto', 'TipoFactor', 'TasaOCuota', 'Importe'),
      '?TotalImpuestosTrasladados',
    ),
  ],
  '4.0': [
    ...HEAD,
    ...['Exportacion', '?MetodoPago', 'LugarExpedicion', '?Confirmacion'],
    at('InformacionGlobal', 'Periodicidad', 'Meses', 'Año'),
    RELATED,
    at('Emisor', 'Rfc', 'Nombre', 'RegimenFiscal', '?FacAtrAdquirente'),
    at(
      'Receptor',
      ...['Rfc', 'Nombre', 'DomicilioFiscalReceptor', '?ResidenciaFiscal', '?NumRegIdTrib'],
      ...['RegimenFiscalReceptor', 'UsoCFDI'],
    ),
    at(
      'Conceptos/Concepto',
      ...[...ITEM, 'ObjetoImp', ...ITEM_TAXES],
      at(
        'ACuentaTerceros',
        ...['RfcACuentaTerceros', 'NombreACuentaTerceros', 'RegimenFiscalACuentaTerceros'],
        'DomicilioFiscalACuentaTerceros',
      ),
      ...[CUSTOMS, at('CuentaPredial', 'Numero'), PIECE],
    ),
    at(
      'Impuestos',
      ...[WITHHELD_IN_ALL, '?TotalImpuestosRetenidos', at('Traslados/Traslado', ...TRANSFERRED)],
      '?TotalImpuestosTrasladados',
    ),
  ],
};

/** The stamp that the tax authority adds after the seal is no part of it. */
const STAMP = 'TimbreFiscalDigital';

/**
 * The text that the issuer of a CFDI sealed ("cadena original").
 * @returns undefined for other versions than 3.3 and 4.0, and where complements (payroll, payments, foreign
 * trade)
 *   are sealed, too, each of which has a rule of its own
 */
export function cfdiOriginalString(root: XmlElement): string | undefined {
  const parts = SEALED[root.attributes.get('Version') ?? ''];
  const complements = childrenOf(root, 'Complemento').flatMap(({ children }) => children);
  const ofItems = descendantsOf(root, 'ComplementoConcepto').flatMap(({ children }) => children);
  if (!parts || complements.some(({ name }) => name !== STAMP) || ofItems.length > 0) return undefined;
  return `|${textOf(root, parts)}||`;
}

function textOf(element: XmlElement, parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part !== 'string')
        return elementsAt(element, part.path)
          .map((one) => textOf(one, part.parts))
          .join('');
      const isOptional = part.startsWith('?');
      const value = element.attributes.get(isOptional ? part.slice(1) : part);
      return value === undefined && isOptional ? '' : `|${normalized(value ?? '')}`;
    })
    .join('');
}

/** XPath's `normalize-space`. */
const normalized = (text: string): string => text.replaceAll(/[ \t\r\n]+/gu, ' ').replaceAll(/^ | $/gu, '');

function elementsAt(element: XmlElement, path: string): readonly XmlElement[] {
  if (path.startsWith('**')) return descendantsOf(element, path.slice(2));
  return path
    .split('/')
    .reduce<readonly XmlElement[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), [element]);
}

function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsOf(child, name),
  ]);
}
