/** Writes docs/evidence.png for docs/measured/pdfs.md: page 1 of the edited example with its heatmap laid over it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPdfium } from '@assay/media';
import { readPdfiumBinary, readSettings, startAnalyst } from '@assay/server';
import sharp from 'sharp';

const LONGER_SIDE_PX = 1400;
/** The upper part of the page holds the changed name, summary and deposit. */
const SHOWN_SHARE_OF_HEIGHT = 0.62;

const root = new URL('../../', import.meta.url);
const path = fileURLToPath(new URL('examples/statement-edited.pdf', root));

const { workerMemoryMb: memoryLimitMb, analysisTimeLimitMs: timeLimitMs } = readSettings({});
const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs, memoryLimitMb });
const { heatmaps } = await analyst.examine({ path, format: 'pdf' });
await analyst.close();
const heatmap = heatmaps.find(({ page }) => page === 1);
if (!heatmap) throw new Error('page 1 of the edited example has no heatmap');

const pdfium = await loadPdfium(await readPdfiumBinary());
const { width, height, rgba } = pdfium.open(readFileSync(path)).render(0, LONGER_SIDE_PX);
const overlay = await sharp(heatmap.png).resize(width, height, { fit: 'fill' }).toBuffer();
const page = await sharp(rgba, { raw: { width, height, channels: 4 } })
  .composite([{ input: overlay }])
  .png()
  .toBuffer();
await sharp(page)
  .extract({ left: 0, top: 0, width, height: Math.round(height * SHOWN_SHARE_OF_HEIGHT) })
  .png({ palette: true, quality: 90 })
  .toFile(fileURLToPath(new URL('docs/evidence.png', root)));
