import type { BreakRule } from './style-break-types.js';

/** Acrobat marks text edited by hand with the tag TouchUp_TextEdit, as a point before it or around it. */
const MARK = /TouchUp/;

export const touchUpMark: BreakRule = ({ run }) =>
  [...run.lead, ...run.markedContent].some((mark) => MARK.test(mark))
    ? [{ code: 'TOUCH_UP_MARK', summary: 'It carries the mark that Acrobat leaves on text edited by hand.' }]
    : [];
