import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveLinkKeys, secretCheckOf } from './link-keys.js';

const secret = Buffer.alloc(32, 1);
const salt = Buffer.alloc(32, 2);
const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

test('keys are HKDF-SHA-256 as RFC 5869 spells it out: extract with the salt, expand by the purpose', () => {
  const keys = deriveLinkKeys(secret, 7, salt);
  const extracted = hmac(salt, secret);
  for (const purpose of ['probes', 'drawing', 'evidence', 'sealing'] as const)
    expect(Buffer.from(keys[purpose])).toEqual(
      hmac(extracted, Buffer.from(`assay evidence links 1 ${purpose}`), Uint8Array.of(1)),
    );
  expect(keys.organizationId).toBe(7);
});

test('another secret and another salt give other keys; no two purposes share one', () => {
  const all = [
    deriveLinkKeys(secret, 1, salt),
    deriveLinkKeys(salt, 1, salt),
    deriveLinkKeys(secret, 1, secret),
  ].flatMap(({ probes, drawing, evidence, sealing }) =>
    [probes, drawing, evidence, sealing].map((key) => Buffer.from(key).toString('hex')),
  );
  expect(new Set(all).size).toBe(12);
});

test('the check value tells secrets apart and is none of the keys', () => {
  expect(secretCheckOf(secret)).toEqual(secretCheckOf(Buffer.alloc(32, 1)));
  expect(secretCheckOf(secret)).not.toEqual(secretCheckOf(salt));
  expect(secretCheckOf(secret)).toHaveLength(16);
});
