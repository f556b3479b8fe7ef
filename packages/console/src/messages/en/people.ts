import type { Role } from '../../api/types.js';

export const roles = {
  analyst: 'Analyst',
  reviewer: 'Reviewer',
  auditor: 'Auditor',
  administrator: 'Administrator',
} satisfies Record<Role, string>;

export const roleTexts = {
  analyst: 'looks at records, submits files, decides and comments',
  reviewer: 'as an analyst, and decides what analysts escalate',
  auditor: 'looks at records, decisions and the audit log, changes nothing',
  administrator: 'people, keys, webhooks and the audit log; sees no documents by it',
} satisfies Record<Role, string>;

export const people = {
  title: 'People',
  text: 'Who may use the console for this organization. Roles can be held together; the last administrator stays one.',
  name: 'Name',
  email: 'E-mail',
  roles: 'Roles',
  signsInBy: 'Signs in by',
  ways: { password: 'password', provider: 'identity provider' },
  seen: 'Last seen',
  notSignedIn: 'not signed in',
  you: 'you',
  change: 'Roles',
  changeTitle: (name: string) => `Roles of ${name}`,
  save: 'Save',
  oneRole: 'Choose at least one role.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They are signed out of this organization at once. What they did stays in the audit log.',
  invite: 'Invite somebody',
  makeLink: 'Make a link',
  linkText: 'Pass it on yourself: no mail is sent. It works once, for seven days, and is shown this once.',
  invitation: (roles: string, ends: string) => `Invited as ${roles}, until ${ends}, by`,
  takeBack: 'Take back',
};
