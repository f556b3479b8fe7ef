import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Text } from './topology.js';

test('base64 is read as the runtime reads it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
      const text = String.fromCharCode(...bytes);
      expect(base64Text(btoa(text))).toBe(text);
    }),
  );
});

test('what is no base64 is refused', () => {
  expect(() => base64Text('Q*==')).toThrow(RangeError);
});
