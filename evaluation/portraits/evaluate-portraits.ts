import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptance,
  comparableTemplate,
  type FaceAnalyst,
  type FaceObservation,
  type FaceTemplate,
  loadFaceAnalyst,
  measurePortrait,
  type PortraitMeasures,
  photographLikeness,
  templateDistance,
} from '@assay/biometrics';
import { median, nearestRankQuantile, type RgbImage } from '@assay/media';
import { readFaceModels } from '@assay/server';
import { decodeAsDisplayed } from '../../corpus/faces/decode-as-displayed.js';
import { readFaceCorpus } from '../faces/read-face-corpus.js';
import { HARMS, type Harm, harmedCard } from './harms.js';

const USAGE = 'npm run evaluate -- portraits FOLDER [HARMED_PHOTOS_PER_PERSON]';
const FALSE_MATCH_RATE = 0.001;

interface Enrolled {
  readonly person: string;
  readonly image: RgbImage;
  readonly face: FaceObservation;
  readonly template: FaceTemplate;
}

/**
 * `npm run evaluate -- portraits`: what each harm of an ID's portrait costs a comparison, and how alike
 * photographs are, one and different ones. Every photo is compared with all others.
 * @throws RangeError for a command line or a folder that cannot be used
 */
export async function evaluatePortraits([
  folder,
  harmedPerPerson = '4',
  ...rest
]: readonly string[]): Promise<void> {
  const perPerson = Number(harmedPerPerson);
  if (!folder || rest.length > 0 || !Number.isInteger(perPerson) || perPerson < 1)
    throw new RangeError(`expected ${USAGE}`);
  const analyst = await loadFaceAnalyst(await readFaceModels());
  const gallery: Enrolled[] = [];
  for (const { file, person } of readFaceCorpus(folder).photos) {
    const image = await decodeAsDisplayed(readFileSync(join(folder, file)));
    const [face] = await analyst.findFaces(image, 'upright');
    if (face) gallery.push({ person, image, face, template: await analyst.templateOf(image, face) });
  }
  const harmed = gallery.filter(
    ({ person }, index) =>
      gallery.slice(0, index).filter((other) => other.person === person).length < perPerson,
  );
  const { acceptUpTo } = acceptance({ falseMatchRate: FALSE_MATCH_RATE });
  console.log(`${gallery.length} photos, ${harmed.length} harmed; a match up to ${acceptUpTo.toFixed(3)}`);
  console.log(`photographs of one person, different ones: ${quantiles(likenessOfDifferent(gallery))}`);
  console.log(
    'harm                found  matched    different  one photo  eyes  detail  white  light  contrast  color',
  );
  for (const harm of HARMS) console.log(await rowOf(harm, harmed, gallery, analyst, acceptUpTo));
}

async function rowOf(
  harm: Harm,
  harmed: readonly Enrolled[],
  gallery: readonly Enrolled[],
  analyst: FaceAnalyst,
  acceptUpTo: number,
): Promise<string> {
  const [genuine, impostors, likeness]: [number[], number[], number[]] = [[], [], []];
  const measures: PortraitMeasures[] = [];
  for (const enrolled of harmed) {
    const { portrait, interocularPx } = portraitOf(enrolled);
    const image = await decodeAsDisplayed(await harmedCard(portrait, interocularPx, harm));
    const [face] = await analyst.findFaces(image, 'upright');
    if (!face) continue;
    const template = await analyst.templateOf(image, face);
    measures.push(measurePortrait(image, face));
    likeness.push(
      photographLikeness(
        { image, listed: { face } },
        { image: enrolled.image, listed: { face: enrolled.face } },
      ),
    );
    for (const other of gallery) {
      if (other === enrolled) continue;
      (other.person === enrolled.person ? genuine : impostors).push(
        templateDistance(comparableTemplate(template), comparableTemplate(other.template)),
      );
    }
  }
  const share = (distances: readonly number[]): string => {
    const near = distances.filter((distance) => distance <= acceptUpTo).length;
    return `${((100 * near) / Math.max(1, distances.length)).toFixed(2)} %`;
  };
  const middle = (name: keyof PortraitMeasures): string =>
    (median(measures.map((measure) => measure[name])) ?? Number.NaN).toFixed(2);
  const lowest = likeness.length > 0 ? Math.min(...likeness).toFixed(2) : '-';
  const named = (
    ['interocularPx', 'detail', 'whiteShare', 'brightness', 'contrast', 'colorfulness'] as const
  ).map(middle);
  return `${harm.name.padEnd(20)}${measures.length}  ${share(genuine)}  ${share(impostors)}  ${lowest}  ${named.join('  ')}`;
}

/** Head and shoulders, as far as the photo has them. */
function portraitOf({ image, face }: Enrolled): { portrait: RgbImage; interocularPx: number } {
  const [faceWidth, faceHeight] = [face.box.x2 - face.box.x1, face.box.y2 - face.box.y1];
  const left = Math.max(0, Math.round(face.box.x1 - 0.45 * faceWidth));
  const top = Math.max(0, Math.round(face.box.y1 - 0.5 * faceHeight));
  const width = Math.min(image.width - left, Math.round(1.9 * faceWidth));
  const height = Math.min(image.height - top, Math.round(1.9 * faceHeight));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 3;
    rgb.set(image.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  const { left_eye, right_eye } = face.landmarks;
  return {
    portrait: { width, height, rgb },
    interocularPx: Math.hypot(right_eye.x - left_eye.x, right_eye.y - left_eye.y),
  };
}

function likenessOfDifferent(gallery: readonly Enrolled[]): number[] {
  return gallery.flatMap((one, index) =>
    gallery
      .slice(index + 1)
      .filter(({ person }) => person === one.person)
      .map((other) =>
        photographLikeness(
          { image: one.image, listed: { face: one.face } },
          { image: other.image, listed: { face: other.face } },
        ),
      ),
  );
}

function quantiles(values: readonly number[]): string {
  const at = (share: number): string => nearestRankQuantile(values, share)?.toFixed(3) ?? '-';
  return `${values.length} pairs, half below ${at(0.5)}, 99 % below ${at(0.99)}, largest ${at(1)}`;
}
