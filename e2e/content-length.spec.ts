import { get } from 'node:http';
import { connect } from 'node:net';

import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/standing-browser.ts';
import { SITE } from './servers/addresses.ts';

/** Addresses whose answers are whole before they are sent. */
function wholeAnswers(): string[] {
  const { kill, scenario, scenarioPlayer: player } = fixtures();
  const exports = ['json', 'csv', 'atom'].map((format) => `/kills.${format}`);
  return [
    ...exports,
    ...['jpg', 'txt', 'md', 'bbcode'].map((format) => `/kill/${kill}.${format}`),
    `/scenario/${scenario}.csv`,
    `/character/${player}.jpg`,
    '/preview.jpg',
    '/events.ics',
    '/icon/7',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/llms.txt',
    '/openapi.json',
    '/opensearch.xml',
    '/suggestions?q=a',
    '/kill/no.json',
    '/graphql?query=%7B__typename%7D',
  ];
}

interface Told {
  readonly status: number | undefined;
  readonly length: number | undefined;
  readonly bytes: number;
}

/** Asks without decoding, since the length is that of the bytes on the wire. */
const ask = (path: string, method: string, encoding: string): Promise<Told> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: '*/*' };
    get(SITE + path, { method, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('error', reject);
      const length = response.headers['content-length'];
      response.on('end', () =>
        resolve({ status: response.statusCode, length: length ? Number(length) : undefined, bytes }),
      );
    }).on('error', reject);
  });

test('what is whole tells its length, plain or compressed, and to HEAD as well', async () => {
  for (const path of wholeAnswers()) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { status, length, bytes } = await ask(path, 'GET', encoding);
      expect(length, `${path} ${encoding} ${status}`).toBe(bytes);
      const head = await ask(path, 'HEAD', encoding);
      expect([head.status, head.bytes], path).toEqual([status, 0]);
      // What is live may have grown meanwhile.
      expect(head.length ?? 0, `HEAD ${path} ${encoding}`).toBeGreaterThan(0);
    }
  }
});

test('a picture has its length for a program of HTTP/1.0', async () => {
  const { kill } = fixtures();
  const { hostname, port } = new URL(SITE);
  const answer = await new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET /kill/${kill}.jpg HTTP/1.0\r\n\r\n`),
    );
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(pieces)));
  });
  const end = answer.indexOf('\r\n\r\n');
  const [, length] = /^content-length: (\d+)/im.exec(answer.subarray(0, end).toString('latin1')) ?? [];
  expect(Number(length)).toBe(answer.length - end - 4);
});
