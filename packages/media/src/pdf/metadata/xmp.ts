import { decodeXmpPacket, xmpHistory, xmpProperty } from '../../xmp/xmp-packet.js';
import { readXmpDate } from './dates.js';
import type { XmpMetadata } from './types.js';

/**
 * Reads the few properties of an XMP packet that tell how a file was made. A property counts as an element or
 * as an attribute, under its customary prefix (also Adobe's older `xap`); the first one found does.
 */
export function readXmp(bytes: Uint8Array): XmpMetadata {
  const text = decodeXmpPacket(bytes);
  const first = (...names: readonly string[]): string | null =>
    names.map((name) => xmpProperty(text, name)).find((value) => value !== null) ?? null;
  const date = (...names: readonly string[]) => {
    const value = first(...names);
    return value === null ? null : readXmpDate(value);
  };
  return {
    producer: first('pdf:Producer'),
    creatorTool: first('xmp:CreatorTool', 'xap:CreatorTool'),
    createDate: date('xmp:CreateDate', 'xap:CreateDate'),
    modifyDate: date('xmp:ModifyDate', 'xap:ModifyDate'),
    metadataDate: date('xmp:MetadataDate', 'xap:MetadataDate'),
    documentId: first('xmpMM:DocumentID', 'xapMM:DocumentID'),
    instanceId: first('xmpMM:InstanceID', 'xapMM:InstanceID'),
    pdfaPart: first('pdfaid:part'),
    history: xmpHistory(text),
  };
}
