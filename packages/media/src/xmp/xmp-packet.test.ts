import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xmpProperty, xmpValues } from './xmp-packet.js';

const TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';

describe('values under any prefix', () => {
  it.each([
    ['an attribute', `<rdf:Description iptcExt:DigitalSourceType="${TYPE}"/>`],
    ['an element', `<Iptc4xmpExt:DigitalSourceType>${TYPE}</Iptc4xmpExt:DigitalSourceType>`],
    ['a resource', `<a:DigitalSourceType rdf:resource='${TYPE}'/>`],
    [
      'a list',
      `<a:DigitalSourceType>\n <rdf:Bag>\n <rdf:li xml:lang="x-default">${TYPE}</rdf:li></rdf:Bag></a:DigitalSourceType>`,
    ],
  ])('are read from %s', (_, packet) => {
    expect(xmpValues(packet, 'DigitalSourceType')).toEqual([TYPE]);
  });

  it('are not taken from longer names, texts or closing tags', () => {
    expect(
      xmpValues(
        '<a:DigitalSourceTypeOld>x</a:DigitalSourceTypeOld> say:DigitalSourceType ":DigitalSourceType="y"',
        'DigitalSourceType',
      ),
    ).toEqual([]);
  });

  it('are cut at the length that is asked for', () => {
    expect(xmpValues(`<a:B>${'x'.repeat(5000)}</a:B>`, 'B', 2000)[0]).toHaveLength(2000);
    expect(xmpProperty(`<a:B>${'x'.repeat(5000)}</a:B>`, 'a:B')).toHaveLength(512);
  });

  it('cost no more than the packet is long', () => {
    const started = performance.now();
    xmpValues('<a:B '.repeat(50_000), 'B');
    xmpValues('a'.repeat(300_000) + ':B'.repeat(100_000), 'B');
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('are read from any text without failing', () => {
    const piece = fc.constantFrom(
      '<a:B',
      ':B',
      '>',
      '="',
      '"',
      ' ',
      'rdf:resource',
      '<rdf:Bag>',
      '<rdf:li',
      '</a:B>',
      '&#x41;',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(xmpValues(pieces.join(''), 'B').length).toBeLessThan(41);
      }),
    );
  });
});
