import type { PlaceRereader } from '@assay/media';
import type { Observation } from '../../observation.js';
import type { ReadPlace } from '../printed-text/places.js';
import { doubted } from './doubt.js';
import { surenessOf } from './sureness.js';

/** An observation, and the places that would have to be read otherwise for it to be none. */
export interface RestingObservation extends Observation {
  readonly restsOn: readonly ReadPlace[];
}

/**
 * Takes back what a misread character may explain: an observation that rests on characters recognized in
 * pixels stays as it is only where they were read surely, and a second reading of each place repeats the
 * first. Any other becomes a doubt.
 * @param doubtMeasure the measure of a doubt
 */
export async function doubtUnconfirmed(
  found: readonly RestingObservation[],
  rereader: PlaceRereader | undefined,
  doubtMeasure: number,
): Promise<Observation[]> {
  const observations: Observation[] = [];
  // Strongest first: a check is read so many places again.
  for (const { measure, evidence, restsOn } of [...found].sort((one, other) => other.measure - one.measure)) {
    const observation = { measure, evidence };
    observations.push((await areSure(restsOn, rereader)) ? observation : doubted(observation, doubtMeasure));
  }
  return observations;
}

async function areSure(places: readonly ReadPlace[], rereader: PlaceRereader | undefined): Promise<boolean> {
  for (const place of places) if ((await surenessOf(place, rereader)) !== 'sure') return false;
  return true;
}
