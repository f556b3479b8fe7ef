/**
 * Progressive rates: what lies between one bound and the next bears the rate of that part. Amounts in
 * hundredths, rates in ten thousandths.
 */
interface InssTable {
  /** First and last day of pay that it is for, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Upper bounds of the four parts; the last is the ceiling, above which nothing is withheld. */
  readonly bounds: readonly [number, number, number, number];
}

/** Since March 2020 (Emenda Constitucional 103/2019, article 28). */
const INSS_RATES_PER_TEN_THOUSAND = [750, 900, 1200, 1400] as const;

/**
 * What employees contribute to the INSS: 2021 Portaria SEPRT/ME 477/2021; 2022 Portaria Interministerial
 * MTP/ME 12/2022; January 2023 MPS/MF 26/2023; May 2023 MPS/MF 27/2023, annex II-A; 2024 MPS/MF 2/2024; 2025
 * MPS/MF 6/2025; 2026 MPS/MF 13/2026, annex II. Seen 2026-11-22 in two reprints or more of each, which agree;
 * those of 2024 do not name the order. 2020, with two tables, is left out.
 */
export const INSS_TABLES: readonly InssTable[] = [
  { from: '2021-01-01', to: '2021-12-31', bounds: [110_000, 220_348, 330_522, 643_357] },
  { from: '2022-01-01', to: '2022-12-31', bounds: [121_200, 242_735, 364_103, 708_722] },
  { from: '2023-01-01', to: '2023-04-30', bounds: [130_200, 257_129, 385_694, 750_749] },
  { from: '2023-05-01', to: '2023-12-31', bounds: [132_000, 257_129, 385_694, 750_749] },
  { from: '2024-01-01', to: '2024-12-31', bounds: [141_200, 266_668, 400_003, 778_602] },
  { from: '2025-01-01', to: '2025-12-31', bounds: [151_800, 279_388, 419_083, 815_741] },
  { from: '2026-01-01', to: '2026-12-31', bounds: [162_100, 290_284, 435_427, 847_555] },
];

/** The steps of the monthly income tax withheld at source: above each bound, its rate less its deduction. */
interface IrrfTable {
  readonly from: string;
  readonly to: string;
  readonly steps: readonly {
    readonly aboveMinorUnits: number;
    readonly perTenThousand: number;
    readonly lessMinorUnits: number;
  }[];
}

/**
 * Imposto de renda retido na fonte of a month: from February 2024 Medida Provisória 1.206/2024, from May 2025
 * Medida Provisória 1.294/2025. Lei 15.270/2025 keeps that table in 2026 and takes something from its result,
 * so that it stays the most. Seen 2026-11-22 in two reprints of each; earlier tables were not seen.
 */
export const IRRF_TABLES: readonly IrrfTable[] = [
  {
    from: '2024-02-06',
    to: '2025-04-30',
    steps: [
      { aboveMinorUnits: 225_920, perTenThousand: 750, lessMinorUnits: 16_944 },
      { aboveMinorUnits: 282_665, perTenThousand: 1500, lessMinorUnits: 38_144 },
      { aboveMinorUnits: 375_105, perTenThousand: 2250, lessMinorUnits: 66_277 },
      { aboveMinorUnits: 466_468, perTenThousand: 2750, lessMinorUnits: 89_600 },
    ],
  },
  {
    from: '2025-05-01',
    to: '2026-12-31',
    steps: [
      { aboveMinorUnits: 242_880, perTenThousand: 750, lessMinorUnits: 18_216 },
      { aboveMinorUnits: 282_665, perTenThousand: 1500, lessMinorUnits: 39_416 },
      { aboveMinorUnits: 375_105, perTenThousand: 2250, lessMinorUnits: 67_549 },
      { aboveMinorUnits: 466_468, perTenThousand: 2750, lessMinorUnits: 90_873 },
    ],
  },
];

/** The contribution on a month's wages, in hundredths. */
export function inssOn(wagesMinorUnits: number, { bounds }: InssTable): number {
  let below = 0;
  let contribution = 0;
  for (const [part, bound] of bounds.entries()) {
    contribution +=
      Math.max(0, Math.min(wagesMinorUnits, bound) - below) * (INSS_RATES_PER_TEN_THOUSAND[part] ?? 0);
    below = bound;
  }
  return Math.round(contribution / 10_000);
}

/** The income tax on a month's pay before anything that lowers it, in hundredths. */
export function irrfOn(payMinorUnits: number, { steps }: IrrfTable): number {
  const step = steps.findLast(({ aboveMinorUnits }) => payMinorUnits > aboveMinorUnits);
  return step
    ? Math.max(0, Math.round((payMinorUnits * step.perTenThousand) / 10_000 - step.lessMinorUnits))
    : 0;
}
