import { type Face, textWidthPoints } from './standard-font-widths.js';

/** Red, green and blue, each 0..1. */
export type Color = readonly [number, number, number];

export interface TextStyle {
  readonly face: Face;
  readonly sizePoints: number;
  readonly color?: Color;
  /** Which point of the line of text stands at `x`. */
  readonly align?: 'left' | 'right' | 'center';
}

/** The resource names under which a page holds the four faces. */
export const FONT_NAMES: Readonly<Record<Face, string>> = {
  Helvetica: 'F1',
  'Helvetica-Bold': 'F2',
  Courier: 'F3',
  'Courier-Bold': 'F4',
};

const BLACK: Color = [0, 0, 0];

const decimal = (value: number): string => String(Math.round(value * 100) / 100);
const operands = (...values: readonly number[]): string => values.map(decimal).join(' ');

/** A PDF literal string; `(`, `)` and `\` are escaped (ISO 32000-1, 7.3.4.2). */
export const literalString = (text: string): string =>
  `(${text.replace(/[()\\]/g, (character) => `\\${character}`)})`;

/**
 * Collects the drawing operators of one page. Distances in points; `y` runs down from the top edge, as one
 * reads.
 */
export class PageCanvas {
  readonly #heightPoints: number;
  readonly #operators: string[] = [];

  constructor(heightPoints: number) {
    this.#heightPoints = heightPoints;
  }

  /** @param y the baseline */
  text(x: number, y: number, text: string, style: TextStyle): this {
    const width = textWidthPoints(style.face, style.sizePoints, text);
    const left = style.align === 'right' ? x - width : style.align === 'center' ? x - width / 2 : x;
    this.#operators.push(
      'BT',
      `/${FONT_NAMES[style.face]} ${decimal(style.sizePoints)} Tf`,
      `${operands(...(style.color ?? BLACK))} rg`,
      `${operands(left, this.#heightPoints - y)} Td`,
      `${literalString(text)} Tj`,
      'ET',
    );
    return this;
  }

  fillRectangle(x: number, y: number, width: number, height: number, color: Color): this {
    this.#operators.push(
      `${operands(...color)} rg`,
      `${operands(x, this.#heightPoints - y - height, width, height)} re f`,
    );
    return this;
  }

  rule(x1: number, y1: number, x2: number, y2: number, widthPoints: number, color: Color = BLACK): this {
    this.#operators.push(
      `${decimal(widthPoints)} w ${operands(...color)} RG`,
      `${operands(x1, this.#heightPoints - y1)} m ${operands(x2, this.#heightPoints - y2)} l S`,
    );
    return this;
  }

  /** A filled polygon; `corners` are x and y in turn. */
  fillPolygon(corners: readonly (readonly [number, number])[], color: Color): this {
    const path = corners.map(
      ([x, y], index) => `${operands(x, this.#heightPoints - y)} ${index === 0 ? 'm' : 'l'}`,
    );
    this.#operators.push(`${operands(...color)} rg`, `${path.join(' ')} h f`);
    return this;
  }

  /** The content stream as it stands, uncompressed. */
  content(): string {
    return `${this.#operators.join('\n')}\n`;
  }
}
