import { box } from '../geometry.js';
import { type PageFrame, pointToDisplayed } from '../pdfium/page-space.js';
import { loadPdfjs } from './load-pdfjs.js';
import type { SecondPage, SecondReading, SecondText } from './types.js';

/** Pages that the second reader reads: a long statement. It takes about 5 ms a page. */
const MAX_PAGES_READ_TWICE = 20;

/** Larger files are scans for the most part, and pdf.js holds a file twice. */
const MAX_BYTES_READ_TWICE = 20 * 1024 * 1024;

/** Texts read of one page; dense real pages have some thousands. */
const MAX_TEXTS_PER_PAGE = 20_000;

/** Nothing is fetched, drawn or compiled, and no font of the machine is asked: text and its places only. */
const READING_ONLY = {
  disableAutoFetch: true,
  disableFontFace: true,
  disableRange: true,
  disableStream: true,
  enableXfa: false,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: 0,
} as const;

/**
 * Reads a PDF with pdf.js, in this process. pdf.js is loaded on the first call, and may loop on hostile files: call it
 * only where a hanging process is ended from outside.
 * @returns never rejects for a file's sake: what pdf.js cannot read is said
 */
export async function readWithPdfjs(bytes: Uint8Array): Promise<SecondReading> {
  if (bytes.length > MAX_BYTES_READ_TWICE) return { kind: 'unreadable', reason: 'too-large' };
  const { getDocument } = await loadPdfjs();
  const loading = getDocument({ data: new Uint8Array(bytes), ...READING_ONLY }); // a copy: pdf.js takes it over, and takes no Buffer
  try {
    const document = await readable(loading.promise);
    if (!document) return { kind: 'unreadable', reason: 'cannot-open' };
    const pages: (SecondPage | undefined)[] = [];
    for (let index = 0; index < Math.min(document.numPages, MAX_PAGES_READ_TWICE); index++) {
      pages.push(await readable(document.getPage(index + 1).then(readPage)));
    }
    return { kind: 'read', pageCount: document.numPages, pages };
  } finally {
    await loading.destroy();
  }
}

/** pdf.js rejects with errors of many kinds, all of which are the file's: it has no other input. */
const readable = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

type PdfjsPage = Awaited<
  ReturnType<
    Awaited<ReturnType<typeof import('pdfjs-dist/legacy/build/pdf.mjs').getDocument>['promise']>['getPage']
  >
>;
type PdfjsTexts = Awaited<ReturnType<PdfjsPage['getTextContent']>>;

async function readPage(page: PdfjsPage): Promise<SecondPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const quarterTurns = (((page.rotate / 90) % 4) + 4) % 4;
  const frame: PageFrame = { left, bottom, right, top, quarterTurns };
  const [width, height] = [right - left, top - bottom];
  const [widthPoints, heightPoints] = quarterTurns % 2 === 0 ? [width, height] : [height, width];
  const texts: SecondText[] = [];
  const reader: ReadableStreamDefaultReader<PdfjsTexts> = page
    .streamTextContent({ disableNormalization: true })
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { widthPoints, heightPoints, texts };
    for (const item of value.items)
      if ('str' in item && item.str.trim() !== '') texts.push(placed(item, frame));
    if (texts.length < MAX_TEXTS_PER_PAGE) continue;
    await reader.cancel(new Error('enough text of one page'));
    return { widthPoints, heightPoints, texts };
  }
}

type PdfjsText = Extract<PdfjsTexts['items'][number], { str: string }>;

/** pdf.js gives where a text begins, its direction, and its length and height in user space. */
function placed({ str, transform, width, height }: PdfjsText, frame: PageFrame): SecondText {
  const [a, b, , , x, y] = transform as number[] as [number, number, number, number, number, number];
  const scale = Math.hypot(a, b) || 1;
  const [alongX, alongY] = [(a / scale) * width, (b / scale) * width];
  const [upX, upY] = [(-b / scale) * height, (a / scale) * height];
  const corners = [
    pointToDisplayed(frame, x, y),
    pointToDisplayed(frame, x + alongX, y + alongY),
    pointToDisplayed(frame, x + upX, y + upY),
    pointToDisplayed(frame, x + alongX + upX, y + alongY + upY),
  ];
  const across = corners.map(([one]) => one);
  const down = corners.map(([, one]) => one);
  return {
    text: str,
    box: box(Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)),
  };
}
