import type { ListSearch } from '../../searches.js';

/** The list as it was looked at last: where records lead back to, with its page and filters. */
let last: ListSearch = {};

export const rememberList = (search: ListSearch): void => {
  last = search;
};

export const lastList = (): { readonly to: '/submissions'; readonly search: ListSearch } => ({
  to: '/submissions',
  search: last,
});
