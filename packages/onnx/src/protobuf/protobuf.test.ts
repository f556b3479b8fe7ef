import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesField, floatField, joined, numberField, readField, toBytes } from './message.js';
import { readFields, varintAt, WIRE } from './read-fields.js';

/** Of the documentation: field 1 is 150, field 2 the text "testing". */
const EXAMPLE = Uint8Array.of(0x08, 0x96, 0x01, 0x12, 0x07, 0x74, 0x65, 0x73, 0x74, 0x69, 0x6e, 0x67);

test("the documentation's own example is written so", () => {
  expect(toBytes(joined([numberField(1, 150), bytesField(2, 'testing')]))).toEqual(EXAMPLE);
});

test('and read so', () => {
  const [number, text] = readFields(EXAMPLE);
  expect(number && varintAt(number.value, 0).value).toBe(150);
  expect(text).toMatchObject({ number: 2, wireType: WIRE.bytes });
  expect(new TextDecoder().decode(text?.value)).toBe('testing');
});

test('what was read is written back as it was', () => {
  const message = toBytes(joined([numberField(1, 150), floatField(2, 0.5), bytesField(3, EXAMPLE)]));
  expect(toBytes(joined(readFields(message).map(readField)))).toEqual(message);
});

test('bytes that are no message are refused or read, never read past their end', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      try {
        for (const { value } of readFields(bytes)) expect(value.length).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
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
      expect(varintAt(Uint8Array.from(bytes), 0)).toEqual({ value: number, end: bytes.length });
      expect(bytes.reduceRight((sum, byte) => sum * 128 + (byte % 128), 0)).toBe(number);
      expect(bytes.findIndex((byte) => byte < 128)).toBe(bytes.length - 1);
    }),
  );
});

test('text beyond ASCII is refused', () => {
  expect(() => bytesField(1, 'façade')).toThrow(RangeError);
});
