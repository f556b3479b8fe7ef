import { DecodeError } from '../../errors.js';
import { simpleEncoding } from '../content/simple-encoding.js';
import { dictOf, isArray, isName, isStream } from '../syntax/values.js';
import type { PdfDict, PdfRevision, PdfStream } from '../types.js';
import { readCff } from './cff.js';
import { readTables, readTrueType } from './truetype.js';
import type { EmbeddedFont, FontProgram } from './types.js';

/**
 * The font program that a font dictionary embeds, with its codes led to glyphs (ISO 32000-2, 9.6.5 and
 * 9.7.4). Reads the program anew at each call.
 * @returns null for fonts without one, of other formats (Type 1, Type 3), and for programs that cannot be
 * read
 */
export function readEmbeddedFont(font: PdfDict, revision: PdfRevision): EmbeddedFont | null {
  const get = (from: PdfDict | null, key: string) => revision.resolve(from?.entries.get(key));
  const descendants = get(font, 'DescendantFonts');
  const descendant = isArray(descendants) ? dictOf(revision.resolve(descendants.items[0])) : null;
  const descriptor = dictOf(get(descendant ?? font, 'FontDescriptor'));
  const stream = [get(descriptor, 'FontFile2'), get(descriptor, 'FontFile3')].find(isStream);
  const program = stream ? readProgram(stream, revision) : null;
  if (!program) return null;
  if (!descendant) return { program, glyphOf: simpleGlyphs(font, program, revision) };
  // Codes of other encodings than the identity are led through a CMap, which is not read here.
  if (!isName(get(font, 'Encoding'), 'Identity-H')) return null;
  const map = get(descendant, 'CIDToGIDMap');
  if (isStream(map)) return { program, glyphOf: mappedGlyphs(revision.streamBytes(map)) };
  const { glyphByCid } = program;
  return { program, glyphOf: glyphByCid ? (code) => glyphByCid.get(code) : (code) => code };
}

function readProgram(stream: PdfStream, revision: PdfRevision): FontProgram | null {
  try {
    const bytes = revision.streamBytes(stream);
    const isWrapped = bytes[0] === 0x4f || bytes[0] === 0x00 || bytes[0] === 0x74; // OTTO, version 1.0, "true"
    if (!isWrapped) return readCff(bytes);
    const compact = readTables(bytes).get('CFF ');
    return compact ? readCff(compact) : readTrueType(bytes);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}

const mappedGlyphs =
  (map: Uint8Array): EmbeddedFont['glyphOf'] =>
  (code) =>
    2 * code + 1 < map.length ? map[2 * code]! * 256 + map[2 * code + 1]! : undefined;

/** By character where the font dictionary states an encoding, then by the program's own encoding. */
function simpleGlyphs(font: PdfDict, program: FontProgram, revision: PdfRevision): EmbeddedFont['glyphOf'] {
  const encoding = revision.resolve(font.entries.get('Encoding'));
  const characters =
    encoding === null ? [] : simpleEncoding(encoding, false, (value) => revision.resolve(value));
  return (code) => {
    const character = characters[code];
    const byCharacter = character === undefined ? undefined : program.glyphByCharacter.get(character);
    return byCharacter ?? program.glyphByCode.get(code);
  };
}
