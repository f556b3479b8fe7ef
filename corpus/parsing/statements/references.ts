import type { Row } from './sheet.js';

/** A number that a bank's own system gives a movement, of so many digits; the same for the same movement. */
export function referenceNumber({ movement, balanceCents }: Row, digits: number): string {
  const mixed =
    (Math.abs(movement.cents) * 7_919 + Math.abs(balanceCents) * 104_729 + movement.day.day) % 10 ** digits;
  return String(mixed).padStart(digits, '0');
}
