import { readCnpj, readEin, readRoutingNumber, ungrouped } from '@assay/identifiers';
import { isMasked, isPlaceholder } from './masks.js';
import type { NumberReader } from './types.js';

/** The whole number: offices of one company are different employers to those who work there. */
export const cnpj: NumberReader = (value) => {
  const read = isMasked(value) ? undefined : readCnpj(value);
  return read && !isPlaceholder(value)
    ? [{ part: 'cnpj', text: `cnpj:${ungrouped(value)}`, holds: read.holds }]
    : [];
};

export const ein: NumberReader = (value) => {
  const read = isMasked(value) ? undefined : readEin(value);
  return read?.holds && !isPlaceholder(value)
    ? [{ part: 'ein', text: `ein:${ungrouped(value)}`, holds: undefined }]
    : [];
};

export const routingNumber: NumberReader = (value) => {
  const read = isMasked(value) ? undefined : readRoutingNumber(value);
  return read && !isPlaceholder(value)
    ? [{ part: 'routingNumber', text: `routing:${ungrouped(value)}`, holds: read.holds }]
    : [];
};
