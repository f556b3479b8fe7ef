import type { Box } from '@assay/media';
import { BlobMissingError } from '../../blobs/types.js';
import type { Finding } from '../../detection/findings.js';
import type { Detection } from '../../store/detection-types.js';
import type { Viewer } from '../../viewing/viewer.js';
import { UndecodableError, type View, type Viewed } from '../../workers/types.js';

/** A picture that a report shows. */
export interface Picture {
  /** As the template reads it, and the manifest names it. */
  readonly name: string;
  readonly webp: Uint8Array;
  readonly page: number;
  /** Of a PDF that was saved more than once: which save, from 1. */
  readonly save: number | undefined;
  /** What part of the page it shows; all of it where there is none. */
  readonly box: Box | undefined;
}

/** The place of one finding, as received and, where the file still holds it, as it was before. */
export interface PlacePictures {
  readonly place: { readonly page: number; readonly box: Box };
  readonly after: Picture;
  readonly before: Picture | undefined;
}

export interface Pictures {
  /** By the finding's number. */
  readonly places: ReadonlyMap<number, PlacePictures>;
  readonly pages: readonly Picture[];
  /** As displayed: points of a PDF, pixels of a picture. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly saves: number;
  readonly isPdf: boolean;
}

/** A crop fills a column of 8.3 cm: 220 dots an inch. */
const CROP_SIDE_PIXELS = 720;
/** A page 3.7 cm wide, at some 250 dots an inch. */
const MINIATURE_SIDE_PIXELS = 520;
const MOST_MINIATURES = 4;
const MOST_CROPPED_FINDINGS = 8;
/** What is shown around a place, in its own size, and the least that is shown of a page. */
const AROUND = 1.8;
const LEAST_SHARE = { width: 0.24, height: 0.05 };

/** The place and what stands around it, inside the page. */
export function surroundings({ x1, y1, x2, y2 }: Box): Box {
  const [left, right] = widened(x1, x2, LEAST_SHARE.width);
  const [top, bottom] = widened(y1, y2, LEAST_SHARE.height);
  return { x1: left, y1: top, x2: right, y2: bottom };
}

function widened(from: number, to: number, least: number): readonly [number, number] {
  const length = Math.min(1, Math.max(least, (to - from) * AROUND));
  const start = Math.min(1 - length, Math.max(0, (from + to - length) / 2));
  return [start, start + length];
}

/**
 * Draws what a report shows: the first place of each finding that has one, and the pages where they lie.
 * @returns undefined where the original is gone or cannot be drawn any more
 * @throws AssayError QUEUE_FULL
 */
export async function drawPictures(
  viewer: Pick<Viewer, 'view'>,
  detection: Detection,
  findings: readonly Finding[],
): Promise<Pictures | undefined> {
  const original = detection.files.find(({ category }) => category === 'original_file');
  if (!original) return undefined;
  const { organizationId, fileType } = detection;
  const look = (view: View): Promise<Viewed> =>
    viewer.view(original.storedName, fileType, view, { organizationId });
  try {
    const outline = await look({ kind: 'outline' });
    if (outline.kind !== 'outline') return undefined;
    /** Undefined where there is no such page, as in an earlier save. */
    const draw = async (name: string, view: View & { page: number }): Promise<Picture | undefined> => {
      const viewed = await look(view);
      if (viewed.kind !== 'picture') return undefined;
      const box = view.kind === 'crop' ? view.box : undefined;
      const save = 'save' in view ? view.save : undefined;
      return { name, webp: viewed.webp, page: view.page, save, box };
    };
    const places = new Map<number, PlacePictures>();
    for (const { number, check } of findings.slice(0, MOST_CROPPED_FINDINGS)) {
      const found = check.evidence.find(
        ({ page, boundingBox }) => boundingBox && (page ?? 1) <= outline.pages.length,
      );
      if (!found?.boundingBox) continue;
      const place = { page: found.page ?? 1, box: found.boundingBox };
      const crop = {
        kind: 'crop',
        page: place.page,
        box: surroundings(place.box),
        maxSidePixels: CROP_SIDE_PIXELS,
      } as const;
      const save = saveBefore(outline.saves, place.page);
      const after = await draw(`finding-${number}-after.webp`, crop);
      const before =
        save === undefined ? undefined : await draw(`finding-${number}-before.webp`, { ...crop, save });
      if (after) places.set(number, { place, after, before });
    }
    const numbers = [...new Set([...places.values()].map(({ place }) => place.page))].sort((a, b) => a - b);
    const shown = numbers.length > 0 ? numbers.slice(0, MOST_MINIATURES) : [1];
    const pages: Picture[] = [];
    for (const page of shown) {
      const view = { kind: 'picture', page, maxSidePixels: MINIATURE_SIDE_PIXELS } as const;
      const drawn = await draw(`page-${page}.webp`, view);
      if (drawn) pages.push(drawn);
    }
    return {
      places,
      pages,
      sizes: outline.pages,
      saves: outline.saves.length,
      isPdf: fileType === 'pdf',
    };
  } catch (error) {
    if (error instanceof UndecodableError || error instanceof BlobMissingError) return undefined;
    throw error;
  }
}

/** The last save before the first that changed the page: what the page was at first. Undefined where none did. */
export function saveBefore(
  saves: readonly { readonly pagesChanged: readonly number[] }[],
  page: number,
): number | undefined {
  const changed = saves.findIndex(({ pagesChanged }, index) => index > 0 && pagesChanged.includes(page));
  return changed > 0 ? changed : undefined;
}
