/** Writes docs/faces.png for docs/measured/faces.md: the example pair with the places of the faces that were compared. */
import { fileURLToPath } from 'node:url';
import { pairVerdict, readSettings, startAnalyst } from '@assay/server';
import sharp from 'sharp';

const HEIGHT_PX = 520;
const GAP_PX = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}

const pathOf = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const [id, selfie] = [pathOf('examples/id-card.jpg'), pathOf('examples/selfie.jpg')];

const {
  workerMemoryMb: memoryLimitMb,
  analysisTimeLimitMs: timeLimitMs,
  verification: policy,
} = readSettings({});
const analyst = await startAnalyst({ workers: 1, queueLimit: 1, timeLimitMs, memoryLimitMb });
const job = { id: { path: id, format: 'jpeg' }, selfie: { path: selfie, format: 'jpeg' }, policy } as const;
const { checks } = pairVerdict(await analyst.compare(job), policy);
await analyst.close();
const found = checks.find((check) => 'checkType' in check);
if (!found) throw new Error('the record of a pair lists no faces');

/** A picture at the common height, with its faces marked. */
async function marked(
  path: string,
  faces: NonNullable<typeof found>['idFaces'],
): Promise<{ picture: Buffer; width: number }> {
  const { width: fullWidth, height: fullHeight } = await sharp(path).metadata();
  const width = Math.round((fullWidth * HEIGHT_PX) / fullHeight);
  const dot = ({ x, y }: Place): string =>
    `<circle cx="${x}" cy="${y}" r="${fullHeight / 160}" fill="#ffd84a"/>`;
  const marks = faces.map(
    ({ boundingBox: { x1, y1, x2, y2 }, landmarks }) =>
      `<rect x="${x1}" y="${y1}" width="${x2 - x1}" height="${y2 - y1}" fill="none" stroke="#ffd84a" stroke-width="${fullHeight / 200}"/>` +
      Object.values(landmarks).map(dot).join(''),
  );
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT_PX}" viewBox="0 0 ${fullWidth} ${fullHeight}">${marks.join('')}</svg>`;
  const picture = await sharp(path)
    .resize(width, HEIGHT_PX)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer();
  return { picture, width };
}

const [card, person] = [await marked(id, found.idFaces), await marked(selfie, found.selfieFaces)];
await sharp({
  create: {
    width: card.width + GAP_PX + person.width,
    height: HEIGHT_PX,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite([
    { input: card.picture, left: 0, top: 0 },
    { input: person.picture, left: card.width + GAP_PX, top: 0 },
  ])
  .png({ palette: true, quality: 90 })
  .toFile(pathOf('docs/faces.png'));
