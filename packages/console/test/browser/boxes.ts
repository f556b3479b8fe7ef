import { degrees, PDFDocument, rgb } from 'pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { seesPage, visit } from './steps.js';

const WIDTH = 400;
const HEIGHT = 600;
/** The mark, in points from the page's lower left corner. */
const MARK = { x: 120, y: 310, width: 90, height: 24 };
const CROP = { x: 40, y: 60, width: 320, height: 500 };

interface Shape {
  readonly name: string;
  readonly turn: number;
  readonly crop: boolean;
}
const SHAPES: readonly Shape[] = [
  { name: 'a plain page', turn: 0, crop: false },
  { name: 'a page turned by 90 degrees', turn: 90, crop: false },
  { name: 'a page turned by 270 degrees', turn: 270, crop: false },
  { name: 'a cropped page', turn: 0, crop: true },
  { name: 'a cropped and turned page', turn: 90, crop: true },
];

async function pdfOf({ turn, crop }: Shape): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ ...MARK, color: rgb(0, 0, 0) });
  if (crop) page.setCropBox(CROP.x, CROP.y, CROP.width, CROP.height);
  page.setRotation(degrees(turn));
  return document.save();
}

/** Where the mark lies on the page as displayed, in fractions from the upper left corner. */
function boxOf({ turn, crop }: Shape): { x1: number; y1: number; x2: number; y2: number } {
  const frame = crop ? CROP : { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const left = (MARK.x - frame.x) / frame.width;
  const right = left + MARK.width / frame.width;
  const bottom = (MARK.y - frame.y) / frame.height;
  const top = bottom + MARK.height / frame.height;
  if (turn === 90) return { x1: bottom, y1: left, x2: top, y2: right };
  if (turn === 270) return { x1: 1 - top, y1: 1 - right, x2: 1 - bottom, y2: 1 - left };
  return { x1: left, y1: 1 - top, x2: right, y2: 1 - bottom };
}

/** The rectangle of black within the stage, in CSS pixels of the page. */
async function blackIn(page: Page): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const stage = await page.locator('.stage').evaluate((element) => element.getBoundingClientRect().toJSON());
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = Math.ceil(stage.top); y < Math.floor(stage.bottom); y += 1)
    for (let x = Math.ceil(stage.left); x < Math.floor(stage.right); x += 1) {
      const at = (y * info.width + x) * info.channels;
      if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 127) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return { left, top, right, bottom };
}

export function boxes(open: () => ConsoleUnderTest): void {
  test.each(SHAPES)(
    'on $name the drawn rectangle covers its pixels within one, at three zooms',
    async (shape) => {
      const { page, baseUrl } = open();
      await visit(page, baseUrl, '/try');
      const buffer = Buffer.from(await pdfOf(shape));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'mark.pdf', mimeType: 'application/pdf', buffer });
      const href = await page
        .locator('.upload-done')
        .getByRole('link', { name: 'Open' })
        .getAttribute('href');
      // The server's own record, with a finding put where the mark is: no check looks for black rectangles.
      const record = `**/console/api${href?.replace('/console', '')}`;
      await page.route(record, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const evidence = [
          { code: 'MARK', kind: 'structure', summary: 'A mark.', page: 1, boundingBox: boxOf(shape) },
        ];
        body.modelResults.technicalChecks = [
          {
            type: 'DOCUMENT_STRUCTURE',
            checkId: 'pdf.covered-content',
            version: '1.0.0',
            status: 'FAIL',
            likelihood: 0.9,
            details: '',
            evidence,
          },
        ];
        body.findings = [{ checkId: 'pdf.covered-content', role: 'fact' }];
        delete body.modelResults.arithmetic;
        await route.fulfill({ response, json: body });
      });
      await page.goto(`${baseUrl}${href}`);
      await seesPage(page);
      for (const key of ['z', '+', '+']) {
        await page.keyboard.press(key);
        await seesPage(page);
        const mark = await page.locator('.mark').evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const line = Number.parseFloat(getComputedStyle(element).borderTopWidth);
          return { left: left + line, top: top + line, right: right - line, bottom: bottom - line };
        });
        await page.keyboard.press('m');
        const black = await blackIn(page);
        await page.keyboard.press('m');
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(mark[side] - black[side]), `${side} after ${key}`).toBeLessThanOrEqual(1);
      }
      await page.unroute(record);
    },
  );
}
