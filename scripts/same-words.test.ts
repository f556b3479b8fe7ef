import { LANGUAGES } from '@assay/forensics';
import { expect, test } from 'vitest';
import { en } from '../packages/console/src/messages/en/index.js';
import { es } from '../packages/console/src/messages/es/index.js';
import { pt } from '../packages/console/src/messages/pt/index.js';
import { WORDS } from '../packages/server/src/reports/words/index.js';

/** The console says them of whoever decides now, a report of whoever did. */
const OF_ONESELF = ['unsure', 'beyond_authority'];

const CONSOLE = { en, es, pt };

test.each(LANGUAGES)(
  '%s: the report calls things as the console does, which may not share its words',
  (language) => {
    const report = WORDS[language];
    const console = CONSOLE[language];
    expect(report.bands).toEqual(console.bands);
    expect(report.statuses).toEqual(console.statuses);
    expect(report.evidence.titles).toEqual(console.notManipulation);
    for (const [reason, words] of Object.entries(report.history.reasons))
      if (!OF_ONESELF.includes(reason))
        expect([reason, words]).toEqual([reason, (console.review.reasons as Record<string, string>)[reason]]);
    expect(Object.keys(report.history.reasons).sort()).toEqual(Object.keys(console.review.reasons).sort());
  },
);
