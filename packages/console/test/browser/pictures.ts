import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { seesPage, visit } from './steps.js';

const FOLDER = fileURLToPath(new URL('../../../../docs/console/', import.meta.url));
const COLORS = 64;
const WIDTH = 1024;

const PICTURES: readonly {
  readonly name: string;
  readonly path: string;
  readonly keys?: readonly string[];
}[] = [
  { name: 'submissions', path: '/submissions' },
  { name: 'evidence', path: '/detections/2?finding=pdf.unexplained-revision.0' },
  { name: 'why', path: '/detections/2', keys: ['w'] },
  { name: 'deciding', path: '/detections/2', keys: ['a'] },
  { name: 'compare', path: '/detections/2?compare=side&finding=pdf.unexplained-revision.0' },
  { name: 'faces', path: '/verifications/1' },
  { name: 'fields', path: '/parses/1' },
  { name: 'links', path: '/detections/2/links' },
  { name: 'insights', path: '/insights' },
  { name: 'people', path: '/admin/people' },
  { name: 'keys', path: '/admin/keys' },
  { name: 'retention', path: '/admin/retention' },
  { name: 'audit', path: '/admin/audit' },
  { name: 'sign-in', path: '/sign-in' },
];

/** The pictures of docs/console.md: made anew with `ASSAY_MAKE_PICTURES=1`, looked at in review. */
export function pictures(open: () => ConsoleUnderTest): void {
  test.runIf(process.env.ASSAY_MAKE_PICTURES)('the pictures of the documentation', async () => {
    const { page, baseUrl } = open();
    await mkdir(FOLDER, { recursive: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { name, path, keys = [] } of PICTURES) {
      await visit(page, baseUrl, path);
      await page
        .locator('.page-picture, .insights h1, tbody tr, .face-frame img, .link-list, .door')
        .first()
        .waitFor();
      if (await page.locator('.stage').count()) await seesPage(page);
      for (const key of keys) await page.keyboard.press(key);
      await page.waitForLoadState('networkidle');
      const shot = await page.screenshot();
      await sharp(shot)
        .resize(WIDTH)
        .png({ palette: true, colors: COLORS, effort: 10 })
        .toFile(`${FOLDER}${name}.png`);
    }
  });
}
