import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { seesPage, visit } from './steps.js';

/** A fingerprint of an image's pixels. In the page, where the images are; `source` is an address or an index. */
const pixels = (page: Page, source: string | number): Promise<string> =>
  page.evaluate(async (from) => {
    const image =
      typeof from === 'number'
        ? document.querySelectorAll<HTMLImageElement>('.page-picture')[from]
        : new Image();
    if (!image) throw new Error('no such image');
    if (typeof from === 'string') image.src = from;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(data)))].join();
  }, source);
const served = (page: Page, query: string): Promise<string> =>
  pixels(page, `/console/api/detections/2/pages/1.webp?side=1600${query}`);

/** The page without what lies over it. */
const screenshot = (page: Page): Promise<Buffer> => page.locator('.stage-page').screenshot();

export function comparing(open: () => ConsoleUnderTest): void {
  test('by keyboard: c compares; the slider at 0 is the first save and at 1 the upload, pixel by pixel', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await seesPage(page);
    // Whole, then smaller: what is no longer fitted keeps its size when the bar of the comparison takes room.
    await page.keyboard.press('z');
    await page.keyboard.press('-');
    await page.keyboard.press('m');
    const zoom = await page.locator('.toolbar .percent').textContent();
    await page.keyboard.press('c');
    expect(await page.locator('.toolbar .percent').textContent()).toBe(zoom);
    const slider = page.getByRole('slider', { name: /later state/ });
    await slider.focus();
    await seesPage(page);
    await expect.poll(() => page.locator('.page-picture').count()).toBe(2);
    expect(await pixels(page, 0)).toBe(await served(page, '&revision=1'));
    expect(await pixels(page, 1)).toBe(await served(page, ''));
    // At 1 nothing of the earlier picture is seen, and all of the later one: without the other, it is the same.
    await page.keyboard.press('End');
    const atOne = await screenshot(page);
    await page.locator('.stage-page > .page-picture').evaluate((earlier) => earlier.classList.add('hidden'));
    expect(Buffer.compare(await screenshot(page), atOne)).toBe(0);
    await page
      .locator('.stage-page > .page-picture')
      .evaluate((earlier) => earlier.classList.remove('hidden'));
    await page.keyboard.press('Home');
    const atZero = await screenshot(page);
    await page.locator('.compare-later').evaluate((later) => later.classList.add('hidden'));
    expect(Buffer.compare(await screenshot(page), atZero)).toBe(0);
    expect(Buffer.compare(atZero, atOne)).not.toBe(0);
    expect(complaints()).toEqual([]);
  });

  test('by keyboard: C goes through the ways, b flips, and c ends it where it began', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2?finding=pdf.unexplained-revision.0');
    await seesPage(page);
    await page.keyboard.press('c');
    const later = page.locator('.compare-later');
    const style = (name: 'visibility' | 'mixBlendMode'): Promise<string> =>
      later.evaluate((element, of) => getComputedStyle(element)[of], name);
    const way = (): Promise<string | null> => page.locator('.modes label:has(input:checked)').textContent();
    await expect.poll(way).toBe('Slider');
    await page.keyboard.press('C');
    await expect.poll(way).toBe('Blink');
    await page.keyboard.press('b');
    await expect.poll(() => style('visibility')).toBe('hidden');
    await page.keyboard.press('b');
    await expect.poll(() => style('visibility')).toBe('visible');
    await page.keyboard.press('C');
    await expect.poll(() => page.locator('.stage').count()).toBe(2);
    await page.locator('.stage').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() =>
        page.locator('.stage').evaluateAll((all) => new Set(all.map((stage) => stage.scrollTop)).size),
      )
      .toBe(1);
    await page.keyboard.press('C');
    await expect.poll(() => style('mixBlendMode')).toBe('difference');
    await page.keyboard.press('c');
    await expect.poll(() => page.locator('.compare-bar').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?finding=pdf.unexplained-revision.0');
    expect(complaints()).toEqual([]);
  });

  test('by mouse: the slider is clicked where it shall stand', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2');
    await seesPage(page);
    await page.getByRole('button', { name: /^Compare/ }).click();
    const slider = page.getByRole('slider', { name: /later state/ });
    const box = await slider.boundingBox();
    if (!box) throw new Error('the slider is not drawn');
    await page.mouse.click(box.x + 1, box.y + box.height / 2);
    await expect.poll(() => slider.inputValue()).toBe('0');
    await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
    await expect.poll(() => slider.inputValue()).toBe('1');
    expect(complaints()).toEqual([]);
  });

  test('by mouse: blink, side by side and difference; the same place in both', async () => {
    const { page, baseUrl, complaints } = open();
    await visit(page, baseUrl, '/detections/2?finding=pdf.unexplained-revision.0');
    await seesPage(page);
    await page.getByRole('button', { name: /^Compare/ }).click();
    await page.getByLabel('Blink').click();
    const later = page.locator('.compare-later');
    expect(await later.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
    await page.getByRole('button', { name: /Flip/ }).click();
    await expect.poll(() => later.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    await page.keyboard.press('b');
    await expect
      .poll(() => later.evaluate((element) => getComputedStyle(element).visibility))
      .toBe('visible');

    await page.getByLabel('Difference').click();
    expect(await later.evaluate((element) => getComputedStyle(element).mixBlendMode)).toBe('difference');

    await page.getByLabel('Side by side').click();
    await expect.poll(() => page.locator('.stage').count()).toBe(2);
    await page
      .locator('.stage')
      .first()
      .evaluate((stage) => stage.scrollBy({ top: 40, behavior: 'instant' }));
    await expect
      .poll(() =>
        page.locator('.stage').evaluateAll((all) => new Set(all.map((stage) => stage.scrollTop)).size),
      )
      .toBe(1);
    expect(page.url()).toContain('compare=side');
    await page.getByRole('button', { name: 'End comparing' }).click();
    expect(complaints()).toEqual([]);
  });

  test('a file that was saved once says so', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/detections/1');
    const button = page.getByRole('button', { name: /^Compare/ });
    expect(await button.textContent()).toContain('saved once');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  test('the earlier and the later value are shown enlarged beside each other', async () => {
    const { page, baseUrl } = open();
    await visit(page, baseUrl, '/detections/2?finding=pdf.unexplained-revision.0');
    await page.locator('.finding.current .crop img').nth(1).waitFor();
    const captions = await page.locator('.finding.current .crops figcaption').allTextContents();
    expect(captions).toEqual(['1 of 4, as first saved', '4 of 4, as received']);
  });
}
