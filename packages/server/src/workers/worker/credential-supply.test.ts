import type { CredentialLibrary } from '@assay/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCredentialSigner } from '../../../../media/src/credentials/testing/certificates.js';
import { jpegFile, signFile } from '../../../../media/src/credentials/testing/signed-files.js';
import { CredentialSupply, startLibrary } from './credential-supply.js';

/** What V8 throws for a trap, which has no constructor to call here. */
const trap = Object.assign(new Error('unreachable'), { name: 'RuntimeError' });

const crashing = (error: unknown): CredentialLibrary => ({ fromBytes: () => Promise.reject(error) });

test('a library that crashed over one file is replaced for the next', async () => {
  const root = await makeCredentialSigner({ name: 'Test Root' });
  const signer = await makeCredentialSigner({ name: 'Test Camera Maker', issuer: root });
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
  const bytes = await signFile(jpegFile(jpeg), { signer });
  const starts: number[] = [];
  const supply = new CredentialSupply([root.certificate], (start) => {
    starts.push(start);
    return start === 0 ? Promise.resolve(crashing(trap)) : startLibrary(start);
  });
  expect(await supply.read(bytes, 'jpeg')).toBeUndefined();
  expect(await supply.read(bytes, 'jpeg')).toMatchObject({ validation_state: 'Trusted' });
  expect(await supply.read(bytes, 'jpeg')).toMatchObject({ validation_state: 'Trusted' });
  expect(starts).toEqual([0, 1]);
});

test('a start that failed is tried anew for the next file', async () => {
  let starts = 0;
  const supply = new CredentialSupply([], () =>
    starts++ === 0 ? Promise.reject(new Error('too many open files')) : startLibrary(9),
  );
  await expect(supply.read(new Uint8Array(3), 'png')).rejects.toThrow('too many open files');
  expect(await supply.read(new Uint8Array(3), 'png')).toBeUndefined();
  expect(starts).toBe(2);
});

test('two instances do not share their memory', async () => {
  expect(await startLibrary(7)).not.toBe(await startLibrary(8));
});

test('a fault of ours is no word about the file', async () => {
  const supply = new CredentialSupply([], () => Promise.resolve(crashing(new TypeError('not a function'))));
  await expect(supply.read(new Uint8Array(3), 'png')).rejects.toThrow(TypeError);
});
