import { SaxesParser } from 'saxes';
import { DecodeError } from '../errors.js';

/** An element; names without prefix, since prefixes are a custom only. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Of this element alone, trimmed. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** The largest of some 300 public samples has 0.3 MB; pictures of an annex are not read. */
const MAX_XML_BYTES = 8 * 1024 * 1024;
const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 60;
/** Encodings that XML of invoices is written in; others are read as UTF-8. */
const ENCODING = /^<\?xml[^>]{0,100}encoding=["'](iso-8859-1|windows-1252|us-ascii)["']/iu;

/**
 * The elements of an XML file. Nothing but the five predefined entities and character numbers is expanded: a
 * file with a document type declaration is refused, since no invoice has one.
 * @throws DecodeError NOT_DECODABLE for what is no well-formed XML, TOO_DEEPLY_NESTED or TOO_LARGE_INFLATED
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > MAX_XML_BYTES)
    throw new DecodeError('TOO_LARGE_INFLATED', `an XML file of more than ${MAX_XML_BYTES} bytes`);
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  parser.on('error', () => {
    throw new DecodeError('NOT_DECODABLE', `XML that is not well-formed near ${parser.position}`);
  });
  parser.on('doctype', () => {
    throw new DecodeError('NOT_DECODABLE', 'XML with a document type declaration');
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (++elements > MAX_ELEMENTS)
      throw new DecodeError('TOO_LARGE_INFLATED', `XML of more than ${MAX_ELEMENTS} elements`);
    if (open.length >= MAX_DEPTH)
      throw new DecodeError('TOO_DEEPLY_NESTED', `XML nested deeper than ${MAX_DEPTH}`);
    const own = Object.values(attributes).filter(({ prefix }) => prefix !== 'xmlns');
    open.push({
      name: local,
      attributes: new Map(own.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    });
  });
  const addText = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  parser.write(decodeXml(bytes)).close();
  if (!root) throw new DecodeError('NOT_DECODABLE', 'XML without an element');
  return root;
}

/** The characters of an XML file, by its byte order mark or the encoding that it names. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return new TextDecoder(ENCODING.test(head) ? 'latin1' : 'utf-8').decode(bytes);
}

/** The first element below that a path of names leads to; each step is a child, tried in order. */
export function elementAt(
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined {
  const [name, ...rest] = path;
  if (!element || name === undefined) return element;
  for (const child of element.children) {
    if (child.name !== name) continue;
    const found = elementAt(child, ...rest);
    if (found) return found;
  }
  return undefined;
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Of the element that a path leads to; undefined where it is absent or empty. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  elementAt(element, ...path)?.text || undefined;

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/u;

/** A decimal number as XML writes it (XML Schema, `decimal`); undefined for anything else. */
export const decimalOf = (text: string | undefined): number | undefined =>
  text !== undefined && DECIMAL.test(text.trim()) ? Number(text) : undefined;

export const decimalAt = (element: XmlElement | undefined, ...path: readonly string[]): number | undefined =>
  decimalOf(textAt(element, ...path));

/** The day that a text begins with, `20260131` or `2026-01-31T...`, as `YYYY-MM-DD`. */
export function dayOf(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/u.exec(text?.trim() ?? '') ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? `${year}-${month}-${day}` : undefined;
}

/** Every text and attribute value of a tree, in document order. */
export function* valuesOf(element: XmlElement): Generator<string> {
  yield* element.attributes.values();
  if (element.text !== '') yield element.text;
  for (const child of element.children) yield* valuesOf(child);
}

/** Beside names that end in `ID`, as those of CII and UBL: CFDI (SAT, Anexo 20) and NF-e (Manual de Orientação). */
const IDENTIFIER_NAMES: ReadonlySet<string> = new Set([
  'NoCertificado',
  'NoCertificadoSAT',
  'NoIdentificacion',
  'cProd',
  'chNFe',
  'nProt',
]);

const isIdentifierName = (name: string): boolean => name.endsWith('ID') || IDENTIFIER_NAMES.has(name);

/** Every value that its name calls an identifier - of a party, an order, an item, a register -, in document order. */
export function* identifiersOf(element: XmlElement): Generator<string> {
  for (const [name, value] of element.attributes) if (isIdentifierName(name)) yield value;
  if (isIdentifierName(element.name) && element.text !== '') yield element.text;
  for (const child of element.children) yield* identifiersOf(child);
}

export const defined = <T>(...values: readonly (T | undefined)[]): T[] =>
  values.filter((value): value is T => value !== undefined);
