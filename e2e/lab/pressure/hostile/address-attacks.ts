import type { Random } from '../../../../graphql/world/random.ts';
import { type MakeAttack, requestBytes, several } from './attack.ts';
import { hostilePart } from './hostile-texts.ts';

const KINDS =
  'kill kills character characters guild guilds item items creature quest chapter skirmish skirmishes scenario scenarios instance instances instance-run instance-runs instance-statistics feud search journal icon heraldry sheet sitemap _next/static _next/data _next/image graphql formats'.split(
    ' ',
  );
const ENDINGS = [
  '',
  '',
  '',
  '.csv',
  '.json',
  '.md',
  '.atom',
  '.jpg',
  '.txt',
  '.bbcode',
  '.xml',
  '.rsc',
  '.php',
];
const NAMES =
  'after before sort dir period soloOnly q page type career realm name instance completed _rsc v id ids[] __proto__ constructor[prototype]'.split(
    ' ',
  );
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE', 'PATCH'];

/** A path and query that no link has. */
export function hostileAddress(random: Random): string {
  const part = () => (random.chance(0.5) ? random.pick(KINDS) : hostilePart(random));
  const path = `/${several(random, 4, part, '/')}${random.pick(ENDINGS)}`;
  const pair = () => `${random.pick(NAMES)}${random.chance(0.8) ? '=' : ''}${hostilePart(random)}`;
  const query = random.chance(0.6) ? `?${several(random, 6, pair, random.pick(['&', '&', ';']))}` : '';
  return `${path}${query}`;
}

export const addressAttack: MakeAttack = (random) => {
  const method = random.pick(METHODS);
  const address = hostileAddress(random);
  const absolute = random.chance(0.05) ? 'http://evil.example' : '';
  return {
    kind: `address ${method} ${address}`,
    bytes: requestBytes([`${method} ${absolute}${address} HTTP/1.1`]),
    answers: 1,
  };
};
