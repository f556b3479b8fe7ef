import type { Raster } from '@assay/media';
import { featuresOf } from './features.js';
import { WindowFloats } from './window-floats.js';
import { windowsOf } from './windows.js';

/** The mean of what is measured of a picture's windows. @returns undefined for a picture that is too small */
export function measuredFeatures(raster: Raster): Float64Array | undefined {
  const floats = new WindowFloats();
  const all = windowsOf(raster).map((window) => {
    const features = featuresOf(window, floats.take);
    floats.takeBack();
    return features;
  });
  return all[0]?.map((_, index) => all.reduce((sum, features) => sum + features[index]!, 0) / all.length);
}
