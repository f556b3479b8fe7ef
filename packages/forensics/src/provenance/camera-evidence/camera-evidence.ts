import type { JpegCoefficients } from '@assay/media';
import { defineCheck, type Evidence, type EvidenceKind } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { CALIBRATION } from './calibration.js';
import { type CameraFields, cameraFields } from './camera-fields.js';
import { contradictionsIn } from './contradictions.js';
import { MEASURE } from './measure.js';
import { hasTablesOf, laterSaves, type PictureFile } from './saves.js';
import { checkerboardStrength, SENSOR_TRACE_FROM } from './sensor-trace.js';

/**
 * Reads what a picture's file says of the camera that took it, and whether that fits itself and the file. See
 * README.md.
 */
export const cameraEvidence = defineCheck({
  id: 'provenance.camera-evidence',
  version: '1.1.0',
  reports: 'PROVENANCE',
  group: 'camera',
  weight: 'context',
  needs: ['metadata', 'raster'],
  optional: ['jpeg'],
  calibration: CALIBRATION,
  examine({ metadata, raster, jpeg }) {
    const fields = metadata.exif && cameraFields(metadata.exif);
    const said =
      fields && namesCamera(fields)
        ? observationsOn(fields, { width: raster.width, height: raster.height, metadata, jpeg })
        : undefined;
    const isTraced = (checkerboardStrength(raster) ?? 0) >= SENSOR_TRACE_FROM;
    if (!said && !isTraced) {
      return {
        kind: 'not-applicable',
        because:
          'The file names no camera; most pictures lose that on their way, so it says nothing either way.',
      };
    }
    const traced = isTraced ? [observed(MEASURE.nothingAgainst, SENSOR_TRACE, 'statistic')] : [];
    const finding = findingOfStrongest([...(said ?? []), ...traced], pageSizesOf({ raster }), {
      nothing: MEASURE.nothingAgainst,
      summary: 'What the file says of a camera does not contradict itself; it is too little to say more.',
      highest: MEASURE.contradiction,
    });
    return { kind: 'examined', finding };
  },
});

const namesCamera = ({ make, exposureSeconds }: CameraFields): boolean =>
  make !== '' || exposureSeconds !== undefined;

function observationsOn(fields: CameraFields, file: PictureFile): Observation[] {
  const against = [
    ...contradictionsIn(fields).map((one) =>
      observed(MEASURE.contradiction, { code: 'EXIF_CONTRADICTION', ...one }),
    ),
    ...laterSaves(file, fields).map((one) => observed(MEASURE.savedAnew, one)),
  ];
  return against.length === 0 && isWhole(fields, file.jpeg)
    ? [observed(MEASURE.nothingAgainst, consistent(fields))]
    : against;
}

type Said = Omit<Evidence, 'kind'>;

const observed = (measure: number, said: Said, kind: EvidenceKind = 'structure'): Observation => ({
  measure,
  evidence: { kind, ...said },
});

const SENSOR_TRACE: Said = {
  code: 'SENSOR_TRACE',
  summary:
    'Its fine detail alternates from pixel to pixel as behind the color filter of a camera’s sensor, in all parts looked at. That speaks for a photograph that was ' +
    'not resized since; parts of it may have been changed all the same.',
};

/** All that a camera writes is there, down to tables that its maker was seen to use. */
const isWhole = (
  { make, model, original, exposureSeconds, fNumber, sensitivity, hasMakerNote }: CameraFields,
  jpeg: JpegCoefficients | undefined,
): boolean =>
  model !== '' &&
  original !== '' &&
  [exposureSeconds, fNumber, sensitivity].every((value) => value !== undefined) &&
  hasMakerNote &&
  jpeg !== undefined &&
  hasTablesOf(make, jpeg);

const consistent = ({ make, model }: CameraFields): Said => ({
  code: 'CAMERA_CONSISTENT',
  summary:
    `The file is built as one that a camera of ${make} wrote (${model}): size, dates, exposure, maker’s note and tables fit each other. ` +
    'That speaks for a photograph, and proves none: records can be copied.',
});
