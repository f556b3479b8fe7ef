import type { Tag } from '@assay/server';
import { CommandError } from '../exit-codes.js';

/** `name=value`, split at the first `=`. */
export function tagOfOption(text: string): Tag {
  const split = text.indexOf('=');
  if (split < 1) throw new CommandError('USAGE', 'expected a tag as name=value, like customerId=c-17');
  return { name: text.slice(0, split), value: text.slice(split + 1) };
}
