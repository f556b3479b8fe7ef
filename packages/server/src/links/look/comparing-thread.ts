/** The thread that compares submissions with earlier ones. */
import { doTasks } from '../../threads/do-tasks.js';
import { type ComparisonTask, EarlierComparisons } from './compare-earlier.js';

const comparisons = new EarlierComparisons();
doTasks((task: ComparisonTask) => comparisons.compare(task));
