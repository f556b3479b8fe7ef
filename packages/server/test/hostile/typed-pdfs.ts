import { type PdfFile, writePdf } from '../../../../corpus/pdf-writer/pdf-file.js';
import { type ObjectBody, objectBody } from '../../../../corpus/pdf-writer/pdf-objects.js';
import type { Seed } from './seeds.js';

export const TRAILER = { root: 1, id: ['0'.repeat(32), '0'.repeat(32)] } as const;
export const CATALOG = objectBody('<< /Type /Catalog /Pages 2 0 R >>');
export const ONE_PAGE = objectBody('<< /Type /Pages /Count 1 /Kids [3 0 R] >>');
export const MEGABYTE = 1024 * 1024;

export const page = (entries = '/Contents 4 0 R'): ObjectBody =>
  objectBody(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${entries} >>`);

/** Objects 1, 2, 3, ... in order. */
export const pdfOf = (...bodies: readonly ObjectBody[]): PdfFile =>
  writePdf(new Map(bodies.map((body, index) => [index + 1, body])), TRAILER);
export const pdf = (name: string, ...bodies: readonly ObjectBody[]): Seed => ({
  name,
  bytes: pdfOf(...bodies).bytes,
});
