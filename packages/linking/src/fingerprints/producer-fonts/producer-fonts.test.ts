import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  type Objects,
  onePage,
  stream,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { producerFonts } from './producer-fonts.js';

interface Made {
  readonly fonts: readonly string[];
  readonly producer?: string;
  readonly text?: string;
  readonly isEmbedded?: boolean;
}

/** One page with the named fonts: a simple font each, the last one composite. */
function made({ fonts, producer = 'Statement Writer 3.1', text = 'a', isEmbedded = true }: Made): Uint8Array {
  const objects: Record<number, string> = { ...onePage(text) };
  const resources = fonts.map((_, index) => `/F${index} ${10 + 3 * index} 0 R`).join('');
  objects[3] = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<<${resources}>>>>>>`;
  for (const [index, name] of fonts.entries()) {
    const num = 10 + 3 * index;
    const simple = `<</Type/Font/Subtype/TrueType/BaseFont/${name}/FontDescriptor ${num + 1} 0 R>>`;
    objects[num] =
      index === fonts.length - 1
        ? `<</Type/Font/Subtype/Type0/BaseFont/${name}/DescendantFonts[${simple}]>>`
        : simple;
    objects[num + 1] =
      `<</Type/FontDescriptor/FontName/${name}${isEmbedded ? `/FontFile2 ${num + 2} 0 R` : ''}>>`;
    objects[num + 2] = stream('program');
  }
  objects[90] = `<</Producer(${producer})>>`;
  return buildPdf(objects as Objects, { trailer: '/Info 90 0 R' });
}

async function taken(bytes: Uint8Array): Promise<Record<string, string>> {
  const fingerprints = await producerFonts.take({ pdf: parsePdf(bytes) });
  return Object.fromEntries(
    fingerprints.map(({ part, value }) => [part, value.form === 'exact' ? value.text : '']),
  );
}

describe('the writer with its fonts', () => {
  const HOUSE = { fonts: ['BCDEEE+Gotham-Book', 'BCDFEE+Gotham-Medium'] };

  it('are those of another document of the same source, whatever it says and in whatever order', async () => {
    const { writer } = await taken(made(HOUSE));
    expect(writer).toMatch(/^[0-9a-f]{64}$/);
    expect(await taken(made({ fonts: ['AAAAAA+Gotham-Medium', 'Gotham-Book'], text: 'b' }))).toEqual({
      writer,
    });
  });

  it('are others with another program, another version or another font', async () => {
    const others = [
      { ...HOUSE, producer: 'Other 3.1' },
      { ...HOUSE, producer: 'Statement Writer 3.2' },
      { fonts: [...HOUSE.fonts, 'Gotham-Bold'] },
    ];
    const values = await Promise.all([HOUSE, ...others].map(async (one) => (await taken(made(one))).writer));
    expect(new Set(values).size).toBe(4);
  });

  it.each([
    [
      'all fonts come with programs and systems',
      { fonts: ['AAAAAA+LiberationSans', 'BAAAAA+DejaVuSans-Bold', 'ArialMT', 'CairoFont-0-0'] },
    ],
    ['no program is embedded', { ...HOUSE, isEmbedded: false }],
    ['there is no font', { fonts: [] }],
  ])('tell nothing when %s', async (_name, one) => expect(await taken(made(one))).toEqual({}));
});

describe('the tags of subset fonts', () => {
  const DRAWN = { fonts: ['QWXJKB+LiberationSans', 'MZPLRT+LiberationSans-Bold', 'AAAAAA+DejaVuSans'] };

  it('are those of a copy that another program wrote, and of an update of it', async () => {
    const original = made(DRAWN);
    const { subsets } = await taken(original);
    expect(subsets).toMatch(/^[0-9a-f]{64}$/);
    expect(await taken(made({ ...DRAWN, producer: 'Other' }))).toEqual({ subsets });
    expect(await taken(appendUpdate(original, { 4: stream('BT ET') }))).toEqual({ subsets });
  });

  it('are others in another document', async () => {
    const [one, other] = await Promise.all(
      [DRAWN, { fonts: ['QWXJKB+LiberationSans', 'HTRWQA+LiberationSans-Bold'] }].map((fonts) =>
        taken(made(fonts)),
      ),
    );
    expect(one?.subsets).not.toBe(other?.subsets);
  });

  it.each([
    ['counted from the left', ['AAAAAA+LiberationSans', 'BAAAAA+LiberationSans-Bold']],
    ['counted from the right', ['AAAAAB+Helvetica', 'AAAAAC+Times']],
    ['counted as Word does', ['BCDEEE+Calibri', 'BCDFEE+Calibri-Bold']],
    ['in order', ['ABCDEF+Calibri', 'BCDEFG+Calibri-Bold']],
    ['of one font only', ['QWXJKB+LiberationSans']],
  ])('tell nothing when they are %s', async (_name, fonts) =>
    expect(await taken(made({ fonts }))).toEqual({}),
  );
});

it('a file without pages or with a broken font is answered', async () => {
  expect(await taken(buildPdf({ 1: '<</Type/Catalog>>' }))).toEqual({});
  expect(
    await taken(
      buildPdf({ ...onePage('a'), 5: '<</Type/Font/FontDescriptor 5 0 R/DescendantFonts[5 0 R]>>' }),
    ),
  ).toEqual({});
});
