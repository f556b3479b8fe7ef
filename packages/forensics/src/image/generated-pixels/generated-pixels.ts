import { defineCheck, type Evidence } from '../../check.js';
import { CALIBRATION, LEANS_FROM, TOLD_FROM } from './calibration.js';
import { DETAIL } from './features.js';
import { type KernelModel, modelScore, readModel } from './kernel-model.js';
import { measuredFeatures } from './measured-features.js';
import { logOf } from './shape.js';

/**
 * Mean of the differences below which a picture is one color, or hardly anything else, in levels of 0..255.
 */
const LEAST_DETAIL_LEVELS = 0.1;

let read: Promise<KernelModel> | undefined;
/** Loaded when a picture first asks for it: as much as a third of the code that a worker loads otherwise. */
function model(): Promise<KernelModel> {
  read ??= import('./weights.json', { with: { type: 'json' } }).then(({ default: weights }) =>
    readModel(weights),
  );
  return read;
}

/**
 * Says how far a picture's pixels are like those that networks draw: a weak statistic, which never rejects
 * alone. See README.md.
 */
export const generatedPixels = defineCheck({
  id: 'image.generated-pixels',
  version: '1.0.0',
  reports: 'AI_GENERATED',
  group: 'generated-pixels',
  weight: 'fact',
  needs: ['raster'],
  calibration: CALIBRATION,
  async examine({ raster }) {
    const features = measuredFeatures(raster);
    if (!features)
      return {
        kind: 'not-applicable',
        because: 'This picture is too small to tell how its pixels were made.',
      };
    if (features[DETAIL]! < logOf(LEAST_DETAIL_LEVELS))
      return {
        kind: 'not-applicable',
        because:
          'This picture shows hardly more than one color, which does not tell how its pixels were made.',
      };
    const measure = modelScore(await model(), features);
    const isTold = measure >= TOLD_FROM;
    const summary = isTold ? TOLD : measure > LEANS_FROM ? LEANS : PASSES;
    const evidence: Evidence[] = isTold
      ? [{ code: 'PIXELS_LIKE_GENERATED', kind: 'statistic', summary, page: 1 }]
      : [];
    return { kind: 'examined', finding: { measure, summary, evidence, heat: [] } };
  },
});

const TOLD =
  'The pixels of this picture are more like those that networks draw than like a camera’s, a scanner’s or a screen’s. That is a weak sign: strong processing looks alike.';

const LEANS =
  'The pixels of this picture lean toward those that networks draw, as those of one honest picture in six do: too little to tell.';

const PASSES =
  'The pixels of this picture are no more like those that networks draw than most honest pictures’ are. Many generated pictures pass here, too.';
