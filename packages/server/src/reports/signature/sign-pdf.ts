import { dictOf, isArray, isRef, parsePdf } from '@assay/media';
import { cmsOver } from './cms.js';
import type { ReportSigner } from './signer.js';
import { writeDict, writeObject } from './write-object.js';

/** What a message holds beside its certificates: digest, attributes and a signature of 4096 bits take 900 bytes. */
const MESSAGE_BYTES = 2048;
/** Four numbers of ten digits, in which a file of any size fits. */
const BLANK_RANGE = '0000000000 0000000000 0000000000 0000000000';
/** Printed, and not to be changed: what PDF/A asks of every annotation (ISO 19005-3, 6.3.2), locked (ISO 32000-2, table 167). */
const FLAGS = 132;

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/**
 * Signs a PDF by one more save behind it, over everything but the signature's own value (ISO 32000-2, 12.8.1; PAdES
 * baseline B). The bytes before are as they were.
 * @param pdf with a table of cross-references, as the typesetter writes it
 * @param at stands in the file as the time of signing
 */
export function signPdf(pdf: Uint8Array, signer: ReportSigner, at: Date): Uint8Array {
  const revision = parsePdf(pdf).revisions.at(-1);
  const page = revision?.pages()[0];
  const root = revision?.trailer.entries.get('Root');
  const size = revision?.trailer.entries.get('Size');
  const catalog = dictOf(revision?.resolve(root));
  if (
    !revision ||
    !page ||
    !isRef(root) ||
    !catalog ||
    typeof size !== 'number' ||
    revision.xrefForm !== 'table'
  )
    throw new RangeError('a PDF that cannot be signed by another save');
  const [field, signature] = [size, size + 1];
  const held = revision.resolve(page.dict.entries.get('Annots'));
  const annotations = [...(isArray(held) ? held.items.map(writeObject) : []), `${field} 0 R`];
  const hexDigits = 2 * signer.certificates.reduce((sum, { raw }) => sum + raw.length, MESSAGE_BYTES);
  const objects = new Map([
    [root.num, writeDict(catalog.entries, { AcroForm: `<</Fields [${field} 0 R] /SigFlags 3>>` })],
    [page.num, writeDict(page.dict.entries, { Annots: `[${annotations.join(' ')}]` })],
    [
      field,
      `<</Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /TU (Signature of this report) /F ${FLAGS} /Rect [0 0 0 0] /P ${page.num} 0 R /V ${signature} 0 R>>`,
    ],
    [
      signature,
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${pdfDate(at)}) /ByteRange [${BLANK_RANGE}] /Contents <${'0'.repeat(hexDigits)}>>>`,
    ],
  ]);
  const entries = ['Root', 'Info', 'ID'].flatMap((key) => {
    const value = revision.trailer.entries.get(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  const trailer = writeDict(new Map(entries), { Size: String(size + 2), Prev: String(startOfTable(pdf)) });
  return fillIn(Buffer.concat([pdf, latin1(update(pdf.length, objects, trailer))]), hexDigits, signer);
}

/** `startxref` of the last save. */
function startOfTable(pdf: Uint8Array): number {
  const tail = Buffer.from(pdf.subarray(-64)).toString('latin1');
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1];
  if (found === undefined) throw new RangeError('a PDF without startxref');
  return Number(found);
}

/** The objects of another save, their table of cross-references and its trailer. */
function update(startBytes: number, objects: ReadonlyMap<number, string>, trailer: string): string {
  let text = '\n';
  const lines: string[] = [];
  for (const [num, object] of [...objects].sort(([one], [other]) => one - other)) {
    lines.push(`${num} 1\n${String(startBytes + text.length).padStart(10, '0')} 00000 n \n`);
    text += `${num} 0 obj\n${object}\nendobj\n`;
  }
  const table = startBytes + text.length;
  return `${text}xref\n${lines.join('')}trailer\n${trailer}\nstartxref\n${table}\n%%EOF\n`;
}

/** Writes what is covered, and then the message over it, into the room that was left for them. */
function fillIn(file: Buffer, hexDigits: number, signer: ReportSigner): Uint8Array {
  const open = file.lastIndexOf(`<${'0'.repeat(hexDigits)}>`, undefined, 'latin1');
  const close = open + hexDigits + 2;
  const numbers = [0, open, close, file.length - close].join(' ');
  file.write(
    numbers.padEnd(BLANK_RANGE.length),
    file.lastIndexOf(BLANK_RANGE, undefined, 'latin1'),
    'latin1',
  );
  const message = cmsOver(Buffer.concat([file.subarray(0, open), file.subarray(close)]), signer);
  if (2 * message.length > hexDigits) throw new RangeError('a signature longer than the room for it');
  file.write(Buffer.from(message).toString('hex'), open + 1, 'latin1');
  return Uint8Array.from(file);
}

const pdfDate = (at: Date): string => `D:${at.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`;
