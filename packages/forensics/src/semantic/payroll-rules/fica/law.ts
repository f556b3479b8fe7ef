/**
 * What the Federal Insurance Contributions Act takes from an employee's wages (26 U.S.C. 3101, 3102).
 * Rates are exact shares of ten thousand.
 */
export interface FicaLaw {
  readonly year: number;
  readonly socialSecurityPerTenThousand: number;
  readonly medicarePerTenThousand: number;
  /**
   * Withheld besides from wages above {@link additionalMedicareFromMinorUnits} of the year; 0 before 2013.
   */
  readonly additionalMedicarePerTenThousand: number;
  readonly additionalMedicareFromMinorUnits: number;
  /** Wages of the year above this bear no Social Security tax. */
  readonly wageBaseMinorUnits: number;
}

/**
 * Contribution and benefit base by year, in dollars. Social Security Administration, Handbook 1301.1 (revised
 * 2013-02-11) for 1994 to 2013, "Contribution and benefit base" (ssa.gov/oact/cola/cbb.html) from 2014 on,
 * announcement of 2025-10-24 for 2026; each seen in a second reprint, 2026-11-22. Until 1993 Medicare tax had
 * a base, too (125,000 to 135,000 dollars from 1991 on), so that those years are left out.
 */
const WAGE_BASES: Readonly<Record<number, number>> = {
  1994: 60_600,
  1995: 61_200,
  1996: 62_700,
  1997: 65_400,
  1998: 68_400,
  1999: 72_600,
  2000: 76_200,
  2001: 80_400,
  2002: 84_900,
  2003: 87_000,
  2004: 87_900,
  2005: 90_000,
  2006: 94_200,
  2007: 97_500,
  2008: 102_000,
  2009: 106_800,
  2010: 106_800,
  2011: 106_800,
  2012: 110_100,
  2013: 113_700,
  2014: 117_000,
  2015: 118_500,
  2016: 118_500,
  2017: 127_200,
  2018: 128_400,
  2019: 132_900,
  2020: 137_700,
  2021: 142_800,
  2022: 147_000,
  2023: 160_200,
  2024: 168_600,
  2025: 176_100,
  2026: 184_500,
};

/**
 * 6.2 % since 1990 (26 U.S.C. 3101(a)); 4.2 % in 2011 and 2012 (Pub. L. 111-312, section 601(a)(2), carried
 * on through 2012 by Pub. L. 112-96).
 */
const SOCIAL_SECURITY_PER_TEN_THOUSAND = 620;
const HOLIDAY_PER_TEN_THOUSAND = 420;
const HOLIDAY_YEARS: ReadonlySet<number> = new Set([2011, 2012]);

/** 1.45 % of wages received since 1986 (26 U.S.C. 3101(b)(1)). */
const MEDICARE_PER_TEN_THOUSAND = 145;

/**
 * 0.9 % since 2013 (26 U.S.C. 3101(b)(2)), withheld from what one employer pays above 200,000 dollars in a
 * calendar year (IRS Publication 80, section 7).
 */
const ADDITIONAL_MEDICARE_PER_TEN_THOUSAND = 90;
const ADDITIONAL_MEDICARE_FROM_MINOR_UNITS = 20_000_000;
const ADDITIONAL_MEDICARE_SINCE = 2013;

/** @returns undefined for a year whose wage base is not known here */
export function ficaLawOf(year: number): FicaLaw | undefined {
  const wageBase = WAGE_BASES[year];
  if (wageBase === undefined) return undefined;
  return {
    year,
    socialSecurityPerTenThousand: HOLIDAY_YEARS.has(year)
      ? HOLIDAY_PER_TEN_THOUSAND
      : SOCIAL_SECURITY_PER_TEN_THOUSAND,
    medicarePerTenThousand: MEDICARE_PER_TEN_THOUSAND,
    additionalMedicarePerTenThousand:
      year >= ADDITIONAL_MEDICARE_SINCE ? ADDITIONAL_MEDICARE_PER_TEN_THOUSAND : 0,
    additionalMedicareFromMinorUnits: ADDITIONAL_MEDICARE_FROM_MINOR_UNITS,
    wageBaseMinorUnits: wageBase * 100,
  };
}

/**
 * Employers could leave Social Security tax unwithheld from September to December 2020 and take it from the
 * pay of 2021 (IRS Notices 2020-65 and 2021-11, irs.gov): what a stub of those months withholds is not
 * settled by its wages.
 * @param day `YYYY-MM-DD`
 */
export const isDeferralTime = (day: string): boolean => day >= '2020-09-01' && day <= '2021-12-31';

/**
 * The Form W-2 of 2020 says what was withheld in that year; what followed in 2021 stands in a Form W-2c (IRS,
 * Form W-2 reporting of employee social security tax deferred under Notice 2020-65).
 */
export const isDeferralYear = (year: number): boolean => year === 2020;

/** `6.2 %`, for a sentence. */
export const percentOf = (perTenThousand: number): string => `${Number((perTenThousand / 100).toFixed(2))} %`;
