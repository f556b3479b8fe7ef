import type { Word } from '@assay/media';

/** An amount with two decimals, as US, Mexican and Brazilian documents print it. */
const AMOUNT = /^\(?-?(?:[A-Z]{0,3}\$)?-?(\d{1,3}(?:[.,]\d{3})+|\d+)([.,])(\d{2})\)?[-+CD]?$/;

/** Words whose middles lie closer than this share of a word's height are of one line. */
const LINE_SHARE = 0.5;

/**
 * The rule that anybody writes first, as a floor to measure ours against: of lines that end in two amounts or
 * more, how many last amounts are not the last amount of the line before, plus or minus one of their own
 * line's. Knows neither columns nor totals nor pages.
 * @param words of one page, any order
 * @returns lines that do not follow
 */
export function balancesThatDoNotFollow(words: readonly Pick<Word, 'text' | 'box'>[]): number {
  const rows = linesOf(words)
    .map(({ texts }) => texts.flatMap(hundredths))
    .filter(({ length }) => length >= 2);
  return rows.filter((amounts, index) => {
    const before = rows[index - 1]?.at(-1);
    const after = amounts.at(-1)!;
    return (
      before !== undefined && !amounts.slice(0, -1).some((amount) => Math.abs(after - before) === amount)
    );
  }).length;
}

function hundredths(text: string): number[] {
  const match = AMOUNT.exec(text);
  return match ? [Number(`${match[1]?.replace(/[.,]/g, '')}${match[3]}`)] : [];
}

/** From the top; each line's words from the left. */
function linesOf(words: readonly Pick<Word, 'text' | 'box'>[]): { texts: string[] }[] {
  const middle = ({ box: { y1, y2 } }: Pick<Word, 'box'>): number => (y1 + y2) / 2;
  const lines: Pick<Word, 'text' | 'box'>[][] = [];
  for (const word of [...words].sort((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(word) - middle(first) < LINE_SHARE * (word.box.y2 - word.box.y1))
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => ({
    texts: line.sort((one, other) => one.box.x1 - other.box.x1).map(({ text }) => text),
  }));
}
