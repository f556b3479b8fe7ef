import { displayedSize, type OperatorDetector, type Raster, type Share, toDisplayed } from '@assay/media';
import { defineCheck, type Evidence, type HeatLayer } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { weightOf } from './weight.js';

/**
 * Says what the operator's own network takes a picture's pixels for, weighed by what it was measured to do.
 * See README.md.
 */
export const operatorDetector = defineCheck({
  id: 'image.operator-detector',
  version: '1.0.0',
  reports: 'AI_GENERATED',
  group: 'generated-pixels',
  weight: 'fact',
  needs: ['raster', 'operatorDetector'],
  calibration: CALIBRATION,
  async examine({ raster, operatorDetector: network }) {
    const look = await network.look(raster);
    if (!look)
      return {
        kind: 'not-applicable',
        because: `This picture is too small for ${network.name}, the network of this server's operator.`,
      };
    const isAbove = look.logit > network.threshold;
    const summary = isAbove
      ? `${network.name} takes the pixels of this picture for generated. ${ratesOf(network)}`
      : passedBy(network);
    const evidence: Evidence[] = isAbove
      ? [{ code: 'PIXELS_LIKE_GENERATED_BY_OPERATOR_NETWORK', kind: 'model_prediction', summary, page: 1 }]
      : [];
    const places = look.places.filter(({ logit }) => logit > network.threshold);
    const heat = isAbove && places.length > 0 ? [heatOf(raster, places)] : [];
    return { kind: 'examined', finding: { measure: weightOf(network, isAbove), summary, evidence, heat } };
  },
});

const passedBy = (network: OperatorDetector): string =>
  `${network.name}, the network of this server's operator, does not take the pixels of this picture for generated. ${ratesOf(network)}`;

const ratesOf = ({ falseAlarms, detected }: OperatorDetector): string =>
  `Measured by the operator, it does so with ${counted(falseAlarms)} honest and ${counted(detected)} generated pictures.`;

const counted = ({ count, total }: Share): string => `${count} of ${total}`;

/** Places that the network takes for generated are drawn alike: how sure it is of each was not measured. */
function heatOf(
  raster: Raster,
  places: readonly { readonly box: Evidence['boundingBox'] & object }[],
): HeatLayer {
  const boxes = places.map(({ box }) => ({ box: toDisplayed(box, raster.orientation), intensity: 0.5 }));
  return { page: 1, ...displayedSize(raster.width, raster.height, raster.orientation), boxes };
}
