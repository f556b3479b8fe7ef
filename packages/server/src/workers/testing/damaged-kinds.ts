import {
  buildPdf,
  type Objects,
  onePage,
  pdfBytes,
  pdfText,
  stream,
  type WriteOptions,
} from '../../../../media/src/pdf/testing/build-pdf.js';

/** Rows of a small statement, so that the checks have text, columns and sums to look at. */
const ROWS = [
  'Opening balance 1,000.00',
  '10/02 Rent 700.00 300.00',
  '10/09 Pay 950.00 1,250.00',
  'Closing balance 1,250.00',
];
const CONTENT = ROWS.map((row, index) => `BT /F1 12 Tf 20 ${160 - 20 * index} Td (${row}) Tj ET`).join('\n');
const PAGE = '/Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>';

const statement = (objects: Objects = {}, options: WriteOptions = {}): string =>
  pdfText(buildPdf({ ...onePage(''), 4: stream(CONTENT), ...objects }, options));
const sound = statement();
const page = (entries: string): Objects => ({ 3: `<<${PAGE}${entries}>>` });
const content = (data: string, entries = ''): Objects => ({ 4: stream(data, entries) });
const catalog = (entries: string): Objects => ({ 1: `<</Type/Catalog/Pages 2 0 R${entries}>>` });

/**
 * One honest statement for every kind of damage that the test suites of qpdf, pdf.js and veraPDF know:
 * transport, bad writers, loops, missing parts. Written here, none taken from them.
 */
export const DAMAGED_KINDS: Readonly<Record<string, string>> = {
  'no header': sound.replace('%PDF-1.7', '%XXX-1.7'),
  'text before the header': `Content-Type: application/pdf\r\n\r\n${sound}`,
  'line ends converted': sound.replaceAll('\n', '\r\n'),
  'line ends dropped to CR': sound.replaceAll('\n', '\r'),
  'cut in the middle': sound.slice(0, sound.length / 2),
  'cut before the cross-reference': sound.slice(0, sound.indexOf('xref')),
  'cut in the trailer': sound.slice(0, sound.indexOf('startxref')),
  'zeros behind the end': `${sound}${'\0'.repeat(3000)}`,
  'a page of HTML behind the end': `${sound}<html><body>Sent by webmail</body></html>`,
  'startxref points nowhere': sound.replace(/startxref\n\d+/, 'startxref\n99999999'),
  'startxref is negative': sound.replace(/startxref\n\d+/, 'startxref\n-1'),
  'startxref is missing': sound.replace(/startxref\n\d+\n/, ''),
  'every offset wrong': sound.replace(/\d{10} 00000 n/g, '0000000001 00000 n'),
  'offsets of nine digits': sound.replace(/0(\d{9}) 00000 n/g, '$1 00000 n'),
  'a cross-reference that counts from 1': sound.replace('xref\n0 ', 'xref\n1 '),
  'a loop of /Prev': statement({}, { trailer: '/Prev 20' }),
  'no trailer': sound.replace('trailer', 'trailxx'),
  'no /Root': sound.replace('/Root', '/Rout'),
  '/Root is the page': sound.replace('/Root 1 0 R', '/Root 3 0 R'),
  '/Size too small': sound.replace(/\/Size \d+/, '/Size 1'),
  'endobj missing': sound.replaceAll('endobj', ''),
  'endstream missing': sound.replaceAll('endstream', ''),
  'stream length too short': sound.replace(/\/Length \d+/, '/Length 3'),
  'stream length too long': sound.replace(/\/Length \d+/, '/Length 30000'),
  'stream length negative': sound.replace(/\/Length \d+/, '/Length -5'),
  'stream length in itself': sound.replace(/\/Length \d+/, '/Length 4 0 R'),
  'two objects of one number': sound.replace('5 0 obj', '3 0 obj'),
  'object number too large': statement({ 99999999: '(x)' }),
  'a page tree that is its own child': statement({ 2: '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>' }),
  'a page listed a thousand times': statement({
    2: `<</Type/Pages/Kids[${'3 0 R '.repeat(1000)}]/Count 1000>>`,
  }),
  'a wrong page count': statement({ 2: '<</Type/Pages/Kids[3 0 R]/Count 4000000>>' }),
  'kids that are not pages': statement({ 2: '<</Type/Pages/Kids[3 0 R 5 0 R 77 0 R null (x)]/Count 5>>' }),
  'no /Type anywhere': sound.replaceAll(/\/Type\/\w+/g, ''),
  'no media box': sound.replace('/MediaBox[0 0 300 200]', ''),
  'an empty media box': sound.replace('[0 0 300 200]', '[0 0 0 0]'),
  'a media box upside down': sound.replace('[0 0 300 200]', '[300 200 0 0]'),
  'a media box of a mile': sound.replace('[0 0 300 200]', '[0 0 4500000 4500000]'),
  'a media box of words': sound.replace('[0 0 300 200]', '[/A (b) null true]'),
  'a rotation by 45': statement(page('/Rotate 45')),
  'a user unit of 75000': statement(page('/UserUnit 75000')),
  'no resources': sound.replace(/\/Resources<<.*?>>>>/, ''),
  'a font that is missing': statement({ 5: 'null' }),
  'a font that is its own descendant': statement({
    5: '<</Type/Font/Subtype/Type0/DescendantFonts[5 0 R]/Encoding/Identity-H>>',
  }),
  'a font program of noise': statement({
    5: '<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+X/FontDescriptor 6 0 R>>',
    6: '<</Type/FontDescriptor/FontName/AAAAAA+X/FontFile2 7 0 R>>',
    7: stream('noise'.repeat(40)),
  }),
  'a Type 3 glyph that shows itself': statement({
    5: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</R 6 0 R>>/Encoding<</Differences[82/R]>>/FirstChar 82/LastChar 82/Widths[1]/Resources<</Font<</F1 5 0 R>>>>>>',
    6: stream('BT /F1 1 Tf (R) Tj ET'),
  }),
  'a ToUnicode map without end': statement({
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    6: stream(
      '1 begincodespacerange <00> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange',
    ),
  }),
  'a form that paints itself': statement({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>',
    ...content(`${CONTENT} /X Do`),
    6: stream('/X Do', '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</XObject<</X 6 0 R>>>>'),
  }),
  'an image of no bytes': statement({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>',
    ...content(`${CONTENT} q 300 0 0 200 0 0 cm /X Do Q`),
    6: stream(
      '',
      '/Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB',
    ),
  }),
  'a JPEG that breaks off': statement({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>>>>>',
    ...content('q 300 0 0 200 0 0 cm /X Do Q'),
    6: stream(
      '\xff\xd8\xff\xe0\0\x10JFIF\0',
      '/Type/XObject/Subtype/Image/Width 600/Height 400/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
    ),
  }),
  'a filter nobody knows': statement(content(CONTENT, '/Filter/FancyDecode')),
  'a filter chain without end': statement(content(CONTENT, `/Filter[${'/ASCIIHexDecode '.repeat(500)}]`)),
  'deflated noise': statement(content('\x78\x9cnoise noise noise', '/Filter/FlateDecode')),
  'an impossible predictor': statement(content(CONTENT, '/DecodeParms<</Predictor 99/Columns -4>>')),
  'a cross-reference stream of wrong widths': statement({}, { xref: 'stream' }).replace(
    /\/W ?\[[^\]]*\]/,
    '/W[9 9 9]',
  ),
  'an object stream that breaks off': statement({}, { xref: 'stream', inObjectStream: [1, 2, 3] }).replace(
    /\/First \d+/,
    '/First 9999',
  ),
  'too many q': statement(content(`${'q '.repeat(5000)}${CONTENT}`)),
  'too many Q': statement(content(`${'Q '.repeat(5000)}${CONTENT}`)),
  'operators nobody knows': statement(content(`fly 1 2 away [ << ${CONTENT}`)),
  'text that never ends': statement(content(CONTENT.replaceAll('ET', ''))),
  'an inline image without end': statement(content(`${CONTENT} BI /W 9 /H 9 ID xxxxxxxx`)),
  'numbers beyond all bounds': statement(content(`1e99 0 0 -9999999999999999999999 .-.5 --7 cm ${CONTENT}`)),
  'a clip to nothing': statement(content(`0 0 0 0 re W n ${CONTENT}`)),
  'contents that are their own part': statement({ 4: '[4 0 R 4 0 R]' }),
  'no contents': statement({ 4: 'null' }),
  'annotations that are no dictionaries': statement(page('/Annots[1 2 (x) 3 0 R null [3 0 R]]')),
  'an annotation without a place': statement(page('/Annots[<</Type/Annot/Subtype/FreeText/Contents(x)>>]')),
  'an annotation whose appearance paints itself': statement({
    ...page('/Annots[<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 6 0 R>>>>]'),
    6: stream('/X Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'),
  }),
  'a form field that is its own parent': statement({
    ...catalog('/AcroForm<</Fields[6 0 R]>>'),
    6: '<</FT/Tx/T(a)/V(1)/Parent 6 0 R/Kids[6 0 R]>>',
  }),
  'a signature without bytes': statement({
    ...catalog('/AcroForm<</SigFlags 3/Fields[6 0 R]>>'),
    6: '<</FT/Sig/T(s)/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 -1 99999 (x)]/Contents<00>>>>>',
  }),
  'a layer that is its own group': statement({
    ...catalog('/OCProperties<</OCGs[6 0 R]/D<</Order[6 0 R [6 0 R]]/OFF[6 0 R]>>>>'),
    6: '<</Type/OCMD/OCGs[6 0 R]>>',
  }),
  'outlines in a ring': statement({
    ...catalog('/Outlines 6 0 R'),
    6: '<</First 6 0 R/Next 6 0 R/Prev 6 0 R/Parent 6 0 R/Title(x)>>',
  }),
  'a name tree in a ring': statement({ ...catalog('/Names<</Dests 6 0 R>>'), 6: '<</Kids[6 0 R 6 0 R]>>' }),
  'metadata that is no XML': statement({
    ...catalog('/Metadata 6 0 R'),
    6: stream('<x:xmpmeta <<<', '/Type/Metadata/Subtype/XML'),
  }),
  'dates from nowhere': statement(
    { 6: '<</CreationDate(D:99999999999999)/ModDate(yesterday)/Producer 5 0 R>>' },
    { trailer: '/Info 6 0 R' },
  ),
  'an unknown security handler': statement(
    { 6: '<</Filter/Acme.Lock/V 9/R 99>>' },
    { trailer: '/Encrypt 6 0 R/ID[(a)(a)]' },
  ),
  'a security handler without keys': statement(
    { 6: '<</Filter/Standard/V 5/R 6>>' },
    { trailer: '/Encrypt 6 0 R' },
  ),
  'a linearization dictionary of lies': `${sound.slice(0, 9)}9 0 obj<</Linearized 1/L 7/H[0 0]/O 3/E 1/N 900/T 5>>endobj\n${sound.slice(9)}`,
  'nothing but a header': '%PDF-1.7\n',
  'nothing but a trailer': '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF',
};

export const damagedFile = (kind: string): Uint8Array => pdfBytes(DAMAGED_KINDS[kind] ?? '');
