import {
  BOOTSTRAP,
  type BootstrapOptions,
  bootstrapInterval,
  type Interval,
  type Scored,
} from '@assay/media';
import { groupedBy } from './grouped-by.js';
import type { GroupedScored } from './scored.js';

/**
 * Bootstrap over groups: files made from one original rise and fall together, so that whole groups are drawn.
 * Drawing single files would make the interval too narrow.
 * @see Field & Welsh, "Bootstrapping clustered data", J. R. Statist. Soc. B 69 (2007) 369-390.
 * @returns undefined when the statistic is undefined on most resamples
 */
export function groupBootstrap(
  files: readonly GroupedScored[],
  statistic: (resample: readonly Scored[]) => number | undefined,
  options: BootstrapOptions = BOOTSTRAP,
): Interval | undefined {
  const groups = [...groupedBy(files, ({ group }) => group).values()];
  return bootstrapInterval(
    groups.length,
    (drawn) => statistic(groups.flatMap((group, index) => Array(drawn[index]).fill(group).flat())),
    options,
  );
}
