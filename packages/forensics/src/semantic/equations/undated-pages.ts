import type { DocumentFields } from '@assay/media';

/** A line of a list of transactions. */
interface Line {
  /** From 1. */
  readonly page: number;
  readonly isDated: boolean;
}

/** Of the lines on other pages, the share with a date from which a page without any is another table. */
const MOSTLY_DATED = 0.75;

/**
 * Whether a page has lines without any date, though those of the other pages have them: lines of an invoice
 * that was merged behind a statement stand in columns like the statement's. What such a list adds up to says
 * nothing.
 */
function hasUndatedPage(lines: readonly Line[]): boolean {
  const undated = new Set(lines.map(({ page }) => page));
  for (const { page, isDated } of lines) if (isDated) undated.delete(page);
  const others = lines.filter(({ page }) => !undated.has(page));
  return (
    undated.size > 0 &&
    others.filter(({ isDated }) => isDated).length >= MOSTLY_DATED * Math.max(1, others.length)
  );
}

/** `accounts[0].transactions[3]` of `accounts[0].transactions[3].date`. */
const LINE_OF_FIELD = /^(accounts\[\d+\]\.transactions\[\d+\])\.(\w+)$/u;

/**
 * {@link hasUndatedPage} of the transactions that fields name, of all accounts together. A date read on an
 * earlier page was carried on, and is none of the line's own.
 */
export function fieldsHaveUndatedPage({ fields }: DocumentFields): boolean {
  const lines = new Map<string, { page?: number; dateOn?: number }>();
  for (const { name, page } of fields) {
    const [, line, part] = LINE_OF_FIELD.exec(name) ?? [];
    if (line) lines.set(line, { ...lines.get(line), ...(part === 'date' ? { dateOn: page } : { page }) });
  }
  return hasUndatedPage(
    [...lines.values()].flatMap(({ page, dateOn }) =>
      page === undefined ? [] : [{ page, isDated: dateOn === page }],
    ),
  );
}
