export const join = {
  title: 'Join',
  none: 'This link does not work: it was used, it was taken back, or it is older than seven days.',
  hasAccount: 'Who has an account here already gives its e-mail and password.',
  wrongPassword: 'That e-mail has an account here, with another password.',
  submit: 'Join',
};
