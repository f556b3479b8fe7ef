import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from '../testing/build-pdf.js';
import { readContentStyle } from './read-content-style.js';

const styleOf = (text: string) => readContentStyle(pdfBytes(text));
const seen = (habit: ReadonlyMap<string, number>) => Object.fromEntries(habit);

describe('readContentStyle', () => {
  it('reads the white space around operators', () => {
    const style = styleOf('q 1 0 0 1 5 5 cm\nBT /F1 12 Tf (a)Tj (b) Tj\r\nET\nQ\n');
    expect(style.operators).toBe(8);
    expect(seen(style.afterOperator)).toEqual({ ' ': 4, '\n': 2, '\r\n': 1 });
    expect(seen(style.beforeShow)).toEqual({ '': 1, ' ': 1 });
    expect(seen(style.beforeOperator)).toEqual({ ' ': 2 });
    expect(seen(style.betweenOperands)).toEqual({ ' ': 6 });
    expect([style.firstOperator, style.lastOperator, style.end]).toEqual(['q', 'Q', '\n']);
  });

  it('tells tight arrays from spaced ones', () => {
    expect(seen(styleOf('[(a)-20(b)]TJ').insideArray)).toEqual({ '': 2 });
    expect(seen(styleOf('[ (a) -20 (b) ] TJ').insideArray)).toEqual({ ' ': 2 });
    expect(seen(styleOf('[] 0 d').insideArray)).toEqual({});
  });

  it('tells how fractions are written', () => {
    const style = styleOf('.5 0.25 -.1 -0.3 12.50 3 0 rg');
    expect(seen(style.leadingZero)).toEqual({ dropped: 2, kept: 2 });
    expect(seen(style.fraction)).toEqual({ trimmed: 4, padded: 1 });
    expect(seen(style.decimals)).toEqual({ 1: 3, 2: 2 });
  });

  it('tells the form of strings', () => {
    const style = styleOf('(a) Tj <0102> Tj <0a0b> Tj <0A0B> Tj <0a0B> Tj');
    expect(seen(style.strings)).toEqual({
      literal: 1,
      hex: 1,
      'hex-lower': 1,
      'hex-upper': 1,
      'hex-mixed': 1,
    });
  });

  it('stops at the data of an inline image', () => {
    expect(styleOf('q BI /W 1 /H 1 ID \x00\x01 EI Q').operators).toBe(3);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readContentStyle(bytes)));
    expect(styleOf('').operators).toBe(0);
  });
});
