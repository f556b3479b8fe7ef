import { DecodeError } from '../errors.js';
import { readEmbeddedFiles } from '../pdf/attachments/embedded-files.js';
import type { PdfStructure } from '../pdf/types.js';
import { readCfdi } from './read-cfdi.js';
import { readCii } from './read-cii.js';
import { readNfe } from './read-nfe.js';
import { readUbl } from './read-ubl.js';
import type { ElectronicInvoice } from './types.js';
import { dayOf, decimalOf, decodeXml, identifiersOf, parseXml, valuesOf } from './xml-tree.js';

const READERS = [readCii, readUbl, readCfdi, readNfe] as const;

/** Forms whose files their issuers sign. */
const SIGNED: ReadonlySet<ElectronicInvoice['syntax']> = new Set(['nfe', 'cfdi']);

/** Texts kept of one file; the longest public sample has some 3,000. */
const MAX_TEXTS = 20_000;

/**
 * The electronic invoices that a PDF carries along, whatever their files are called. What is no XML, or none
 * of a known form, is passed over.
 */
export function readElectronicInvoices(pdf: PdfStructure): ElectronicInvoice[] {
  return readEmbeddedFiles(pdf).flatMap(({ read }) => invoiceOf(read) ?? []);
}

/**
 * The electronic invoice that was sent beside a document, as a file of its own.
 * @throws DecodeError NOT_DECODABLE for what is none of the known forms or no well-formed XML, TOO_DEEPLY_NESTED
 *   or TOO_LARGE_INFLATED
 */
export function readElectronicInvoice(bytes: Uint8Array): ElectronicInvoice {
  const invoice = isMarkup(bytes) ? knownInvoice(bytes) : undefined;
  if (!invoice) throw new DecodeError('NOT_DECODABLE', 'no electronic invoice of a known form');
  return { ...invoice, sentBeside: true };
}

/** One electronic invoice; undefined for XML of another kind, for broken XML and other files. */
function invoiceOf(readBytes: () => Uint8Array): ElectronicInvoice | undefined {
  try {
    const bytes = readBytes();
    return isMarkup(bytes) ? knownInvoice(bytes) : undefined;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function knownInvoice(bytes: Uint8Array): ElectronicInvoice | undefined {
  const root = parseXml(bytes);
  for (const read of READERS) {
    const stated = read(root);
    if (!stated) continue;
    const values = everyValue([...valuesOf(root)].slice(0, MAX_TEXTS));
    return {
      ...stated,
      ...values,
      identifiers: [...new Set([...identifiersOf(root)].slice(0, MAX_TEXTS))],
      ...(SIGNED.has(stated.syntax) && { file: { root, xml: decodeXml(bytes) } }),
    };
  }
  return undefined;
}

function everyValue(values: readonly string[]): Pick<ElectronicInvoice, 'numbers' | 'days' | 'texts'> {
  const numbers = new Set<number>();
  const days = new Set<string>();
  const texts = new Set<string>();
  for (const value of values) {
    const [number, day] = [decimalOf(value), dayOf(value)];
    if (number !== undefined) numbers.add(Math.abs(number));
    if (day !== undefined) days.add(day);
    texts.add(value);
  }
  return { numbers: [...numbers], days: [...days], texts: [...texts] };
}

/** Whether a file begins with `<`, behind a byte order mark and white space. */
export function isMarkup(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 64).filter((byte) => byte > 0x20 && byte < 0x7f);
  return head[0] === 0x3c;
}
