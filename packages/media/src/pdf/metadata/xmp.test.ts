import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from '../testing/build-pdf.js';
import { readXmp } from './xmp.js';

const packet = (description: string): Uint8Array =>
  new TextEncoder().encode(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${description}</rdf:RDF></x:xmpmeta>`,
  );

describe('readXmp', () => {
  it('reads properties written as elements', () => {
    const xmp = readXmp(
      packet(
        '<rdf:Description><pdf:Producer>Bank &amp; Söhne &#x41;</pdf:Producer><xmp:CreatorTool>\n Word </xmp:CreatorTool></rdf:Description>',
      ),
    );
    expect([xmp.producer, xmp.creatorTool, xmp.createDate]).toEqual(['Bank & Söhne A', 'Word', null]);
  });

  it('reads properties written as attributes, and the older prefix', () => {
    const xmp = readXmp(
      packet(
        `<rdf:Description pdf:Producer='Distiller' xap:CreateDate="2024-02-29T12:00:00Z" pdfaid:part = "2"/>`,
      ),
    );
    expect([xmp.producer, xmp.createDate?.kind, xmp.pdfaPart]).toEqual(['Distiller', 'date', '2']);
  });

  it('does not take a longer name for the property', () => {
    expect(
      readXmp(packet('<pdf:ProducerVersion>7</pdf:ProducerVersion><my:pdf:Producer>x</my:pdf:Producer>'))
        .producer,
    ).toBeNull();
  });

  it('reads the programs of a history', () => {
    const steps =
      '<xmpMM:History><rdf:Seq><rdf:li stEvt:action="created" stEvt:softwareAgent="Illustrator"/>' +
      '<rdf:li rdf:parseType="Resource"><stEvt:action>saved</stEvt:action></rdf:li></rdf:Seq></xmpMM:History><stEvt:action>none</stEvt:action>';
    expect(readXmp(packet(steps)).history).toEqual([
      { action: 'created', softwareAgent: 'Illustrator' },
      { action: 'saved', softwareAgent: null },
    ]);
  });

  it('leaves entities that a packet defines as they are written', () => {
    expect(
      readXmp(pdfBytes('<!DOCTYPE a [<!ENTITY big "big">]><pdf:Producer>&big;</pdf:Producer>')).producer,
    ).toBe('&big;');
  });

  it('reads UTF-16 packets', () => {
    const text = '<pdf:Producer>Ünal</pdf:Producer>';
    const bytes = Uint8Array.from([
      0xfe,
      0xff,
      ...[...text].flatMap((character) => [0, character.charCodeAt(0)]),
    ]);
    expect(readXmp(bytes).producer).toBe('Ünal');
  });

  it('cuts a value that never ends', () => {
    expect(readXmp(pdfBytes(`<pdf:Producer>${'a'.repeat(5000)}`)).producer).toHaveLength(512);
  });

  it('takes no longer than its size for a packet full of beginnings', () => {
    const started = performance.now();
    const beginnings = ['<pdf:Producer ', ' pdf:Producer="', '<xmpMM:History ']
      .map((text) => text.repeat(20_000))
      .join('');
    readXmp(pdfBytes(`${beginnings}/>`));
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('reads any bytes without failing', () => {
    const piece = fc.constantFrom(
      '<pdf:Producer',
      '>',
      '<',
      '"',
      ' pdf:Producer=',
      '&#x110000;',
      '</',
      'xmpMM:History',
      '<xmpMM:History>',
      '<rdf:li',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(readXmp(pdfBytes(pieces.join(''))).history.length).toBeLessThan(30);
      }),
    );
  });
});
