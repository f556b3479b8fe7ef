import { RECORD_KINDS } from '@assay/server';
import { Argument, Command, Option } from 'commander';
import type { OrganizationOption } from '../keys/keys.js';
import { wholeNumber } from '../whole-number.js';
import { liftHold, listAllHolds, type PlaceOptions, placeHold } from './holds.js';

const MOST = Number.MAX_SAFE_INTEGER;

const organization = (): Option =>
  new Option('--organization <name>', 'organization of the record; the first one by default');

/** `assay holds …` */
export function holdsCommand(): Command {
  const holds = new Command('holds').description(
    'Legal holds: what is not deleted whatever the retention says, in the data folder of ASSAY_DATA_DIR',
  );
  holds
    .command('place')
    .description('Keep a record, or every record with a tag, later ones too, from being deleted')
    .addOption(new Option('--kind <kind>', 'what it is a record of').choices(RECORD_KINDS))
    .addOption(new Option('--record <id>', 'number of the record').argParser(wholeNumber(1, MOST)))
    .option('--tag <tag>', 'name=value of a tag')
    .requiredOption('--reason <text>', 'why, for people: a case number')
    .addOption(organization())
    .action((options: PlaceOptions) => placeHold(options));
  holds
    .command('list')
    .description('List the holds of an organization')
    .addOption(organization())
    .action((options: OrganizationOption) => listAllHolds(options));
  holds
    .command('lift')
    .description('Lift a hold')
    .addArgument(
      new Argument('<id>', 'number of the hold, from `holds list`').argParser(wholeNumber(1, MOST)),
    )
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => liftHold(id, options));
  return holds;
}
