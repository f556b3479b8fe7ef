import { deflateSync } from 'node:zlib';
import { appendSave, type PdfFile } from '../../../../corpus/pdf-writer/pdf-file.js';
import {
  compressedStream,
  concatBytes,
  latin1,
  type ObjectBody,
  objectBody,
} from '../../../../corpus/pdf-writer/pdf-objects.js';
import type { Seed } from './seeds.js';
import { CATALOG, MEGABYTE, ONE_PAGE, page, pdf, pdfOf, TRAILER } from './typed-pdfs.js';

/** A stream of `sizeBytes` spaces, deflated `rounds` times. */
function bomb(sizeBytes: number, rounds: number): ObjectBody {
  let data: Uint8Array = new Uint8Array(sizeBytes).fill(0x20);
  for (let round = 0; round < rounds; round++) data = deflateSync(data, { level: 9 });
  const filters = Array.from({ length: rounds }, () => '/FlateDecode').join(' ');
  return concatBytes([
    latin1(`<< /Length ${data.length} /Filter [${filters}] >>\nstream\n`),
    data,
    latin1('\nendstream'),
  ]);
}

/** Every node names the next one twice: 2^40 pages from 40 objects. */
function doublingPageTree(): Seed {
  const levels = Array.from({ length: 40 }, (_, level) =>
    objectBody(
      `<< /Type /Pages /Count 2 /Kids [${level + 3} 0 R ${level + 3} 0 R]${level === 0 ? '' : ` /Parent ${level + 1} 0 R`} >>`,
    ),
  );
  return pdf('doubling-page-tree.pdf', CATALOG, ...levels, page(''));
}

function tenThousandPages(): Seed {
  const count = 10_000;
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  const pages = Array.from({ length: count }, () => page('/Contents 3 0 R'));
  return pdf(
    'ten-thousand-pages.pdf',
    CATALOG,
    objectBody(`<< /Type /Pages /Count ${count} /Kids [${kids}] >>`),
    compressedStream('0 0 9 9 re f'),
    ...pages,
  );
}

function fiveHundredSaves(): Seed {
  let file = pdfOf(CATALOG, ONE_PAGE, page(), compressedStream('0 0 9 9 re f'));
  for (let save = 0; save < 500; save++)
    file = appendSave(file, new Map([[4, compressedStream(`0 0 ${save} 9 re f`)]]), TRAILER);
  return { name: 'five-hundred-saves.pdf', bytes: file.bytes };
}

/** The last section says that the one before it is itself. */
function previousXrefIsItself(): Seed {
  const { bytes, startXref } = pdfOf(CATALOG, ONE_PAGE, page(), compressedStream(''));
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(' >>\nstartxref', ` /Prev ${startXref} >>\nstartxref`);
  return { name: 'previous-xref-is-itself.pdf', bytes: latin1(text) };
}

/**
 * The document with a second save that draws something else: whoever compares the two has to draw the first
 * one too.
 */
function savedAgain({ name, file }: { readonly name: string; readonly file: PdfFile }): Seed {
  const changed = new Map([
    [3, page(`/Contents ${file.size} 0 R`)],
    [file.size, compressedStream('9 9 99 99 re f')] as const,
  ]);
  return { name: `saved-again-${name}`, bytes: appendSave(file, changed, TRAILER).bytes };
}

/** Documents whose drawing costs much more than their bytes; object 3 is the page. */
function costlyToDraw(): readonly { readonly name: string; readonly file: PdfFile }[] {
  const resources = '/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> /Pattern << /P 5 0 R >> >>';
  const formOf = (content: string) =>
    compressedStream(
      content,
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
    );
  const tile =
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>';
  return [
    {
      name: 'inflates-to-140-megabytes.pdf',
      file: pdfOf(CATALOG, ONE_PAGE, page(), bomb(140 * MEGABYTE, 1)),
    },
    {
      name: 'form-draws-itself.pdf',
      file: pdfOf(CATALOG, ONE_PAGE, page(resources), compressedStream('/X Do'), formOf('/X Do /X Do')),
    },
    {
      name: 'a-million-fills-of-the-page.pdf',
      file: pdfOf(CATALOG, ONE_PAGE, page(), compressedStream('0 0 612 792 re f\n'.repeat(1_000_000))),
    },
    {
      name: 'a-million-graphics-states.pdf',
      file: pdfOf(CATALOG, ONE_PAGE, page(), compressedStream('q '.repeat(1_000_000))),
    },
    {
      name: 'a-tile-of-a-thousandth-of-a-point.pdf',
      file: pdfOf(
        CATALOG,
        ONE_PAGE,
        page(resources),
        compressedStream('/Pattern cs /P scn 0 0 612 792 re f'),
        compressedStream('0 0 1 1 re f', tile),
      ),
    },
    {
      name: 'a-million-glyphs.pdf',
      file: pdfOf(
        CATALOG,
        ONE_PAGE,
        page(),
        compressedStream(`BT /F1 9 Tf ${'(1,250.00) Tj 1 0 Td '.repeat(100_000)}ET`),
      ),
    },
  ];
}

/** Of {@link costlyToDraw}, what every run looks at, saved again: a stream, a form and glyphs, each to its time's end. */
const ALWAYS = ['inflates-to-140-megabytes.pdf', 'form-draws-itself.pdf', 'a-million-glyphs.pdf'];

/** The other documents that take a worker's whole time, several times over: for long runs by hand. */
export function costlyPdfs(): readonly Seed[] {
  const costly = costlyToDraw();
  return [
    ...costly.map(({ name, file }) => ({ name, bytes: file.bytes })),
    ...costly.filter(({ name }) => !ALWAYS.includes(name)).map(savedAgain),
    pdf('inflates-twice.pdf', CATALOG, ONE_PAGE, page(), bomb(140 * MEGABYTE, 2)),
  ];
}

/** Documents that ask for more time, memory or depth than any reader should give. */
export function handMadePdfs(): readonly Seed[] {
  const content = compressedStream('0 0 9 9 re f');
  return [
    ...costlyToDraw()
      .filter(({ name }) => ALWAYS.includes(name))
      .map(savedAgain),
    pdf('arrays-nested-100000-deep.pdf', CATALOG, ONE_PAGE, page(), content, objectBody('['.repeat(100_000))),
    pdf(
      'dictionaries-nested-50000-deep.pdf',
      CATALOG,
      ONE_PAGE,
      page(`/A ${'<</A '.repeat(50_000)}`),
      content,
    ),
    pdf(
      'strings-nested-100000-deep.pdf',
      CATALOG,
      ONE_PAGE,
      page(),
      content,
      objectBody('('.repeat(100_000)),
    ),
    pdf(
      'page-tree-is-its-own-child.pdf',
      CATALOG,
      objectBody('<< /Type /Pages /Count 9 /Kids [2 0 R] /Parent 2 0 R >>'),
    ),
    pdf('page-is-its-own-parent.pdf', CATALOG, ONE_PAGE, objectBody('<< /Type /Page /Parent 3 0 R >>')),
    doublingPageTree(),
    tenThousandPages(),
    fiveHundredSaves(),
    previousXrefIsItself(),
    pdf('no-pages.pdf', CATALOG, objectBody('<< /Type /Pages /Count 0 /Kids [] >>')),
    pdf('page-without-anything.pdf', CATALOG, ONE_PAGE, objectBody('<< /Type /Page /Parent 2 0 R >>')),
    pdf(
      'page-of-no-size.pdf',
      CATALOG,
      ONE_PAGE,
      objectBody('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>'),
    ),
    pdf(
      'page-of-a-million-inches.pdf',
      CATALOG,
      ONE_PAGE,
      objectBody('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72e6 72e6] /UserUnit 9 >>'),
    ),
    pdf(
      'length-is-the-stream-itself.pdf',
      CATALOG,
      ONE_PAGE,
      page(),
      objectBody('<< /Length 4 0 R >>\nstream\n0 0 9 9 re f\nendstream'),
    ),
    pdf('reference-to-itself.pdf', CATALOG, ONE_PAGE, page(), objectBody('4 0 R')),
    pdf(
      'name-of-a-megabyte.pdf',
      CATALOG,
      ONE_PAGE,
      page(`/${'N'.repeat(MEGABYTE)} 1 /Contents 4 0 R`),
      content,
    ),
    {
      name: 'object-stream-extends-itself.pdf',
      bytes: pdfOf(
        CATALOG,
        ONE_PAGE,
        page(),
        content,
        compressedStream('1 0 ', '/Type /ObjStm /N 1 /First 4 /Extends 5 0 R'),
      ).bytes,
    },
    { name: 'header-alone.pdf', bytes: latin1('%PDF-1.7') },
    {
      name: 'a-megabyte-of-objects-without-end.pdf',
      bytes: latin1(`%PDF-1.7\n${'1 0 obj\n'.repeat(MEGABYTE / 8)}`),
    },
    {
      name: 'a-megabyte-of-xrefs.pdf',
      bytes: latin1(`%PDF-1.7\n${'xref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'.repeat(MEGABYTE / 40)}`),
    },
  ];
}
