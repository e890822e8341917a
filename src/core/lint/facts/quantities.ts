import { stringAt } from '../../model/json.ts';
import { says } from '../lexicons/index.ts';
import { nameWords } from './name-words.ts';
import type { Property } from './tool-properties.ts';

/** Names of quantities that mean nothing without a unit. */
const QUANTITIES: ReadonlySet<string> = new Set([
  'timeout',
  'duration',
  'distance',
  'radius',
  'weight',
  'height',
  'width',
  'length',
  'depth',
  'temperature',
  'speed',
  'size',
  'volume',
  'area',
  'pressure',
  'interval',
  'delay',
  'ttl',
  'age',
  'latency',
  'altitude',
  'elevation',
  'humidity',
  'bandwidth',
  'power',
  'energy',
  'voltage',
  'mass',
  'elapsed',
  'uptime',
  'wind',
]);
const UNIT_SUFFIXES: ReadonlySet<string> = new Set([
  'ms',
  'sec',
  'secs',
  'second',
  'seconds',
  's',
  'min',
  'mins',
  'minute',
  'minutes',
  'hour',
  'hours',
  'h',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'months',
  'year',
  'years',
  'm',
  'km',
  'cm',
  'mm',
  'mi',
  'miles',
  'meters',
  'px',
  'pixels',
  'kg',
  'g',
  'lb',
  'bytes',
  'kb',
  'mb',
  'gb',
  'tokens',
  'chars',
  'characters',
  'words',
  'lines',
  'percent',
  'pct',
  'ratio',
  'c',
  'f',
  'celsius',
  'fahrenheit',
  'k',
  'kelvin',
  'mps',
  'kmh',
  'mph',
  'kph',
  'hpa',
  'kwh',
  'usd',
  'eur',
  'vnd',
  'cents',
  'count',
  'items',
  'rows',
]);
const MONEY: ReadonlySet<string> = new Set([
  'price',
  'amount',
  'cost',
  'fee',
  'total',
  'balance',
  'salary',
  'budget',
  'subtotal',
  'tax',
  'discount',
  'revenue',
  'fare',
  'payment',
  'refund',
  'spend',
]);

export function isNumeric({ types }: Property): boolean {
  return types.includes('number') || types.includes('integer');
}

export function isQuantity(property: Property): boolean {
  return isNumeric(property) && nameWords(property.name).some((word) => QUANTITIES.has(word));
}

export function saysUnit({ name, description, schema }: Property): boolean {
  const title = stringAt(schema, 'title') ?? '';
  return (
    nameWords(name).some((word) => UNIT_SUFFIXES.has(word)) ||
    says('unit', description) ||
    says('unit', title) ||
    /[%°€$£₫]/u.test(description)
  );
}

export function isMoney(property: Property): boolean {
  return isNumeric(property) && MONEY.has(nameWords(property.name).at(-1) ?? '') && !saysUnit(property);
}

/** In the property's words, or by a sibling such as `currency`. */
export function saysCurrency(property: Property, siblings: readonly Property[]): boolean {
  if (says('currency', property.description) || /[€$£₫¥]/u.test(property.description)) return true;
  if (
    nameWords(property.name).some((word) =>
      ['usd', 'eur', 'gbp', 'vnd', 'jpy', 'cents', 'percent', 'count'].includes(word),
    )
  )
    return true;
  return siblings.some(({ name }) => /currency|tien_te/i.test(name));
}
