import type { Messages } from '../en/index.js';
import { account } from './account.js';
import { audit } from './audit.js';
import { bands, copy, kinds, language, notManipulation, outOf100, statuses, strengths } from './common.js';
import { compare } from './compare.js';
import { corrections } from './corrections.js';
import { detection } from './detection.js';
import { documentTypes } from './document-types.js';
import { errs } from './errs.js';
import { failures } from './failures.js';
import { frame } from './frame.js';
import { insights } from './insights.js';
import { join } from './join.js';
import { keys } from './keys.js';
import { labels } from './labels.js';
import { links } from './links.js';
import { parse } from './parse.js';
import { people, roles, roleTexts } from './people.js';
import { retention } from './retention.js';
import { review } from './review.js';
import { rules } from './rules.js';
import { setup } from './setup.js';
import { shortcuts } from './shortcuts.js';
import { signIn } from './sign-in.js';
import { submissions } from './submissions.js';
import { tryIt } from './try-it.js';
import { verification } from './verification.js';
import { viewer } from './viewer.js';
import { webhooks } from './webhooks.js';
import { why } from './why.js';

/** Everything the console says, in Spanish as in Mexico, to “usted”. */
export const es: Messages = {
  language,
  bands,
  outOf100,
  kinds,
  strengths,
  statuses,
  notManipulation,
  frame,
  failures,
  signIn,
  setup,
  keys,
  webhooks,
  roles,
  roleTexts,
  people,
  join,
  account,
  audit,
  copy,
  submissions,
  detection,
  review,
  retention,
  rules,
  documentTypes,
  errs,
  why,
  viewer,
  compare,
  parse,
  corrections,
  verification,
  labels,
  insights,
  links,
  tryIt,
  shortcuts,
};
