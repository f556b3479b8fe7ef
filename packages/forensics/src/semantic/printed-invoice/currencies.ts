/**
 * Codes of ISO 4217 that stand beside amounts: most of those traded most (BIS Triennial Survey 2022) and
 * those of the countries that are read.
 */
export const CURRENCY_CODES =
  'AED|ARS|AUD|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EUR|GBP|HKD|HUF|IDR|ILS|INR|JPY|KRW|MXN|MYR|NOK|NZD|PHP|PLN|RON|SAR|SEK|SGD|THB|TWD|USD|ZAR';
