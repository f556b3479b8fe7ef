import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../types.js';
import {
  EARLIER_SAVE_LACKS_ABOVE,
  type ExchangeSigns,
  exchangeLogOdds,
  signsOf,
  TOLD_ABOVE_LOG_ODDS,
} from './calibration.js';
import { measureExchange } from './measures.js';

/** How a portrait shows that it was laid over the picture of a card, what tells most first. */
export type ExchangeTrace = 'history' | 'grain';

/**
 * Whether the portrait was laid over the picture of the card by software: told by what a camera and its JPEG
 * leave in a whole picture alike.
 * @param image the page as displayed @param face its portrait
 * @returns the traces that tell; undefined where there are too few, or where too little of portrait or card
 * is shown
 */
export function exchangedPortrait(
  image: RgbImage,
  face: FaceObservation,
): readonly ExchangeTrace[] | undefined {
  const measures = measureExchange(image, face);
  if (!measures) return undefined;
  const signs = signsOf(measures);
  const lacksEarlierSave = (measures.earlierSaveLack ?? 0) > EARLIER_SAVE_LACKS_ABOVE;
  if (exchangeLogOdds(signs) <= TOLD_ABOVE_LOG_ODDS) return lacksEarlierSave ? ['history'] : undefined;
  return tracesOf({ ...signs, history: lacksEarlierSave ? 1 : signs.history });
}

function tracesOf({ history, grid, clean }: ExchangeSigns): readonly ExchangeTrace[] {
  return [
    ...(history > 0 || grid > 0 ? (['history'] as const) : []),
    ...(clean > 0 ? (['grain'] as const) : []),
  ];
}
