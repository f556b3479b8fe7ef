import { expect, it } from 'vitest';
import { formatManifest, type ManifestRow, sha256Hex } from './manifest.js';

const ROW: ManifestRow = {
  file: 'tampered/b.pdf',
  label: 'tampered',
  base: 'x',
  generator: 'g',
  tool: 't',
  technique: 'glyph_swap',
  kind: 'statement',
  what: 'amount: 1,000.00 -> 9,000.00',
  page: '1',
  arith: 'breaks',
  metadata: 'kept',
  source: 'generated',
  notes: 'says "hi"',
  sha256: 'ff',
};

it('the manifest has a heading, quotes what needs it and sorts by file', () => {
  const lines = formatManifest([ROW, { ...ROW, file: 'authentic/a.pdf', what: '', notes: '' }]).split('\n');
  expect(lines[0]).toBe(
    'file,label,base,generator,tool,technique,kind,what,page,arith,metadata,source,notes,sha256',
  );
  expect(lines[1]).toBe('authentic/a.pdf,tampered,x,g,t,glyph_swap,statement,,1,breaks,kept,generated,,ff');
  expect(lines[2]).toBe(
    'tampered/b.pdf,tampered,x,g,t,glyph_swap,statement,"amount: 1,000.00 -> 9,000.00",1,breaks,kept,generated,"says ""hi""",ff',
  );
  expect(lines).toHaveLength(4);
});

it('digests are SHA-256 in hexadecimal (FIPS 180-4, the empty message)', () => {
  expect(sha256Hex(new Uint8Array())).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});
