import type { Random } from '../../../../graphql/world/random.ts';
import { hostileAddress } from './address-attacks.ts';
import { type MakeAttack, requestBytes, several } from './attack.ts';
import { hostileText } from './hostile-texts.ts';

const PATHS = ['/', '/kills', '/kill/1', '/search?q=a', '/items.csv', '/graphql', '/metrics', '/import'];
const NAMES =
  'accept accept-encoding accept-language authorization cookie cf-connecting-ip content-length content-type expect forwarded host if-match if-modified-since if-none-match next-action next-router-prefetch next-router-segment-prefetch next-router-state-tree next-url origin range referer rsc te traceparent trailer transfer-encoding upgrade user-agent x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-matched-path x-middleware-subrequest x-nextjs-data x-request-id x-nonce content-security-policy'.split(
    ' ',
  );
const VALUES = [
  'gzip;q=9',
  '*/*;q=',
  'bytes=0-0,1-1,-1',
  'bytes=9-1',
  'W/"x", *',
  '100-continue',
  'chunked, gzip',
  '-5',
  '1e3',
  '["",{"children":["__PAGE__",{}]}]',
  '%5B%22%22%5D',
  '{"a":{"b":',
  'Bearer x',
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '00-00000000000000000000000000000000-0000000000000000-00',
  '1',
  'true',
  'https',
  'localhost:3000',
];

/** A line of a head; what could end it is left out, since that would be another attack. */
function headerLine(random: Random): string {
  const value = random.chance(0.5) ? random.pick(VALUES) : hostileText(random);
  return `${random.pick(NAMES)}: ${value.replaceAll(/[\0\r\n]/g, '')}`;
}

export const headerAttack: MakeAttack = (random) => {
  const path = random.chance(0.8) ? random.pick(PATHS) : hostileAddress(random);
  const lines = Array.from({ length: random.int(1, 12) }, () => headerLine(random));
  const kind = `header ${path} ${lines.join(' | ').slice(0, 300)}`;
  // A length, or an encoding, of what is never sent leaves nothing to answer.
  const isCut = lines.some((line) => /^(?:content-length|transfer-encoding|expect|te|trailer):/.test(line));
  return { kind, bytes: requestBytes([`GET ${path} HTTP/1.1`, ...lines]), answers: isCut ? 0 : 1 };
};

/** Bytes that are hardly HTTP. */
export const noiseAttack: MakeAttack = (random) => {
  const noise = Buffer.from(Array.from({ length: random.int(1, 400) }, () => random.int(0, 255)));
  const line = random.pick([
    'GET / HTTP/1.1\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET / HTTP/9\r\n',
    '',
  ]);
  const bytes = Buffer.concat([Buffer.from(line), noise, Buffer.from('\r\n\r\n')]);
  return { kind: `noise ${bytes.toString('base64').slice(0, 200)}`, bytes, answers: 0 };
};

/** Requests one after the other, without waiting for an answer. */
export const pipelineAttack: MakeAttack = (random) => {
  const count = random.int(2, 24);
  const paths = Array.from({ length: count }, () =>
    random.chance(0.7) ? random.pick(PATHS) : hostileAddress(random),
  );
  const bytes = paths.map((path, at) =>
    requestBytes([`GET ${path} HTTP/1.1`], '', at === count - 1 ? 'connection: close' : ''),
  );
  return { kind: `pipeline ${paths.join(' ').slice(0, 300)}`, bytes: Buffer.concat(bytes), answers: 1 };
};

/** Requests to speak something else from now on. */
export const upgradeAttack: MakeAttack = (random) => {
  const protocol = random.pick([
    'websocket',
    'h2c',
    'TLS/1.0',
    'IRC/6.9',
    'websocket, h2c',
    hostileText(random),
  ]);
  const path = random.pick([...PATHS, '/_next/webpack-hmr']);
  const lines = [
    `${random.pick(['GET', 'GET', 'POST', 'CONNECT'])} ${path} HTTP/1.1`,
    `upgrade: ${protocol.replaceAll(/[\0\r\n]/g, '')}`,
    ...several(random, 3, () => 'http2-settings: AAMAAABkAAQAAP__', '\n').split('\n'),
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const bytes = requestBytes(
    lines,
    random.chance(0.3) ? 'PRI * HTTP/2.0\r\n\r\n' : '',
    'connection: upgrade, close',
  );
  return { kind: `upgrade ${protocol} ${path}`, bytes, answers: 0 };
};
