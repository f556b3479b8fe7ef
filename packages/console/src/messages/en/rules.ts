import type { Kind, Rules } from '../../api/types.js';

export const rules = {
  title: 'Rules',
  text: 'What waits for a person, and which decisions a second one takes, too. Every change stands in the audit log.',
  second: 'A second person decides, too, without seeing the first decision',
  seconds: {
    never: 'never: one person decides',
    against: 'where somebody decides against what the checks found',
    always: 'whenever somebody accepts or rejects',
  } satisfies Record<Rules['secondPerson'], string>,
  secondText:
    'Two that decide the same decide; where they differ, a third person settles it. So it takes three people. To ask for more, and to leave it to a reviewer, takes one.',
  kinds: 'What waits for a person when it comes',
  kindsOf: {
    detection: 'detections of the bands below',
    verification: 'verifications that failed',
    parse: 'all documents that were read',
  } satisfies Record<Kind, string>,
  bands: 'Bands of detections that wait',
  waitingText:
    'For what is submitted from then on, beside the share of cleared ones that is drawn at random.',
  keep: 'Keep',
  kept: 'Kept.',
};
