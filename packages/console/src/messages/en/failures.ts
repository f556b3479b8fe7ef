export const failures = {
  title: 'That did not work',
  notFound: 'Not here',
  notFoundText: 'There is no such page or record, or it belongs to another organization.',
  forbidden: 'Not for this account',
  forbiddenText: 'Your role does not allow this. An administrator can change it.',
  unreachable: 'The server does not answer. What you see stays; try again in a moment.',
  busy: 'The server has too much to do at the moment.',
  unexpected: 'Something unexpected happened.',
  otherVersion:
    'This server does not serve what this page shows. Reload the page; if that does not help, the server has to be updated.',
  retry: 'Try again',
  toSubmissions: 'To the submissions',
  requestId: (id: string) => `Request ${id}`,
};
