import { plain } from '../printing/ledger.js';
import type { Card, TextStyle } from './card.js';

/** Draws an element's label and its value in one run, at the run's left end and baseline, in tenths of a millimetre. */
export type LabelledRun = (
  card: Card,
  x: number,
  y: number,
  label: string,
  value: string,
  style?: TextStyle,
) => void;

/** As an issuer sets them: the label small, in a colour of its own; @param valueSize where the style says nothing else. */
export const labelledRun =
  (labelSize: number, fill: string, valueSize: number): LabelledRun =>
  (card, x, y, label, value, style = {}) =>
    card.text(
      x,
      y,
      `<tspan font-size="${labelSize}" font-weight="normal" fill="${fill}">${plain(label)}</tspan> ${value}`,
      {
        size: valueSize,
        ...style,
      },
    );
