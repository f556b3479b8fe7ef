import { afterAll, beforeAll, describe } from 'vitest';
import { accessibility } from './accessibility.js';
import { boxes } from './boxes.js';
import { comparing } from './comparing.js';
import { type ConsoleUnderTest, openConsole } from './console-under-test.js';
import { correcting } from './correcting.js';
import { deciding } from './deciding.js';
import { evidence } from './evidence.js';
import { firstUse } from './first-use.js';
import { hostileText } from './hostile-text.js';
import { insights } from './insights.js';
import { languages } from './languages.js';
import { people } from './people.js';
import { pictures } from './pictures.js';
import { reports } from './reports.js';
import { retention } from './retention.js';
import { secondPerson } from './second-person.js';
import { series } from './series.js';
import { times } from './times.js';
import { webhooks } from './webhooks.js';
import { why } from './why.js';
import { withoutSession } from './without-session.js';

/**
 * The design's tasks in a real browser on a real server: one of each for all of them, since starting is what takes
 * long. The first one sets the installation up; the others find it so.
 */
let console: ConsoleUnderTest;
const open = (): ConsoleUnderTest => console;
beforeAll(async () => {
  console = await openConsole();
});
afterAll(() => console?.close());

describe('without a session', () => withoutSession(open));
describe('first use (task 8)', () => firstUse(open));
describe('from the list to the decisive evidence (task 1)', () => evidence(open));
describe('say why (task 2)', () => why(open));
describe('compare with the earlier state (task 3)', () => comparing(open));
describe('decide (task 4)', () => deciding(open));
describe('correct what was read', () => correcting(open));
describe('hand over a report (task 5)', () => reports(open));
describe('see the series (task 6)', () => series(open));
describe('know how right it is here', () => insights(open));
describe('people', () => people(open));
describe('a second person', () => secondPerson(open));
describe('webhooks', () => webhooks(open));
describe('retention', () => retention(open));
describe('boxes', () => boxes(open));
describe('hostile text', () => hostileText(open));
describe('accessibility', () => accessibility(open));
describe('languages', () => languages(open));
describe('times', () => times(open));
describe('pictures', () => pictures(open));
