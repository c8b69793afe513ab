const CURRENCIES: Record<string, string> = {
  argentine_peso: 'ARS',
  australian_dollar: 'AUD',
  baht: 'THB',
  canadian_dollar: 'CAD',
  chilean_peso: 'CLP',
  colombian_peso: 'COP',
  danish_krone: 'DKK',
  dirham: 'AED',
  dollar: 'USD',
  euro: 'EUR',
  forint: 'HUF',
  franc: 'CHF',
  hong_kong_dollar: 'HKD',
  koruna: 'CZK',
  krona: 'SEK',
  leu: 'RON',
  lira: 'TRY',
  mexican_peso: 'MXN',
  new_taiwan_dollar: 'TWD',
  new_zealand_dollar: 'NZD',
  norwegian_krone: 'NOK',
  peruvian_sol: 'PEN',
  philippine_peso: 'PHP',
  pound: 'GBP',
  rand: 'ZAR',
  real: 'BRL',
  ringgit: 'MYR',
  riyal: 'SAR',
  ruble: 'RUB',
  rupee: 'INR',
  rupiah: 'IDR',
  shekel: 'ILS',
  singapore_dollar: 'SGD',
  uruguayan_peso: 'UYU',
  won: 'KRW',
  yen: 'JPY',
  yuan: 'CNY',
  zloty: 'PLN',
};

/**
 * The number as Notion shows it.
 * @param format of the property, as in `percent` or `euro`; without one the number is written plainly
 */
export function showNotionNumber(value: number, format: string | undefined): string {
  if (format === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  if (format === 'number_with_commas') return value.toLocaleString('en', { maximumFractionDigits: 10 });
  const currency = CURRENCIES[format ?? ''];
  return currency === undefined ? String(value) : value.toLocaleString('en', { style: 'currency', currency });
}
