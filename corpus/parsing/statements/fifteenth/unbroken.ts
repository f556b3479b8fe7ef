/** Markup that stays in one line: a day with hyphens would break at them in a narrow column. */
export const unbroken = (markup: string): string => `<span style="white-space:nowrap">${markup}</span>`;
