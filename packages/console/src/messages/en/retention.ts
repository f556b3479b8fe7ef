import type { DueRecords, RecordKind } from '../../api/types.js';
import { count, number } from '../../words/numbers.js';

const records = (value: number) => count(value, 'record', 'records');

export const retention = {
  title: 'Retention',
  text: 'For how many days records are kept with their files; 0 keeps them for good. Records that are older go within the hour, and the audit log says how many went.',
  kind: 'Kind',
  kinds: {
    detection: 'Detection',
    parse: 'Read document',
    verification: 'Verification',
    analysis: 'Analysis (older interface)',
  } satisfies Record<RecordKind, string>,
  kept: 'Kept',
  forGood: 'for good',
  days: (days: number) => count(days, 'day', 'days'),
  own: '(set here)',
  ofServer: '(the server’s setting)',
  set: 'Days from now on',
  setOf: (kind: string) => `How long to keep: ${kind}`,
  daysOf: (kind: string) => `Days, ${kind}`,
  takeBack: 'As the server has it',
  due: ({ days, records: due, held, isMore }: DueRecords) =>
    `${days === 0 ? 'Nothing would go.' : `${isMore ? `${number(due)} records or more` : records(due)} would go within the hour.`}${held > 0 ? ` ${records(held)} that would stay: a hold is on them.` : ''}`,
  sure: (kind: string, days: number) => `Keep for ${count(days, 'day', 'days')}: ${kind}?`,
  sureBack: (kind: string) => `As the server has it: ${kind}?`,
  backText: 'The server’s number of days applies from then on. Records that are older go within the hour.',
  holds: 'Legal holds',
  holdsText:
    'What a hold is on is not deleted until it is lifted: not by hand, not by a tag, not when its time is up.',
  noHolds: 'None.',
  place: 'Place a hold',
  on: 'On',
  onRecord: 'one record',
  onTag: 'every record with a tag, later ones too',
  recordNumber: 'Number of the record',
  tagName: 'Name of the tag',
  tagValue: 'Value of the tag',
  reason: 'Reason',
  reasonText: 'For people: a case number.',
  since: 'Since',
  lift: 'Lift',
  liftTitle: (holdId: number) => `Lift hold ${holdId}?`,
  liftText: 'What it was on goes when its time is up, or within the hour where it is up already.',
};
