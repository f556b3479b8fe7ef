import { readdirSync, readFileSync } from 'node:fs';
import { CHECKS } from '@assay/forensics';
import { expect, test } from 'vitest';

const { shapeOfCheck } = (await import(new URL('./shape.mjs', import.meta.url).href)) as {
  shapeOfCheck: (id: string) => { folder: string; constant: string; files: Record<string, string> };
};

const FORENSICS = new URL('../../packages/forensics/src/', import.meta.url);

const pagesOfChecks = (name: string): string[] =>
  CHECKS.map(({ id }) => readFileSync(new URL(`${shapeOfCheck(id).folder}/${name}`, FORENSICS), 'utf8'));

test('a new check lies and is called as every check is', () => {
  for (const { id } of CHECKS) {
    const { folder, constant, files } = shapeOfCheck(id);
    const [main = ''] = Object.keys(files);
    expect(readdirSync(new URL(folder, FORENSICS))).toEqual(
      expect.arrayContaining([main, 'calibration.ts', 'README.md', 'README.es.md', 'README.pt.md']),
    );
    expect(readFileSync(new URL(`${folder}/${main}`, FORENSICS), 'utf8'), id).toMatch(
      new RegExp(`^(export )?const ${constant}\\b`, 'm'),
    );
  }
});

test('its page has the sections that two pages in three have', () => {
  const sectionsOf = (page = ''): string[] => page.match(/^## .*$/gm) ?? [];
  const pages = pagesOfChecks('README.md').map(sectionsOf);
  const usual = [...new Set(pages.flat())].filter(
    (section) => pages.filter((page) => page.includes(section)).length * 3 > pages.length * 2,
  );
  expect(usual.length).toBeGreaterThan(3);
  expect(sectionsOf(shapeOfCheck('pdf.page-rotation').files['README.md'])).toEqual(
    expect.arrayContaining(usual),
  );
});

test('its pages have the headings that pages of that language have', () => {
  for (const name of ['README.es.md', 'README.pt.md']) {
    const headings = shapeOfCheck('pdf.page-rotation').files[name]?.match(/^## .*$/gm) ?? [];
    expect(headings).toHaveLength(2);
    for (const page of pagesOfChecks(name))
      for (const heading of page.match(/^## .*$/gm) ?? []) expect(headings).toContain(heading);
  }
});

test.each(['page-rotation', 'pdf.', 'pdf.Page', 'pdf.page_rotation', 'pdf/page', 'pdf.../x', 'audio.noise'])(
  '%s is refused: no check could have that id',
  (id) => {
    expect(() => shapeOfCheck(id)).toThrow(RangeError);
  },
);
