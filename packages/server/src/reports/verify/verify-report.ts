import { X509Certificate } from 'node:crypto';
import { verifySignature } from '@assay/forensics';
import {
  DecodeError,
  type PdfStructure,
  parsePdf,
  readEmbeddedFiles,
  signaturesOf,
  signingCertificate,
} from '@assay/media';
import { canonicalJson, sha256 } from '../manifest.js';
import { isManifestSigned } from '../signature/manifest-signature.js';
import { problemOfArithmetic } from './recompute.js';

/** What was checked of a report, each with what was found in words. */
export interface ReportCheck {
  readonly what: 'signature' | 'signer' | 'manifest' | 'arithmetic';
  /** Undefined where nothing was there to hold it against. */
  readonly holds: boolean | undefined;
  readonly sentence: string;
}

/** The file is no report, or holds nothing of one that can be read. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/**
 * Checks a report with nothing but its bytes: that its signature covers all of it and fits, that the files in it are those
 * that its manifest names, and that its number follows from its arithmetic.
 * @param trusted certificates of whoever is expected to have signed it; without any, nobody is vouched for
 * @throws ReportError
 */
export async function verifyReport(
  bytes: Uint8Array,
  trusted: readonly X509Certificate[],
): Promise<readonly ReportCheck[]> {
  const pdf = openPdf(bytes);
  const revision = pdf.revisions.at(-1);
  const files = new Map(readEmbeddedFiles(pdf).map(({ name, read }) => [name, read]));
  const bytesOf = (name: string): Uint8Array | undefined => files.get(name)?.();
  const manifest = bytesOf('manifest.json');
  if (!revision || !manifest) throw new ReportError('it holds no manifest.json, so it is no report of Assay');
  const signature = await signatureOf(pdf);
  return [
    signature.check,
    signerOf(signature.certificate, trusted),
    manifestCheck(manifest, bytesOf, signature.certificate),
    arithmeticCheck(bytesOf),
  ];
}

function openPdf(bytes: Uint8Array): PdfStructure {
  try {
    return parsePdf(bytes);
  } catch (error) {
    if (error instanceof DecodeError) throw new ReportError('it is no PDF that can be opened');
    throw error;
  }
}

type Signed = { readonly check: ReportCheck; readonly certificate: X509Certificate | undefined };

async function signatureOf(pdf: PdfStructure): Promise<Signed> {
  const fails = (sentence: string): Signed => ({
    check: { what: 'signature', holds: false, sentence },
    certificate: undefined,
  });
  const last = pdf.revisions.at(-1);
  const [signature, ...others] = last ? signaturesOf(last) : [];
  if (!signature) return fails('there is none');
  if (others.length > 0) return fails('there are several');
  const verdict = await verifySignature(pdf.bytes, signature);
  if (verdict.kind === 'displaced') return fails('it does not stand where it says');
  if (verdict.kind === 'partial') return fails('it does not cover the whole file');
  if (verdict.kind === 'not-verifiable') return fails(`it cannot be verified: ${verdict.because}`);
  if (verdict.kind !== 'intact') return fails('the file was changed since');
  const der = signingCertificate(signature);
  if (!der) return fails('it carries no certificate');
  const sentence = `fits, by “${verdict.signer}”, and covers the whole file`;
  return { check: { what: 'signature', holds: true, sentence }, certificate: new X509Certificate(der) };
}

function signerOf(
  certificate: X509Certificate | undefined,
  trusted: readonly X509Certificate[],
): ReportCheck {
  const what = 'signer';
  if (!certificate) return { what, holds: trusted.length > 0 ? false : undefined, sentence: 'is not known' };
  const named = `certificate with the SHA-256 fingerprint ${certificate.fingerprint256}`;
  if (trusted.length === 0)
    return { what, holds: undefined, sentence: `${named}; name the expected one with --certificate` };
  const vouched = trusted.some(
    (one) =>
      one.raw.equals(certificate.raw) || (certificate.checkIssued(one) && certificate.verify(one.publicKey)),
  );
  return {
    what,
    holds: vouched,
    sentence: `${named}: ${vouched ? 'the expected one' : 'another one than expected'}`,
  };
}

type Files = (name: string) => Uint8Array | undefined;

function manifestCheck(
  manifest: Uint8Array,
  bytesOf: Files,
  certificate: X509Certificate | undefined,
): ReportCheck {
  const fails = (sentence: string): ReportCheck => ({ what: 'manifest', holds: false, sentence });
  const text = Buffer.from(manifest).toString('utf8');
  const named = jsonIn(manifest) as {
    attachments?: { name: string; sha256: string }[];
    original?: { sha256?: string };
  };
  if (!Array.isArray(named?.attachments) || canonicalJson(named) !== text) return fails('it cannot be read');
  const jws = bytesOf('manifest.jws');
  if (!certificate || !jws || !isManifestSigned(manifest, Buffer.from(jws).toString('latin1'), certificate))
    return fails('it is not signed by the signer of the file');
  for (const { name, sha256: expected } of named.attachments) {
    const file = bytesOf(String(name));
    if (!file || sha256(file) !== expected) return fails(`${name} is another file than it names`);
  }
  const record = jsonIn(bytesOf('record.json')) as { sha256?: unknown } | undefined;
  if (
    !named.attachments.some(({ name }) => name === 'record.json') ||
    record?.sha256 !== named.original?.sha256
  )
    return fails('the record is that of another original');
  const names = named.attachments.map(({ name }) => name).join(' and ');
  return {
    what: 'manifest',
    holds: true,
    sentence: `signed; ${names} are what it names; original ${named.original?.sha256}`,
  };
}

function arithmeticCheck(bytesOf: Files): ReportCheck {
  const what = 'arithmetic';
  const record = jsonIn(bytesOf('record.json')) as
    | { likelihood?: number; modelResults?: { arithmetic?: Parameters<typeof problemOfArithmetic>[0] } }
    | undefined;
  const arithmetic = record?.modelResults?.arithmetic;
  if (record?.likelihood === undefined) return { what, holds: false, sentence: 'the record cannot be read' };
  if (!arithmetic) return { what, holds: undefined, sentence: 'the record is from before it was kept' };
  try {
    const alone = jsonIn(bytesOf('arithmetic.json'));
    if (canonicalJson(alone) !== canonicalJson(arithmetic))
      return { what, holds: false, sentence: 'arithmetic.json is not that of the record' };
    const problem = problemOfArithmetic(arithmetic, record.likelihood);
    if (problem) return { what, holds: false, sentence: problem };
    const prior = Math.round(arithmetic.prior * 1000) / 10;
    return { what, holds: true, sentence: `${prior} -> ${record.likelihood}, reckoned again: equal` };
  } catch (error) {
    if (error instanceof TypeError) return { what, holds: false, sentence: 'it cannot be read' };
    throw error;
  }
}

function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
