import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { ConsoleUnderTest } from './console-under-test.js';
import { comesWithin, seesPage, visit } from './steps.js';

/** Rounds; not measured in every run, since a loaded machine says little by the clock. */
const ROUNDS = Number(process.env.ASSAY_MEASURE_CONSOLE ?? 0);

/** Of task 1: from the click on a row to the sharp page with its evidence, beside what no page can be faster than. */
export function times(open: () => ConsoleUnderTest): void {
  test.runIf(ROUNDS > 0)('from the list to the decisive evidence, beside its floor', async () => {
    const { page, baseUrl } = open();
    const measured = { 'picture drawn before': [], 'picture not drawn before': [], floor: [] } as Record<
      string,
      number[]
    >;
    for (let round = 0; round < ROUNDS; round += 1) {
      measured['picture drawn before']?.push(await fromListToEvidence(page, baseUrl));
      await visit(page, baseUrl, '/account');
      measured.floor?.push(await bare(page, 1600));
      // A size that nobody asked for: the console's own request gets a picture that has to be drawn.
      const side = 1601 + round;
      await page.route(/\/pages\/1\.webp\?side=1600$/, (route) =>
        route.continue({ url: route.request().url().replace('side=1600', `side=${side}`) }),
      );
      measured['picture not drawn before']?.push(await fromListToEvidence(page, baseUrl));
      await page.unroute(/\/pages\/1\.webp\?side=1600$/);
    }
    for (const [name, ms] of Object.entries(measured))
      process.stdout.write(
        `${name}: ${percentile(ms, 50)} ms median, ${percentile(ms, 95)} ms p95, ${ms.length} times\n`,
      );
  });
}

async function fromListToEvidence(page: Page, baseUrl: string): Promise<number> {
  await visit(page, baseUrl, '/submissions');
  const row = page.getByRole('row').filter({ hasText: 'statement-edited.pdf' }).locator('.strongest');
  await row.waitFor();
  await page.waitForLoadState('networkidle');
  const startedMs = performance.now();
  await row.click();
  await seesPage(page);
  await comesWithin(page.locator('.mark.selected'), page.locator('.stage'));
  await page.locator('.finding.current .after').first().waitFor();
  return performance.now() - startedMs;
}

/** The record and its picture, one after the other, and the picture decoded and painted; nothing else. */
async function bare(page: Page, side: number): Promise<number> {
  const startedMs = performance.now();
  await page.evaluate(async (pixels) => {
    await (await fetch('/console/api/detections/2')).json();
    const image = new Image();
    image.src = `/console/api/detections/2/pages/1.webp?side=${pixels}`;
    await image.decode();
    document.body.append(image);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, side);
  return performance.now() - startedMs;
}

const percentile = (values: readonly number[], percent: number): string =>
  (values.toSorted((a, b) => a - b)[Math.ceil((percent / 100) * values.length) - 1] ?? Number.NaN).toFixed(0);
