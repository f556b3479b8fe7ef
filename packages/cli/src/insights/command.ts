import { COUNTRIES, MOST_INSIGHT_DAYS, SUBMISSION_KINDS, USUAL_INSIGHT_DAYS } from '@assay/server';
import { Command, Option } from 'commander';
import { wholeNumber } from '../whole-number.js';
import { type InsightsOptions, printInsights } from './insights.js';

export const insightsCommand = (): Command =>
  new Command('insights')
    .description(
      'Show how right the checks are on the documents of an organization, in the data folder of ASSAY_DATA_DIR',
    )
    .addOption(
      new Option('--days <count>', 'of what was submitted in so many days, today being the last')
        .default(USUAL_INSIGHT_DAYS)
        .argParser(wholeNumber(1, MOST_INSIGHT_DAYS)),
    )
    .addOption(new Option('--kind <kind>', 'of one kind of record').choices(SUBMISSION_KINDS))
    .addOption(new Option('--type <type>', 'of one document type, like financial/bank_statement'))
    .addOption(new Option('--country <country>', 'of one country').choices(COUNTRIES))
    .option('--own-judgement', 'count labels by the organization’s own judgment, too')
    .option('--json', 'print one JSON object')
    .addOption(new Option('--organization <name>', 'the organization; the first one by default'))
    .action((options: InsightsOptions) => printInsights(options));
