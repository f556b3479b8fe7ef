/** How a card and its picture come about. */
export interface CardVariant {
  /** Width of the portrait in pixels of the card before it is photographed: all the detail there is. */
  readonly portraitWidthPx: 120 | 200;
  /** Clockwise quarter turns of the whole picture. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Photographed by hand on a table, in perspective and under a lamp; else the card fills the picture. */
  readonly onTable: boolean;
}

const TURNS = [0, 1, 2, 3] as const;

/** Both sizes flat in all four turns, and on a table in one. */
export const CARD_VARIANTS: readonly CardVariant[] = ([120, 200] as const).flatMap((portraitWidthPx) => [
  ...TURNS.map((quarterTurns) => ({ portraitWidthPx, quarterTurns, onTable: false })),
  { portraitWidthPx, quarterTurns: portraitWidthPx === 120 ? 0 : 1, onTable: true } as const,
]);

/** `120px-90`, `200px-table`. */
export const variantName = ({ portraitWidthPx, quarterTurns, onTable }: CardVariant): string =>
  `${portraitWidthPx}px-${onTable ? 'table' : quarterTurns * 90}`;
