import type { Figure } from '@assay/media';

/**
 * A value written as the figure beside it is: `876.57` in the style of `946.57`, `1.234,56` in that of
 * `-2.000,00`.
 * @param minorUnits hundredths, or as many decimals as `places` says
 */
export function inStyleOf(figure: Pick<Figure, 'raw'>, minorUnits: number, places = 2): string {
  if (places > 2) return inPlaces(figure, minorUnits, places);
  const decimalMark = /([.,])\d{2}\D*$/u.exec(figure.raw)?.[1] ?? '.';
  const isWhole = minorUnits % 100 === 0 && !/[.,]\d{1,2}\D*$/u.test(figure.raw);
  const group = decimalMark === '.' ? ',' : '.';
  const digits = String(Math.abs(minorUnits)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/gu, group);
  const decimals = isWhole ? '' : decimalMark + digits.slice(-2);
  return `${minorUnits < 0 ? '-' : ''}${whole}${decimals}`;
}

/**
 * What a figure of a break would have to be, written as it is printed.
 * @param repair its `fitting` is in hundredths, or in units of the figure's last decimal where it has more
 * than two
 */
export const fittingInStyle = ({
  figure,
  fitting,
}: {
  readonly figure: Figure;
  readonly fitting: number;
}): string => inStyleOf(figure, fitting, figure.decimals);

/** A price of an energy, 0,3288. */
function inPlaces({ raw }: Pick<Figure, 'raw'>, units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const mark = /[.,](?=\d+\D*$)/u.exec(raw)?.[0] ?? '.';
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}${mark}${digits.slice(-places)}`;
}
