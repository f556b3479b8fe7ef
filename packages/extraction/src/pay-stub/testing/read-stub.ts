import type { Homography } from '@assay/media';
import type { FieldInput } from '../../fields/types.js';
import { printed } from '../../testing/printed.js';
import { readPayStubFields } from '../read-pay-stub-fields.js';

/** Reads one page as typed; columns are those of the text. */
export const readStub = (page: string, country: FieldInput['country'] = 'us', upright?: Homography) =>
  readPayStubFields({
    text: {
      pages: [{ page: 1, source: 'text', lines: printed(page), aspect: 0.77, upright }],
      pagesUnread: 0,
    },
    codes: { barcodes: [], mrz: undefined },
    documentClass: undefined,
    country,
  });

/** The same as plain values by name. */
export const stubValues = (
  page: string,
  country: FieldInput['country'] = 'us',
): Record<string, string | number> =>
  Object.fromEntries(readStub(page, country).map(({ name, value }) => [name, value]));
