import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page of a document is drawn where it is looked at. */
export async function seesPage(page: Page): Promise<void> {
  await page.locator('.page-picture').first().waitFor();
  await expect
    .poll(() =>
      page.locator('.page-picture').evaluateAll((all) =>
        Promise.all(all.map((one) => (one as HTMLImageElement).decode())).then(
          () => true,
          // Exchanged for a sharper one meanwhile.
          () => false,
        ),
      ),
    )
    .toBe(true);
}

/** Waits until all of an element lies within another's visible part. */
export const comesWithin = (inner: Locator, outer: Locator): Promise<void> =>
  expect.poll(() => liesWithin(inner, outer)).toBe(true);

async function liesWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!one || !other) return false;
  return (
    one.x >= other.x - 1 &&
    one.y >= other.y - 1 &&
    one.x + one.width <= other.x + other.width + 1 &&
    one.y + one.height <= other.y + other.height + 1
  );
}

/** Goes somewhere within the console without loading it anew where it is open already. */
export async function visit(page: Page, baseUrl: string, path: string): Promise<void> {
  await page.goto(`${baseUrl}/console${path}`);
  await page.locator('#content').waitFor();
}

/** Presses Tab until something that is looked for has the focus. @throws after so many */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}
