import { count } from '../../words/numbers.js';

export const signIn = {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  withProvider: 'Sign in with your organization',
  refused: 'The identity provider’s answer does not let you in here. An administrator can give you a role.',
  wrong: 'E-mail or password is wrong, or there were too many tries.',
  wait: (seconds: number) => `Too many tries: wait ${waitingTime(seconds)}.`,
  again: 'Your session ended. Sign in again to go on; nothing you wrote is lost.',
};

function waitingTime(seconds: number): string {
  return seconds < 90
    ? count(Math.max(1, Math.ceil(seconds)), 'second', 'seconds')
    : count(Math.ceil(seconds / 60), 'minute', 'minutes');
}
