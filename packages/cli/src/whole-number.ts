import { InvalidArgumentError } from 'commander';

/** Reads an argument that is a whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (value: string): number => {
    if (/^\d{1,16}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };
