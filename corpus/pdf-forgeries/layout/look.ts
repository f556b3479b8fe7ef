import type { Dice } from '../dice.js';

/** How a document looks, whatever it says. */
export interface Look {
  /** In points (1/72 inch). */
  readonly page: {
    readonly name: 'Letter' | 'A4';
    readonly width: number;
    readonly height: number;
    readonly landscape: boolean;
  };
  readonly fontFamily:
    | 'Liberation Sans'
    | 'Liberation Serif'
    | 'Carlito'
    | 'Lato'
    | 'Roboto'
    | 'Open Sans'
    | 'DejaVu Sans';
  /** Size of body text in points. */
  readonly fontSize: number;
  /** Red, green, blue, 0..255. */
  readonly accent: readonly [number, number, number];
  readonly table: 'zebra' | 'ruled' | 'grid' | 'plain';
  /** The issuer stands in a colored band across the page rather than in plain text. */
  readonly band: boolean;
  /** Label and value pairs stand in one column or in two. */
  readonly pairColumns: 1 | 2;
  readonly boxedPairs: boolean;
}

const ACCENTS = [
  [0, 82, 136],
  [122, 28, 44],
  [18, 104, 84],
  [64, 64, 72],
  [92, 60, 130],
  [186, 88, 12],
] as const;

export function rollLook(dice: Dice): Look {
  const letter = dice.chance(0.5);
  const [width, height] = letter ? [612, 792] : [595, 842];
  const landscape = dice.chance(0.15);
  return {
    page: {
      name: letter ? 'Letter' : 'A4',
      width: landscape ? height : width,
      height: landscape ? width : height,
      landscape,
    },
    fontFamily: dice.pick([
      'Liberation Sans',
      'Liberation Serif',
      'Carlito',
      'Lato',
      'Roboto',
      'Open Sans',
      'DejaVu Sans',
    ]),
    fontSize: dice.pick([8.5, 9, 9.5, 10]),
    accent: dice.pick(ACCENTS),
    table: dice.pick(['zebra', 'zebra', 'ruled', 'grid', 'plain']),
    band: dice.chance(0.4),
    pairColumns: dice.pick([1, 2]),
    boxedPairs: dice.chance(0.4),
  };
}

export const hexColor = ([red, green, blue]: Look['accent']) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
