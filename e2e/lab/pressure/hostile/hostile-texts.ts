import type { Random } from '../../../../graphql/world/random.ts';
import { several } from './attack.ts';

/** Values that programs take for something else. */
const TEXTS = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '٣',
  '9'.repeat(40),
  '0x7f',
  '1_000',
  '2147483648',
  ...Object.getOwnPropertyNames(Object.prototype),
  "' or 1=1--",
  '"; drop table kill; --',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%s%n%x',
  '../../etc/passwd',
  '..\\..\\',
  'file:///etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '\\\\a\\b',
  '\u0000',
  '\u202e',
  '\ufeff',
  '\ud800',
  '💀'.repeat(50),
  'ﷺ',
  'İ',
  'ß',
  'a\u0300'.repeat(60),
  '\t\v\f',
];

const PIECES = [
  '%',
  '%00',
  '%2f',
  '%25',
  '%E0%A4%A',
  '%c0%ae',
  '%uD800',
  '/',
  '//',
  '.',
  '..',
  ';',
  ':',
  '@',
  '[',
  '+',
];

/** An unexpected value. */
export function hostileText(random: Random): string {
  if (random.chance(0.1)) return 'x'.repeat(random.int(500, 5_000));
  if (random.chance(0.3)) return several(random, 12, () => String.fromCharCode(random.int(1, 0xffff)));
  return random.pick(TEXTS);
}

/** A text with what cannot be encoded replaced. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** An unexpected value in an address: mostly encoded, sometimes malformed. */
export function hostilePart(random: Random): string {
  if (random.chance(0.3)) return several(random, 8, () => random.pick(PIECES));
  return encodeURIComponent(wellFormed(hostileText(random)));
}
