import { EVENT_TYPES, type EventType } from '@assay/server';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { OrganizationOption } from '../keys/keys.js';
import {
  type CreateWebhookOptions,
  createHook,
  deleteHook,
  listHookDeliveries,
  listHooks,
  rotateHook,
  type SendAgainOptions,
  sendHookAgain,
  setHookState,
  testHook,
} from './webhooks.js';

const isType = (value: string): value is EventType => (EVENT_TYPES as readonly string[]).includes(value);

function collectType(value: string, collected: readonly EventType[] = []): EventType[] {
  if (isType(value)) return [...collected, value];
  throw new InvalidArgumentError(`Expected one of ${EVENT_TYPES.join(', ')}.`);
}

function webhookId(value: string): number {
  if (/^\d{1,15}$/.test(value) && Number(value) > 0) return Number(value);
  throw new InvalidArgumentError('Expected the number of a webhook.');
}

const idArgument = (): Argument =>
  new Argument('<id>', 'number of the webhook, from `webhooks list`').argParser(webhookId);

const organization = (): Option =>
  new Option('--organization <name>', 'organization of the webhook; the first one by default');

/** `assay webhooks …` */
export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks').description(
    'Receivers of events: make, list, pause, change the secret, send again, in the data folder of ASSAY_DATA_DIR',
  );
  webhooks
    .command('create')
    .description('Make a webhook and print its secret, this once')
    .argument('<url>', 'where events are sent; its host is one of ASSAY_WEBHOOK_HOSTS')
    .option('--description <text>', 'what it is for, shown in lists')
    .option('--type <type>', 'what it is told of, repeatable; everything by default', collectType)
    .addOption(organization())
    .action((url: string, options: CreateWebhookOptions) => createHook(url, options));
  webhooks
    .command('list')
    .description('List the webhooks of an organization')
    .addOption(organization())
    .action((options: OrganizationOption) => listHooks(options));
  for (const [name, state, description] of [
    ['pause', 'paused', 'Let events wait'],
    ['resume', 'on', 'Send events again, those that wait first; also one that was turned off'],
  ] as const)
    webhooks
      .command(name)
      .description(description)
      .addArgument(idArgument())
      .addOption(organization())
      .action((id: number, options: OrganizationOption) => setHookState(id, state, options));
  webhooks
    .command('rotate')
    .description('Give a webhook another secret and print it; for a day both sign')
    .addArgument(idArgument())
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => rotateHook(id, options));
  webhooks
    .command('test')
    .description('Send a test event, at once and once, and print how the receiver answered')
    .addArgument(idArgument())
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => testHook(id, options));
  webhooks
    .command('deliveries')
    .description('List what a webhook was told of, the latest hundred')
    .addArgument(idArgument())
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => listHookDeliveries(id, options));
  webhooks
    .command('send-again')
    .description('Send one event again, or all since a time')
    .addArgument(idArgument())
    .option('--event <id>', 'id of the event')
    .option('--since <time>', 'time in ISO 8601')
    .addOption(organization())
    .action((id: number, options: SendAgainOptions) => sendHookAgain(id, options));
  webhooks
    .command('delete')
    .description('Delete a webhook, with what waits for it')
    .addArgument(idArgument())
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => deleteHook(id, options));
  return webhooks;
}
