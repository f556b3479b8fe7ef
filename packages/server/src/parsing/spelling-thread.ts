/** The thread that spells records with many fields. */
import { doTasks } from '../threads/do-tasks.js';
import { spellFields } from './spell-fields.js';

doTasks(spellFields, ({ buffer }) => [buffer]);
