import type { ImageMetadata } from '@assay/media';
import { type Place, type Statement, statementsOf } from '../statements.js';

/** Fields that name a program. */
const PROGRAM_PLACES: readonly Place[] = [
  'EXIF Software',
  'EXIF ProcessingSoftware',
  'XMP CreatorTool',
  'XMP Software',
  'XMP History',
  'IPTC 2:65',
  'IPTC 2:40',
  'PNG software',
  'PNG creator',
  'PNG comment',
  'JPEG comment',
];

/** Comments count only where they say that a program made the file. */
const COMMENTS: readonly Place[] = ['PNG comment', 'JPEG comment'];
const MADE_BY = /^(?:created|made|edited|written|file written|saved) (?:with|by|in|using)\b|^PFU ScanSnap\b/i;

/** Where systems mark their screenshots. */
const SCREENSHOT_PLACES: readonly Place[] = ['EXIF UserComment', 'XMP UserComment'];

/**
 * A name as the file has it, and where; `Photoshop resources` are blocks that only Adobe's programs write.
 */
export interface NamedProgram {
  readonly text: string;
  readonly place: Place | 'Photoshop resources';
}

/**
 * Image resources that Photoshop writes with a JPEG's quality and its own version (Adobe Photoshop File
 * Formats Specification, 0x0406 and 0x0421), and the segment of its "Save for Web".
 */
const ADOBE_BLOCKS: readonly string[] = ['8BIM 0x0406', '8BIM 0x0421', 'APP12 Ducky'];

/** Every program that a file names, and Adobe's blocks where no field names one of Adobe's. */
export function namedPrograms(metadata: ImageMetadata): NamedProgram[] {
  const named: NamedProgram[] = statementsOf(metadata).filter(namesProgram);
  const block = metadata.segments.find((name) => ADOBE_BLOCKS.includes(name));
  const isNamed = named.some(({ text }) => /\badobe\b|\bphotoshop\b/i.test(text));
  return block !== undefined && !isNamed
    ? [...named, { place: 'Photoshop resources', text: 'Adobe Photoshop' }]
    : named;
}

function namesProgram({ place, text }: Statement): boolean {
  if (SCREENSHOT_PLACES.includes(place)) return /^screenshot$/i.test(text.trim());
  if (!PROGRAM_PLACES.includes(place)) return false;
  return !COMMENTS.includes(place) || MADE_BY.test(text.trim());
}
