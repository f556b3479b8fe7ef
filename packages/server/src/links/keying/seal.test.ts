import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleKeys } from '../testing/sample-dossiers.js';
import { seal, UnreadableDossierError, unseal } from './seal.js';

const keys = sampleKeys(1);
const bytes = fc.uint8Array({ maxLength: 200 }).map((made) => Uint8Array.from(made));

test('what was sealed opens again, and is never sealed to the same bytes', () => {
  fc.assert(
    fc.property(bytes, (plain) => {
      expect(unseal(seal(plain, keys), keys)).toEqual(plain);
      expect(seal(plain, keys)).not.toEqual(seal(plain, keys));
    }),
  );
});

test('a change of any bit, and every shorter one, is noticed', () => {
  const sealed = seal(new TextEncoder().encode('what a dossier holds'), keys);
  const refused = new UnreadableDossierError('NOT_AUTHENTIC');
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Uint8Array.from(sealed);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(() => unseal(changed, keys)).toThrow(refused);
  }
  for (let length = 0; length < sealed.length; length++)
    expect(() => unseal(sealed.subarray(0, length), keys)).toThrow(refused);
});

test('another organization, another secret, and an organization that took the keys of another do not open it', () => {
  const sealed = seal(Uint8Array.of(1), keys);
  for (const foreign of [sampleKeys(2), sampleKeys(1, 2), { ...keys, organizationId: 2 }])
    expect(() => unseal(sealed, foreign)).toThrow(UnreadableDossierError);
});
