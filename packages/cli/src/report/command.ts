import { Command } from 'commander';
import type { ExitReason } from '../exit-codes.js';
import { type ReportVerifyOptions, verify } from './verify.js';

/** `assay report` */
export function reportCommand(finish: (reason: ExitReason) => void): Command {
  const report = new Command('report').description('Reports on detections');
  report
    .command('verify')
    .description(
      'Check a report, offline: its signature, the files in it, and that its number follows from its arithmetic',
    )
    .argument('<file>', 'the report, as the server or the console handed it over')
    .option(
      '--certificate <file>',
      'certificate (PEM) of whoever is expected to have signed it, or of its issuer',
    )
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: ReportVerifyOptions) => finish(await verify(file, options)));
  return report;
}
