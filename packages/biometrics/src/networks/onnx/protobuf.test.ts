import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesField, joined, numberField, toBytes } from './protobuf.js';

test('the documentation\'s own example: field 1 is 150, field 2 the text "testing"', () => {
  const message = joined([numberField(1, 150), bytesField(2, 'testing')]);
  expect(toBytes(message)).toEqual(
    Uint8Array.of(0x08, 0x96, 0x01, 0x12, 0x07, 0x74, 0x65, 0x73, 0x74, 0x69, 0x6e, 0x67),
  );
});

test('a message in a message is announced by its length', () => {
  expect(toBytes(bytesField(3, numberField(1, 150)))).toEqual(Uint8Array.of(0x1a, 0x03, 0x08, 0x96, 0x01));
});

test("a negative number takes ten bytes, of two's complement", () => {
  expect(toBytes(numberField(1, -2))).toEqual(Uint8Array.of(0x08, 0xfe, ...new Array(8).fill(0xff), 0x01));
});

test('the seven bits of each byte add up to the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (number) => {
      const bytes = [...toBytes(numberField(1, number))].slice(1);
      expect(bytes.reduceRight((sum, byte) => sum * 128 + (byte % 128), 0)).toBe(number);
      expect(bytes.findIndex((byte) => byte < 128)).toBe(bytes.length - 1);
    }),
  );
});

test('text beyond ASCII is refused', () => {
  expect(() => bytesField(1, 'façade')).toThrow(RangeError);
});
