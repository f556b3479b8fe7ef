import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_MANIFEST_STORE_BYTES } from '../limits.js';
import { readCredentials } from './read-credentials.js';
import { bigEndian, join } from './testing/bytes.js';
import { type CredentialSigner, makeCredentialSigner } from './testing/certificates.js';
import { signManifest } from './testing/manifest-store.js';
import { jpegFile, pdfFile, pngFile, signFile, webpFile } from './testing/signed-files.js';
import { startedCredentialReader } from './testing/started-reader.js';

let root: CredentialSigner;
let signer: CredentialSigner;
let expired: CredentialSigner;
const files = {} as Record<'jpeg' | 'png' | 'webp' | 'pdf', Parameters<typeof signFile>[0]>;
let jpeg: Uint8Array;
let png: Uint8Array;

beforeAll(async () => {
  root = await makeCredentialSigner({ name: 'Test Root' });
  signer = await makeCredentialSigner({ name: 'Test Camera Maker', issuer: root });
  expired = await makeCredentialSigner({ name: 'Old Camera Maker', issuer: root, until: 2021 });
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background: '#a63' } });
  jpeg = await picture.clone().jpeg().toBuffer();
  files.jpeg = jpegFile(jpeg);
  png = await picture.clone().png().toBuffer();
  files.png = pngFile(png);
  files.webp = webpFile(await picture.clone().webp().toBuffer());
  files.pdf = pdfFile('Total 1,240.00');
});

const FORMATS = ['jpeg', 'png', 'webp', 'pdf'] as const;

describe.each(FORMATS)('%s', (format) => {
  const stateOf = async (bytes: Uint8Array, ...authorities: CredentialSigner[]) =>
    (await readCredentials(bytes, format, startedCredentialReader(...authorities)))?.state;

  test('a signer of the list is trusted, another is valid', async () => {
    const signed = await signFile(files[format], { signer });
    expect(await stateOf(signed, root)).toBe('trusted');
    expect(await stateOf(signed)).toBe('valid');
    expect(await stateOf(signed, await makeCredentialSigner({ name: 'Stranger' }))).toBe('valid');
  });

  test('a store of several segments reads like one of a single segment', async () => {
    const signed = await signFile(files[format], {
      signer,
      assertions: { 'test.note': { text: 'x'.repeat(150_001) } },
    });
    expect(await stateOf(signed, root)).toBe('trusted');
  });

  test('an expired certificate is declared only', async () => {
    expect(await stateOf(await signFile(files[format], { signer: expired }), root)).toBe('declared');
  });

  test('a claim, an action or a signature that was changed is tampered, whoever signed', async () => {
    for (const changed of ['claim', 'actions', 'signature'] as const) {
      const bytes = await signFile(files[format], {
        signer,
        tamper: (box, cbor) => (box === changed ? altered(cbor, changed) : cbor),
      });
      expect([changed, await stateOf(bytes, root)]).toEqual([changed, 'tampered']);
    }
  });

  test('a manifest that no hash binds to the file is unreadable, whoever signed', async () => {
    expect(await stateOf(await signFile(files[format], { signer, isUnbound: true }), root)).toBe(
      'unreadable',
    );
  });

  test('bytes put behind the file are tampering, too', async () => {
    expect(await stateOf(join(await signFile(files[format], { signer }), 'more'), root)).toBe('tampered');
  });

  test('a store that is no store is unreadable', async () => {
    const bytes = files[format].embed(
      join(
        new Uint8Array([0, 0, 0, 60]),
        'jumb',
        new Uint8Array([0, 0, 0, 40]),
        'jumdc2pa',
        new Uint8Array(40),
      ),
    ).bytes;
    expect(await readCredentials(bytes, format, startedCredentialReader(root))).toEqual({
      manifests: [],
      state: 'unreadable',
      failures: [],
    });
  });
});

/** Another letter in a text, or another byte of the signature's value. */
function altered(cbor: Uint8Array, box: string): Uint8Array {
  const copy = cbor.slice();
  const at =
    box === 'claim'
      ? indexOf(copy, 'Test Camera')
      : box === 'actions'
        ? indexOf(copy, 'digitalCapture')
        : copy.length - 1;
  copy[at]! ^= 1;
  return copy;
}
const indexOf = (bytes: Uint8Array, text: string): number => Buffer.from(bytes).indexOf(text);

test('a file without credentials carries none, and the library is not asked', async () => {
  const reader = { read: () => Promise.reject(new Error('asked')) };
  expect(await readCredentials(jpeg, 'jpeg', reader)).toBeUndefined();
});

test('a store beyond the limit is not read', async () => {
  const reader = { read: () => Promise.reject(new Error('asked')) };
  const description = join('jumb', bigEndian(40, 4), 'jumdc2pa');
  const store = join(
    bigEndian(MAX_MANIFEST_STORE_BYTES + 20, 4),
    description,
    new Uint8Array(MAX_MANIFEST_STORE_BYTES),
  );
  const tooLarge = [
    ['jpeg', files.jpeg.embed(store).bytes],
    ['webp', files.webp.embed(store).bytes],
    // The length that is stated counts here.
    ['png', join(png.subarray(0, 33), store.subarray(0, 4), 'caBX', new Uint8Array(60))],
    ['pdf', join('%PDF-1.7\n', store.subarray(0, 60))],
  ] as const;
  for (const [format, bytes] of tooLarge) {
    expect(await readCredentials(bytes, format, reader)).toMatchObject({
      state: 'unreadable',
      manifests: [],
    });
  }
});

test('what the manifests say is told, the active one first', async () => {
  const label = 'urn:c2pa:7f1c1b62-0000-4000-8000-0000000000aa';
  const capture = await signManifest({ signer, label }, new Uint8Array(32), { start: 2, length: 9 });
  const editor = await makeCredentialSigner({ name: 'Test Editor', issuer: root });
  const signed = await signFile(files.jpeg, {
    signer: editor,
    claimGenerator: 'Test Darkroom',
    ingredient: { manifest: capture, label, relationship: 'parentOf' },
    actions: [
      {
        action: 'c2pa.opened',
        parameters: {
          ingredients: [{ url: 'self#jumbf=c2pa.assertions/c2pa.ingredient.v3', hash: new Uint8Array(32) }],
        },
      },
      {
        action: 'c2pa.edited',
        softwareAgent: { name: 'Heal', version: '2' },
        when: '2026-05-01T10:00:00Z',
        digitalSourceType: 'http://example.org/x/compositeWithTrainedAlgorithmicMedia',
      },
    ],
  });
  const credentials = await readCredentials(signed, 'jpeg', startedCredentialReader(root));
  expect(credentials?.manifests).toMatchObject([
    {
      isActive: true,
      claimGenerator: 'Test Darkroom 1.0',
      signer: 'Test Editor',
      actions: [
        { action: 'c2pa.opened' },
        {
          action: 'c2pa.edited',
          softwareAgent: 'Heal 2',
          when: '2026-05-01T10:00:00Z',
          digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
        },
      ],
      ingredients: [{ title: 'original.jpg', relationship: 'parentOf' }],
    },
    {
      isActive: false,
      claimGenerator: 'Test Camera 1.0',
      signer: 'Test Camera Maker',
      actions: [{ action: 'c2pa.created', digitalSourceType: 'digitalCapture' }],
    },
  ]);
  expect(credentials).toMatchObject({ state: 'trusted', failures: [] });
});
