/**
 * Lines of a page, and words of a line, that fingerprints of text look at: a dense page of paper has 90 and
 * 25.
 */
export const MAX_LINES_PER_PAGE = 200;
export const MAX_WORDS_PER_LINE = 60;
