import { randomBytes, webcrypto } from 'node:crypto';
import { existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, Extension } from 'pkijs';
import { certificateFile } from '../../certificate-file.js';
import { REPORT_SIGNER_FILE } from '../../data-folder.js';
import { secretPemFile } from '../../setting-parsers.js';
import { type ReportSigner, reportSigner } from './signer.js';

/** Signatures with it are the same for the same bytes, unlike those on curves, and every reader of PDFs knows them. */
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  // As long as 128 bits of a cipher (NIST SP 800-57, part 1, table 2).
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation (RFC 5280, 4.2.1.3): the first two bits of eight. */
const SIGNS = { bits: Uint8Array.of(0b1100_0000), unused: 6 };
const YEARS = 20;

/**
 * The installation's own signer, of the data folder; made when the first report is. It says that one installation made
 * several reports, not whose it is.
 */
export async function ownSigner(dataDirectory: string): Promise<ReportSigner> {
  const path = join(dataDirectory, REPORT_SIGNER_FILE);
  if (!existsSync(path)) await makeSigner(dataDirectory, path);
  return reportSigner(secretPemFile(path), certificateFile(path));
}

/** Key and certificate in one file, so that they are there together or not at all; of two processes the first one's stand. */
async function makeSigner(folder: string, path: string): Promise<void> {
  const pem = await newSigner(new Date());
  const ownPath = join(folder, `.report-signer-${process.pid}-${randomBytes(6).toString('hex')}`);
  writeFileSync(ownPath, pem, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(ownPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(ownPath);
  }
}

async function newSigner(now: Date): Promise<string> {
  const { subtle } = webcrypto;
  const keys = await subtle.generateKey(RSA, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive, and not to be guessed (RFC 5280, 4.1.2.2).
  const serial = randomBytes(16);
  serial[0] = (serial[0] ?? 0) & 0x7f || 1;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from(serial).buffer });
  const value = new Utf8String({ value: `Assay reports ${serial.toString('hex').slice(0, 8)}` });
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value }));
  certificate.notBefore.value = wholeSeconds(now);
  certificate.notAfter.value = wholeSeconds(new Date(now.getTime() + YEARS * 365.25 * 86_400_000));
  const usage = new BitString({ valueHex: SIGNS.bits.buffer, unusedBits: SIGNS.unused }).toBER(false);
  certificate.extensions = [new Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const key = Buffer.from(await subtle.exportKey('pkcs8', keys.privateKey));
  const der = Buffer.from(certificate.toSchema(true).toBER(false));
  return inPem('PRIVATE KEY', key) + inPem('CERTIFICATE', der);
}

const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

const inPem = (label: string, der: Buffer): string =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;
