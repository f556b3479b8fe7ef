import {
  type DocumentText,
  fraction,
  type PdfPicture,
  type Raster,
  type ReadPage,
  type TextLine,
  Views,
} from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, judgeCheck } from '../../verdict/judge.js';
import { documentQuality } from './document-quality.js';
import { pageRight, wordRight } from './share-right.js';

const SIZE = { width: 500, height: 700 };
const LINE_HEIGHT_PX = 14;

/** A line of words, each as wide as its letters. */
function line(page: number, y: number, words: readonly string[], reading: number, from = 40): TextLine {
  let left = from;
  const placed = words.map((text) => {
    const right = left + 7 * text.length;
    const box = {
      x1: left / SIZE.width,
      y1: y / SIZE.height,
      x2: right / SIZE.width,
      y2: (y + LINE_HEIGHT_PX) / SIZE.height,
    };
    left = right + 8;
    return { text, box, reading: fraction(reading) };
  });
  const [first, last] = [placed[0]!, placed.at(-1)!];
  return {
    page,
    words: placed,
    box: { ...first.box, x2: last.box.x2 },
    emWidth: LINE_HEIGHT_PX / SIZE.width,
  };
}

const WORDS = ['Opening', 'balance', 'brought', 'forward', '1,204.50'];

/** Twenty lines of five words. */
function page(
  number: number,
  reading: number,
  source: ReadPage['source'] = 'ocr',
  more: readonly TextLine[] = [],
): ReadPage {
  const lines = Array.from({ length: 20 }, (_, at) =>
    line(number, 60 + 30 * at, [...WORDS.slice(1), `row${at}of${number}`], reading),
  );
  return {
    page: number,
    source,
    lines: [...lines, ...more],
    aspect: SIZE.width / SIZE.height,
    upright: undefined,
  };
}

const numbered = (number: number, mark: string) =>
  page(number, 1, 'text', [line(number, 680, mark.split(' '), 1)]);

/** Gray paper with a bar of ink wherever a letter of the page's words stands. */
function printed({ lines }: ReadPage, paper = 225, ink = 30): Raster {
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3).fill(paper);
  for (const { box } of lines.flatMap(({ words }) => words)) {
    for (let y = Math.round(box.y1 * SIZE.height) + 2; y < Math.round(box.y2 * SIZE.height) - 2; y++) {
      for (
        let x = Math.max(0, Math.round(box.x1 * SIZE.width));
        x < Math.min(SIZE.width, Math.round(box.x2 * SIZE.width));
        x++
      )
        if (x % 14 < 6) rgb.fill(ink, (y * SIZE.width + x) * 3, (y * SIZE.width + x) * 3 + 3);
    }
  }
  return { ...SIZE, rgb, orientation: 1 };
}

/** Mean of the `2 reach + 1` pixels around each, along the rows. */
function smeared(raster: Raster, reach: number): Raster {
  const rgb = raster.rgb.map((_, at) => {
    const [x, rest] = [Math.floor(at / 3) % raster.width, at % 3];
    const row = Math.floor(at / 3 / raster.width) * raster.width;
    let sum = 0;
    for (let tap = -reach; tap <= reach; tap++)
      sum += raster.rgb[(row + Math.min(raster.width - 1, Math.max(0, x + tap))) * 3 + rest]!;
    return sum / (2 * reach + 1);
  });
  return { ...raster, rgb };
}

const textOf = (...pages: readonly ReadPage[]): DocumentText => ({ pages, pagesUnread: 0 });

async function findingOf(text: DocumentText, raster?: Raster) {
  const outcome = await documentQuality.examine({ text, ...(raster && { raster }) });
  if (outcome.kind !== 'examined') throw new Error(outcome.because);
  const { status, likelihood } = judgeCheck({ check: documentQuality, outcome });
  return {
    ...outcome.finding,
    outcome,
    status,
    likelihood,
    codes: outcome.finding.evidence.map(({ code }) => code),
  };
}

describe('what could be read', () => {
  test('a text layer is read as it is: pass, and nothing to say', async () => {
    expect(await findingOf(textOf(page(1, 1, 'text')))).toMatchObject({
      measure: 0,
      status: 'PASS',
      codes: [],
      shareOfDocument: 1,
    });
  });

  test('words read with doubt are too poor to judge, which is said to be no sign of manipulation', async () => {
    const { status, likelihood, summary, evidence } = await findingOf(textOf(page(1, 0.6)));
    expect(status).toBe('FAIL');
    expect(likelihood).toBeCloseTo(0.1, 12);
    expect(summary).toBe(
      'Too poor to judge by what it says: 100 words were found, and about 16 % of its words can be expected to be read right. That is no sign of manipulation.',
    );
    expect(evidence).toMatchObject([{ code: 'TEXT_UNREADABLE', page: 1, boundingBox: { x1: 0.08 } }]);
  });

  test('words read with confidence pass', async () => {
    expect(await findingOf(textOf(page(1, 0.95)))).toMatchObject({ status: 'PASS', codes: [] });
  });

  test('a handful of words on a page of pixels says that the others were not found', async () => {
    const few = { ...page(1, 0.95), lines: [line(1, 100, ['TOTAL', '12.00'], 0.95)] };
    expect((await findingOf(textOf(few))).status).toBe('FAIL');
    expect((await findingOf(textOf({ ...few, source: 'text' }))).status).toBe('PASS');
  });

  test('no word at all is too poor; no page at all cannot be told', async () => {
    const { status, summary } = await findingOf(textOf({ ...page(1, 1), source: 'none', lines: [] }));
    expect(status).toBe('FAIL');
    expect(summary).toContain('no word could be read on its page');
    expect((await documentQuality.examine({ text: { pages: [], pagesUnread: 3 } })).kind).toBe(
      'not-applicable',
    );
  });

  test('pages that were not read are stated and reduce the share that was looked at, not the quality', async () => {
    const { status, codes, shareOfDocument } = await findingOf({ pages: [page(1, 0.97)], pagesUnread: 3 });
    expect({ status, codes, shareOfDocument }).toEqual({
      status: 'PASS',
      codes: ['PAGES_NOT_READ'],
      shareOfDocument: 0.25,
    });
  });
});

describe('pages', () => {
  test('that a document counts and the file lacks make it poor', async () => {
    const { status, summary, evidence } = await findingOf(textOf(numbered(1, 'Page 2 of 5')));
    expect(status).toBe('FAIL');
    expect(summary).toMatch(
      /^Too incomplete to judge by what it says: .* 4 of the pages that it counts are not in the file/,
    );
    expect(evidence).toMatchObject([
      {
        code: 'PAGES_MISSING',
        page: 1,
        summary: '"Page 2 of 5" is printed, and 4 of 5 are not in the file.',
      },
    ]);
  });

  test('all of which are there are complete', async () => {
    expect((await findingOf(textOf(numbered(1, 'Page 1 of 2'), numbered(2, 'Page 2 of 2')))).codes).toEqual(
      [],
    );
  });

  test('without a number, or unread, may be the missing ones', async () => {
    expect((await findingOf(textOf(numbered(1, 'Page 1 of 2'), page(2, 1, 'text')))).codes).toEqual([]);
    expect((await findingOf({ pages: [numbered(1, 'Page 1 of 2')], pagesUnread: 1 })).codes).toEqual([
      'PAGES_NOT_READ',
    ]);
  });

  test('whose number was read with doubt count nothing as missing', async () => {
    const doubtful = page(1, 0.97, 'ocr', [line(1, 680, ['Page', '2', 'of', '5'], 0.8)]);
    expect((await findingOf(textOf(doubtful))).codes).not.toContain('PAGES_MISSING');
  });

  test('are counted by a bare "1/2" at the margin, but not by the day of a row of amounts there', async () => {
    expect((await findingOf(textOf(numbered(1, '1/2')))).codes).toEqual(['PAGES_MISSING']);
    const balanceOfTheDay = [
      ...line(1, 680, ['06/19'], 1).words,
      ...line(1, 680, ['9,997.16'], 1, 200).words,
    ];
    const row = { ...line(1, 680, ['06/19'], 1), words: balanceOfTheDay };
    expect((await findingOf(textOf(page(1, 1, 'text', [row])))).codes).toEqual([]);
  });

  test('that say the same word for word are told', async () => {
    const { codes } = await findingOf(textOf(page(1, 1, 'text'), { ...page(1, 1, 'text'), page: 2 }));
    expect(codes).toEqual(['PAGE_REPEATED']);
  });
});

describe('pixels', () => {
  const read = page(1, 0.97);

  test('that are sharp, dark and whole have nothing to say', async () => {
    expect((await findingOf(textOf(read), printed(read))).codes).toEqual([]);
  });

  test('that are blurred say over how many pixels', async () => {
    const { evidence } = await findingOf(textOf(read), smeared(printed(read), 3));
    expect(evidence).toMatchObject([{ code: 'BLURRED', page: 1 }]);
    expect(evidence[0]?.summary).toMatch(/fade over \d+\.\d pixels, at letters 14\.0 pixels high/);
  });

  test('that are faint say by how many steps', async () => {
    const { evidence } = await findingOf(textOf(read), printed(read, 225, 205));
    expect(evidence).toMatchObject([
      { code: 'FAINT', summary: 'Ink and paper differ by 20 of 255 steps of brightness.' },
    ]);
  });

  test('that are too few say how high the letters are', async () => {
    const full = printed(read);
    const [width, height] = [SIZE.width / 4, SIZE.height / 4];
    const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3);
      return full.rgb[((Math.floor(pixel / width) * 4 + 2) * SIZE.width + (pixel % width) * 4 + 1) * 3]!;
    });
    const { evidence } = await findingOf(textOf(read), { width, height, rgb, orientation: 1 });
    expect(evidence.find(({ code }) => code === 'LOW_RESOLUTION')?.summary).toContain(
      'The letters are 3.5 pixels high',
    );
  });

  test('burnt out in one patch are glare, which costs what it covers; paper that is white all over is none', async () => {
    const glared = printed(read);
    for (let y = 200; y < 400; y++)
      glared.rgb.fill(255, (y * SIZE.width + 60) * 3, (y * SIZE.width + 180) * 3);
    const { evidence, measure } = await findingOf(textOf(read), glared);
    expect(evidence).toMatchObject([{ code: 'GLARE', page: 1 }]);
    expect(measure).toBeGreaterThan((await findingOf(textOf(read), printed(read))).measure);
    expect((await findingOf(textOf(read), printed(read, 255))).codes).toEqual([]);
  });

  test('whose edge goes through print are cut off, however the camera was held', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => line(1, 60 + 30 * at, WORDS, 0.97, -10));
    const cut = {
      ...read,
      lines: lines.map((one) => ({
        ...one,
        words: one.words.map((word) => ({ ...word, box: { ...word.box, x1: Math.max(0, word.box.x1) } })),
      })),
    };
    const raster = printed(cut);
    expect((await findingOf(textOf(cut), raster)).evidence).toMatchObject([
      { code: 'CUT_OFF', summary: 'The left edge of the picture cuts through 12 words.', page: 1 },
    ]);
    const turned = new Uint8Array(raster.rgb.length);
    // Orientation 6: the coded rows are the displayed columns, from the right.
    for (let y = 0; y < SIZE.height; y++)
      for (let x = 0; x < SIZE.width; x++) {
        const from = (y * SIZE.width + x) * 3;
        turned.set(raster.rgb.subarray(from, from + 3), ((SIZE.width - 1 - x) * SIZE.height + y) * 3);
      }
    const coded: Raster = { width: SIZE.height, height: SIZE.width, rgb: turned, orientation: 6 };
    expect((await findingOf(textOf(cut), coded)).codes).toContain('CUT_OFF');
  });

  test('of a scan in a PDF are those of the largest picture of its page', async () => {
    const blurred = smeared(printed(read), 3);
    const picture: Partial<PdfPicture> = {
      pageShare: 1,
      widthPixels: SIZE.width,
      heightPixels: SIZE.height,
      toPage: [1, 0, 0, 1, 0, 0],
      views: () => new Views({ raster: async () => blurred }),
    };
    const pictures = { pageCount: 1, page: () => [picture as PdfPicture] };
    const outcome = await documentQuality.examine({ text: textOf(read), pictures });
    expect(outcome).toMatchObject({ finding: { evidence: [{ code: 'BLURRED', page: 1 }] } });
  });
});

test('a poor document changes no verdict, and the reasoning says that it is poor', async () => {
  const { outcome } = await findingOf(textOf(page(1, 0.5)));
  const looked = (measure: number) => ({
    check: {
      ...documentQuality,
      failsFrom: Number.POSITIVE_INFINITY,
      id: 'f',
      group: 'f',
      weight: 'fact',
      calibration: { points: [-3, 3].map((at) => ({ measure: at, logLikelihoodRatio: at })), source: '' },
    } as const,
    outcome: { kind: 'examined', finding: { measure, summary: 'Seen.', evidence: [], heat: [] } } as const,
  });
  const poor = { check: documentQuality, outcome };
  for (const facts of [[], [looked(-2)], [looked(3)]]) {
    const [without, withPoor] = [judge(facts), judge([...facts, poor])];
    // The arithmetic names the check among those without weight; its steps and all else stay.
    const bare = ({ arithmetic, ...verdict }: ReturnType<typeof judge>) => ({
      ...verdict,
      reasoning: [],
      reasons: [],
      steps: arithmetic.steps,
    });
    expect(bare(withPoor)).toEqual(bare(without));
    expect(withPoor.reasoning.join(' ')).toContain('too poorly to be judged by what it says');
  }
  expect(judge([poor]).classification).toBe('unverified');
});

test('the share read right rises with the reading and stays within 0..1', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      for (const law of [wordRight, pageRight]) {
        expect(law(one)).toBeGreaterThanOrEqual(0);
        expect(law(one)).toBeLessThanOrEqual(1);
        expect(Math.sign(law(one) - law(other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
