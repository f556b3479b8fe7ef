import { textString } from '../syntax/text-string.js';
import { dictOf, EMPTY_DICT, isArray, isName, isRef, isString } from '../syntax/values.js';
import type { PdfDict, PdfObject, PdfRevision } from '../types.js';

/** A signature as the document's form or permissions name it (ISO 32000-2, 12.8.1, table 255). */
export interface SignatureDictionary {
  /** Qualified name of the signature field; `/Perms` entries are named like `Perms/DocMDP`. */
  readonly name: string;
  /** The dictionary's object number, or 0 when it is written into its field. */
  readonly num: number;
  /** Like `adbe.pkcs7.detached`, `ETSI.CAdES.detached`, `ETSI.RFC3161`. */
  readonly subFilter: string;
  /** /Contents as parsed, with the padding behind the CMS message. */
  readonly contents: Uint8Array;
  /** /ByteRange, numbers only; empty when missing. */
  readonly byteRange: readonly number[];
  /** /Cert of `adbe.x509.rsa_sha1`, first certificate. */
  readonly certificate: Uint8Array | undefined;
  /** /M: when the signer's software says that it signed; undefined when missing. */
  readonly modified: string | undefined;
  /**
   * /P of DocMDP (12.8.2.2): 1 no changes, 2 form filling and signing, 3 annotations, too; undefined for an
   * approval signature.
   */
  readonly permissionLevel: number | undefined;
  readonly lock: FieldLock | undefined;
}

/** FieldMDP (12.8.2.4): which fields may not change once this signature is there. */
export interface FieldLock {
  readonly action: 'All' | 'Include' | 'Exclude';
  readonly fields: readonly string[];
}

/** Contracts carry a handful; every one is hashed over the whole file. */
const MAX_SIGNATURES = 32;
/** Fields walked; the largest tax forms have about 2,500. */
const MAX_FIELDS = 20_000;

/**
 * The signatures in force at a revision: fields of type Sig with a value, then /Perms. Bounded; each
 * dictionary once.
 */
export function signaturesOf(revision: PdfRevision): SignatureDictionary[] {
  const catalog = catalogOf(revision);
  const found: SignatureDictionary[] = [];
  const add = (name: string, value: PdfObject | undefined): void => {
    const dict = dictOf(revision.resolve(value));
    if (!dict || found.length >= MAX_SIGNATURES) return;
    const signature = readSignature(revision, name, isRef(value) ? value.num : 0, dict);
    if (signature.num === 0 || !found.some(({ num }) => num === signature.num)) found.push(signature);
  };
  for (const { name, value } of signatureFields(revision, catalog)) add(name, value);
  const permissions = dictOf(revision.resolve(catalog?.entries.get('Perms')));
  for (const key of ['DocMDP', 'UR3', 'UR'])
    if (permissions?.entries.has(key)) add(`Perms/${key}`, permissions.entries.get(key));
  return found;
}

/** What is left where a signature was: the form or the permissions speak of one that is not there. */
export function remainsOf(revision: PdfRevision): string[] {
  const catalog = catalogOf(revision);
  const permissions = dictOf(revision.resolve(catalog?.entries.get('Perms')));
  const certified =
    permissions?.entries.has('DocMDP') && !dictOf(revision.resolve(permissions.entries.get('DocMDP')));
  const fields = signatureFields(revision, catalog);
  const emptied = fields.filter(({ value }) => value !== undefined && !dictOf(revision.resolve(value)));
  return [
    ...(certified
      ? ['The document says that it was certified (/Perms), and the certification is not there.']
      : []),
    ...emptied.map(
      ({ name }) => `The signature field “${name.slice(0, 80)}” names a signature that is not there.`,
    ),
  ];
}

const catalogOf = (revision: PdfRevision): PdfDict | undefined =>
  dictOf(revision.resolve(revision.trailer.entries.get('Root'))) ?? undefined;

function signatureFields(
  revision: PdfRevision,
  catalog: PdfDict | undefined,
): { name: string; value: PdfObject | undefined }[] {
  const form = dictOf(revision.resolve(catalog?.entries.get('AcroForm')));
  const open = itemsOf(revision, form?.entries.get('Fields')).map((value) => ({ value, name: '', type: '' }));
  const visited = new Set<number>();
  const fields: { name: string; value: PdfObject | undefined }[] = [];
  for (let count = 0; open.length > 0 && count < MAX_FIELDS; count++) {
    const next = open.shift()!;
    if (isRef(next.value)) {
      if (visited.has(next.value.num)) continue;
      visited.add(next.value.num);
    }
    const dict = dictOf(revision.resolve(next.value));
    if (!dict) continue;
    const ownType = revision.resolve(dict.entries.get('FT'));
    const type = isName(ownType) ? ownType.name : next.type;
    const name = [next.name, textString(revision.resolve(dict.entries.get('T')))]
      .filter((part) => part !== '')
      .join('.');
    if (type === 'Sig' && dict.entries.has('V')) fields.push({ name, value: dict.entries.get('V') });
    for (const value of itemsOf(revision, dict.entries.get('Kids'))) open.push({ value, name, type });
  }
  return fields;
}

function readSignature(
  revision: PdfRevision,
  name: string,
  num: number,
  { entries }: PdfDict,
): SignatureDictionary {
  const subFilter = revision.resolve(entries.get('SubFilter'));
  const contents = revision.resolve(entries.get('Contents'));
  const certificates = revision.resolve(entries.get('Cert'));
  const certificate = isArray(certificates) ? revision.resolve(certificates.items[0]) : certificates;
  const references = itemsOf(revision, entries.get('Reference')).flatMap(
    (item) => dictOf(revision.resolve(item)) ?? [],
  );
  const parametersOf = (method: string): PdfDict | undefined => {
    const reference = references.find(({ entries }) =>
      isName(revision.resolve(entries.get('TransformMethod')), method),
    );
    return reference && (dictOf(revision.resolve(reference.entries.get('TransformParams'))) ?? EMPTY_DICT);
  };
  const modified = revision.resolve(entries.get('M'));
  const certification = parametersOf('DocMDP');
  const level = revision.resolve(certification?.entries.get('P'));
  const lock = parametersOf('FieldMDP');
  return {
    name,
    num,
    subFilter: isName(subFilter) ? subFilter.name : '',
    contents: isString(contents) ? contents.bytes : new Uint8Array(),
    byteRange: itemsOf(revision, entries.get('ByteRange')).map((item) => {
      const number = revision.resolve(item);
      return typeof number === 'number' ? number : Number.NaN;
    }),
    certificate: isString(certificate) ? certificate.bytes : undefined,
    modified: isString(modified) ? textString(modified) : undefined,
    permissionLevel: certification && (typeof level === 'number' ? level : 2),
    lock: lock && readLock(revision, lock),
  };
}

function readLock(revision: PdfRevision, { entries }: PdfDict): FieldLock {
  const action = revision.resolve(entries.get('Action'));
  const fields = itemsOf(revision, entries.get('Fields')).map((item) => textString(revision.resolve(item)));
  if (isName(action, 'Include')) return { action: 'Include', fields };
  return isName(action, 'Exclude') ? { action: 'Exclude', fields } : { action: 'All', fields };
}

function itemsOf(revision: PdfRevision, value: PdfObject | undefined): readonly PdfObject[] {
  const resolved = revision.resolve(value);
  return isArray(resolved) ? resolved.items : [];
}
