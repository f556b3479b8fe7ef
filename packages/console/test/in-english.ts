import { speak } from '../src/messages/index.js';

/** Before every test file, as the page does before it draws. */
await speak('en');
