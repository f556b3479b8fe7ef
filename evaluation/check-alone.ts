import { CHECKS, type CheckVerdict, type Finding, judgeCheck } from '@assay/forensics';
import type { ViewTypes } from '@assay/media';

/** What one check says of one file, and what that costs. */
export interface CheckAlone {
  readonly status: CheckVerdict['status'];
  /** Undefined where the check cannot tell. */
  readonly finding: Finding | undefined;
  /** Processor time of the check, without what its views took to make. */
  readonly cpuMs: number;
}

/** Runs a check by itself. @throws RangeError for a check that is not there */
export async function checkAlone(checkId: string, views: Partial<ViewTypes>): Promise<CheckAlone> {
  const check = CHECKS.find(({ id }) => id === checkId);
  if (!check) throw new RangeError(`expected the id of a check, received ${checkId}`);
  const started = process.cpuUsage();
  const outcome = await check.examine(views);
  const { user, system } = process.cpuUsage(started);
  const finding = outcome.kind === 'examined' ? outcome.finding : undefined;
  return { status: judgeCheck({ check, outcome }).status, finding, cpuMs: (user + system) / 1000 };
}
