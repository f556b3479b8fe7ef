import { deflateSync } from 'node:zlib';
import {
  compressedStream,
  concatBytes,
  latin1,
  type ObjectBody,
  objectBody,
} from '../../../../corpus/pdf-writer/pdf-objects.js';
import type { Seed } from './seeds.js';
import { CATALOG, MEGABYTE, ONE_PAGE, page, pdf } from './typed-pdfs.js';

/** The largest number that readers keep in 32 bits. */
const HUGE = 2_147_483_647;

function encodedStream(data: Uint8Array, entries: string): ObjectBody {
  return concatBytes([
    latin1(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    latin1('\nendstream'),
  ]);
}

/**
 * One byte over and over in LZW (ISO 32000-2, 7.4.4): each code stands for one byte more than the one before,
 * up to 3,839, and the last is then repeated: 900 MB take 0.4 MB.
 */
export function swellingLzw(byte: number, decodedBytes: number): Uint8Array {
  const [clear, end, first, last] = [256, 257, 258, 4095];
  const out: number[] = [];
  let [bits, bitCount, next] = [0, 0, first];
  const put = (code: number): void => {
    // Widths change one code early, as they do without /EarlyChange 0.
    const width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
    bits = (bits << width) | code;
    bitCount += width;
    for (; bitCount >= 8; bitCount -= 8) out.push((bits >> (bitCount - 8)) & 0xff);
    bits &= (1 << bitCount) - 1;
  };
  put(clear);
  put(byte);
  for (let decoded = 1; decoded < decodedBytes; ) {
    const code = Math.min(next, last);
    put(code);
    decoded += code - first + 2;
    next = Math.min(next + 1, last);
  }
  put(end);
  out.push((bits << (8 - bitCount)) & 0xff);
  return Uint8Array.from(out);
}

/** One byte over and over in runs of 128 (ISO 32000-2, 7.4.5), then deflated, since runs alone shrink by 64. */
function swellingRuns(byte: number, decodedBytes: number): Uint8Array {
  const runs = new Uint8Array((2 * decodedBytes) / 128 + 1).fill(129);
  for (let at = 1; at < runs.length; at += 2) runs[at] = byte;
  runs[runs.length - 1] = 128;
  return deflateSync(runs, { level: 9 });
}

const SPACE = 0x20;
const FILLED = '/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> /Font << /F1 5 0 R >> >>';

const formOf = (content: string, next: number): ObjectBody =>
  compressedStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${next} 0 R >> >>`,
  );

/** Objects from `first` on, each a form that draws the next one twice, the last one a rectangle. */
const doublingForms = (first: number, levels: number): readonly ObjectBody[] => [
  ...Array.from({ length: levels - 1 }, (_, level) => formOf('/X Do /X Do', first + level + 1)),
  compressedStream('0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
];

/** Pages, streams and drawings that stand once in the file and are named many times. */
function sharedObjects(): readonly Seed[] {
  const content = compressedStream('BT /F1 9 Tf 72 700 Td (Total 1,250.00) Tj ET');
  const kids = (count: number, kid: (index: number) => number): ObjectBody =>
    objectBody(
      `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${kid(index)} 0 R`).join(' ')}] >>`,
    );
  const named = (count: number): string => `/Contents [${'4 0 R '.repeat(count)}]`;
  const tiles = '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1 /YStep 1';
  return [
    pdf(
      'fifty-thousand-pages-that-are-one.pdf',
      CATALOG,
      kids(50_000, () => 3),
      page(),
      content,
    ),
    pdf(
      'fifty-thousand-pages-of-one-content.pdf',
      CATALOG,
      kids(50_000, (index) => index + 4),
      content,
      ...Array.from({ length: 50_000 }, () => page('/Contents 3 0 R')),
    ),
    pdf('one-content-named-100000-times.pdf', CATALOG, ONE_PAGE, page(named(100_000)), content),
    pdf(
      'a-large-content-named-10000-times.pdf',
      CATALOG,
      ONE_PAGE,
      page(named(10_000)),
      compressedStream('BT /F1 9 Tf 72 700 Td (Total 1,250.00) Tj ET\n'.repeat(1000)),
    ),
    pdf(
      'five-hundred-pages-that-name-one-content-1000-times.pdf',
      CATALOG,
      kids(500, () => 3),
      page(named(1000)),
      content,
    ),
    pdf(
      'forms-that-double-30-times.pdf',
      CATALOG,
      ONE_PAGE,
      page(FILLED),
      compressedStream('/X Do /X Do'),
      ...doublingForms(5, 30),
    ),
    pdf(
      'a-tile-of-forms-that-double.pdf',
      CATALOG,
      ONE_PAGE,
      page('/Contents 4 0 R /Resources << /Pattern << /P 5 0 R >> >>'),
      compressedStream('/Pattern cs /P scn 0 0 612 792 re f'),
      compressedStream('/X Do /X Do', `${tiles} /Resources << /XObject << /X 6 0 R >> >>`),
      ...doublingForms(6, 20),
    ),
    pdf(
      'ten-thousand-annotations-of-one-appearance.pdf',
      CATALOG,
      ONE_PAGE,
      page(`/Contents 4 0 R /Annots [${'5 0 R '.repeat(10_000)}]`),
      content,
      objectBody('<< /Type /Annot /Subtype /Stamp /Rect [0 0 612 792] /AP << /N 6 0 R >> >>'),
      compressedStream('0 0 612 792 re f\n'.repeat(100), '/Type /XObject /Subtype /Form /BBox [0 0 612 792]'),
    ),
    pdf(
      'a-picture-drawn-20000-times.pdf',
      CATALOG,
      ONE_PAGE,
      page(FILLED),
      compressedStream('q 612 0 0 792 0 0 cm /X Do Q\n'.repeat(20_000)),
      compressedStream(
        new Uint8Array(3 * 2000 * 2000).fill(0x80),
        '/Type /XObject /Subtype /Image /Width 2000 /Height 2000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
      ),
    ),
  ];
}

/** Streams that decode to much more than they are. */
function swellingStreams(): readonly Seed[] {
  const lzw = swellingLzw(SPACE, 900 * MEGABYTE);
  const twice = deflateSync(deflateSync(new Uint8Array(120 * MEGABYTE).fill(SPACE), { level: 9 }), {
    level: 9,
  });
  const runs = swellingRuns(SPACE, 900 * MEGABYTE);
  const picture =
    '/Type /XObject /Subtype /Image /Width 7000 /Height 7000 /ColorSpace /DeviceRGB /BitsPerComponent 8';
  const streams: readonly (readonly [string, Uint8Array, string])[] = [
    ['lzw', lzw, '/Filter /LZWDecode'],
    ['runs', runs, '/Filter [/FlateDecode /RunLengthDecode]'],
    ['flate-twice', twice, '/Filter [/FlateDecode /FlateDecode]'],
    ['deflated-lzw', deflateSync(lzw, { level: 9 }), '/Filter [/FlateDecode /LZWDecode]'],
  ];
  return streams.flatMap(([name, data, filter]) => [
    pdf(`${name}-as-content.pdf`, CATALOG, ONE_PAGE, page(), encodedStream(data, filter)),
    pdf(
      `${name}-as-content-named-100-times.pdf`,
      CATALOG,
      ONE_PAGE,
      page(`/Contents [${'4 0 R '.repeat(100)}]`),
      encodedStream(data, filter),
    ),
    pdf(
      `${name}-as-picture.pdf`,
      CATALOG,
      ONE_PAGE,
      page(FILLED),
      compressedStream('q 612 0 0 792 0 0 cm /X Do Q'),
      encodedStream(data, `${picture} ${filter}`),
    ),
    pdf(
      `${name}-as-font-and-its-text.pdf`,
      CATALOG,
      ONE_PAGE,
      page(FILLED),
      compressedStream('BT /F1 9 Tf 72 700 Td (Total 1,250.00) Tj ET'),
      objectBody(
        '<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R /ToUnicode 7 0 R >>',
      ),
      objectBody('<< /Type /FontDescriptor /FontName /A /Flags 32 /FontFile2 7 0 R >>'),
      encodedStream(data, filter),
    ),
    pdf(
      `${name}-as-objects.pdf`,
      CATALOG,
      ONE_PAGE,
      page(),
      compressedStream('0 0 9 9 re f'),
      encodedStream(data, `/Type /ObjStm /N ${HUGE} /First 9 ${filter}`),
    ),
    pdf(
      `${name}-as-fifty-objects.pdf`,
      CATALOG,
      ONE_PAGE,
      page(),
      compressedStream('0 0 9 9 re f'),
      ...Array.from({ length: 50 }, () =>
        encodedStream(data.subarray(0, 20_000), `/Type /Metadata ${filter}`),
      ),
    ),
  ]);
}

/** Numbers that claim more than there is, and arrays that hold as many as fit. */
function hugeCounts(): readonly Seed[] {
  const content = compressedStream('BT /F1 9 Tf 72 700 Td (Total 1,250.00) Tj ET');
  const many = (item: string): string => `[${item.repeat(1_000_000)}]`;
  const font = (entries: string, ...behind: readonly ObjectBody[]): readonly ObjectBody[] => [
    CATALOG,
    ONE_PAGE,
    page(FILLED),
    content,
    objectBody(entries),
    ...behind,
  ];
  const picture = (entries: string, ...behind: readonly ObjectBody[]): readonly ObjectBody[] => [
    CATALOG,
    ONE_PAGE,
    page(FILLED),
    compressedStream('q 612 0 0 792 0 0 cm /X Do Q'),
    compressedStream('x', `/Type /XObject /Subtype /Image ${entries}`),
    ...behind,
  ];
  const drawing = (instructions: string): readonly ObjectBody[] => [
    CATALOG,
    ONE_PAGE,
    page(FILLED),
    compressedStream(instructions),
  ];
  const wide = `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>`;
  const ranges = 'begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange\n';
  return [
    pdf(
      'count-of-pages.pdf',
      CATALOG,
      objectBody(`<< /Type /Pages /Count ${HUGE} /Kids [3 0 R] >>`),
      page(),
      content,
    ),
    pdf(
      'a-million-kids-that-are-numbers.pdf',
      CATALOG,
      objectBody(`<< /Type /Pages /Count ${HUGE} /Kids ${many('1 ')} >>`),
    ),
    pdf(
      'a-million-kids-that-are-missing.pdf',
      CATALOG,
      objectBody(`<< /Type /Pages /Count ${HUGE} /Kids ${many('9 0 R ')} >>`),
    ),
    pdf('a-million-contents-that-are-missing.pdf', CATALOG, ONE_PAGE, page(`/Contents ${many('9 0 R ')}`)),
    pdf(
      'a-million-annotations-that-are-missing.pdf',
      CATALOG,
      ONE_PAGE,
      page(`/Contents 4 0 R /Annots ${many('9 0 R ')}`),
      content,
    ),
    pdf(
      'media-box.pdf',
      CATALOG,
      ONE_PAGE,
      objectBody(
        `<< /Type /Page /Parent 2 0 R /MediaBox [-${HUGE} -${HUGE} ${HUGE} ${HUGE}] /UserUnit ${HUGE} /Rotate ${HUGE} /Contents 4 0 R >>`,
      ),
      content,
    ),
    pdf(
      'widths.pdf',
      ...font(
        `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar -${HUGE} /LastChar ${HUGE} /Widths ${many('500 ')} >>`,
      ),
    ),
    pdf(
      'wide-widths.pdf',
      ...font(
        wide,
        objectBody(
          `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /DW ${HUGE} /W [0 ${HUGE} 500 0 ${many('500 ')}] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
        ),
        compressedStream(`${ranges}1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange endcmap`),
      ),
    ),
    pdf(
      'ranges-of-characters.pdf',
      ...font(
        wide,
        objectBody('<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A >>'),
        compressedStream(
          `${ranges}${'100 beginbfrange\n<0000> <FFFF> <0041>\nendbfrange\n'.repeat(50_000)}endcmap`,
        ),
      ),
    ),
    pdf(
      'differences.pdf',
      ...font(
        `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [0 ${'/A '.repeat(1_000_000)}] >> >>`,
      ),
    ),
    pdf(
      'picture-of-four-thousand-million-pixels.pdf',
      ...picture(`/Width 65535 /Height 65535 /ColorSpace /DeviceRGB /BitsPerComponent 8`),
    ),
    pdf(
      'picture-of-huge-sides.pdf',
      ...picture(`/Width ${HUGE} /Height ${HUGE} /ColorSpace /DeviceRGB /BitsPerComponent ${HUGE}`),
    ),
    pdf(
      'picture-of-59-megapixels-without-data.pdf',
      ...picture('/Width 7680 /Height 7680 /ColorSpace /DeviceRGB /BitsPerComponent 8 /SMask 5 0 R'),
    ),
    pdf(
      'predictor-of-huge-columns.pdf',
      CATALOG,
      ONE_PAGE,
      page(),
      compressedStream(
        '0 0 9 9 re f',
        `/DecodeParms << /Predictor 15 /Columns ${HUGE} /Colors ${HUGE} /BitsPerComponent 32 >>`,
      ),
    ),
    pdf(
      'sampled-function.pdf',
      CATALOG,
      ONE_PAGE,
      page('/Contents 4 0 R /Resources << /ColorSpace << /C [/Separation /A /DeviceRGB 5 0 R] >> >>'),
      compressedStream('/C cs 1 scn 0 0 612 792 re f'),
      compressedStream(
        'x',
        `/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [${HUGE}] /BitsPerSample 32`,
      ),
    ),
    pdf(
      'shading-of-a-thousand-million-steps.pdf',
      CATALOG,
      ONE_PAGE,
      page('/Contents 4 0 R /Resources << /Shading << /S 5 0 R >> >>'),
      compressedStream('/S sh '.repeat(10_000)),
      objectBody(
        `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1e-9 1e-9] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N ${HUGE} >> >>`,
      ),
    ),
    pdf('dashes.pdf', ...drawing(`[${'0.0001 '.repeat(1000)}] 0 d 0 0 m 612 792 l S\n`.repeat(100))),
    pdf('dash-of-a-millionth.pdf', ...drawing('[0.000001] 0 d 50 w 0 0 m 612 792 l S 0 0 m 1e6 1e6 l S')),
    pdf(
      'a-path-of-a-million-curves.pdf',
      ...drawing(`0 0 m ${'0 792 612 0 612 792 c 0 0 612 0 0 792 c '.repeat(500_000)} S`),
    ),
    pdf(
      'strokes-as-wide-as-numbers-go.pdf',
      ...drawing(`${HUGE} w 1 j 1 J ${'0 0 m 612 792 l S\n'.repeat(20_000)}`),
    ),
    pdf('clips.pdf', ...drawing('0 0 m 612 0 l 306 792 l h W n '.repeat(100_000))),
    pdf('a-million-operands.pdf', ...drawing(`${'1 '.repeat(1_000_000)} re f`)),
    pdf('a-million-small-strings.pdf', ...drawing(`BT /F1 9 Tf [${'(1) -250 '.repeat(1_000_000)}] TJ ET`)),
    pdf('inline-pictures.pdf', ...drawing('BI /W 9000 /H 9000 /CS /G /BPC 8 ID x EI\n'.repeat(5_000))),
    pdf('marked-content.pdf', ...drawing('/Span << /ActualText (1) >> BDC '.repeat(300_000))),
    pdf(
      'words-of-an-object-stream.pdf',
      CATALOG,
      ONE_PAGE,
      page(),
      content,
      compressedStream(`${'9 0 '.repeat(1_000_000)}`, '/Type /ObjStm /N 1000000 /First 4000000'),
    ),
    pdf(
      'a-million-actions.pdf',
      objectBody(
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (x) /Next ${many('5 0 R ')} >> >>`,
      ),
      ONE_PAGE,
      page(),
      content,
      objectBody('<< /S /JavaScript /JS (x) /Next 5 0 R >>'),
    ),
    pdf(
      'a-million-fields.pdf',
      objectBody(`<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields ${many('5 0 R ')} >> >>`),
      ONE_PAGE,
      page(),
      content,
      objectBody('<< /FT /Tx /T (a) /V (b) /Kids [5 0 R 5 0 R] /Parent 5 0 R >>'),
    ),
    pdf(
      'a-million-layers.pdf',
      objectBody(
        `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs ${many('5 0 R ')} /D << /ON ${many('5 0 R ')} /OFF ${many('5 0 R ')} >> >> >>`,
      ),
      ONE_PAGE,
      page(),
      content,
      objectBody('<< /Type /OCG /Name (a) >>'),
    ),
  ];
}

/**
 * Documents of at most some megabytes that name, unpack or announce thousands of times as much, by what they
 * amplify.
 */
export const AMPLIFYING_PDFS = {
  'shared objects': sharedObjects,
  'swelling streams': swellingStreams,
  'huge counts': hugeCounts,
} as const satisfies Record<string, () => readonly Seed[]>;
