import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { visitorReader } from './visitor.ts';

function clientOf(trusted: readonly string[], address: string | undefined, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return visitorReader(trusted)(request).client;
}

test('without trusted proxies nobody says for another who he is', () => {
  expect(clientOf([], '127.0.0.1', '192.0.2.7')).toBe('127.0.0.1');
});

test('of the addresses that a request came by, the last one counts that no trusted proxy has', () => {
  const trusted = ['loopback', '10.0.0.0/8'];
  expect(clientOf(trusted, '127.0.0.1', '192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf(trusted, '::ffff:127.0.0.1', '203.0.113.9, 192.0.2.7, 10.1.2.3')).toBe('192.0.2.7');
  expect(clientOf(trusted, '198.51.100.1', '192.0.2.7')).toBe('198.51.100.1');
});

test('an address counts without the port that a gateway adds', () => {
  const trusted = ['loopback', '10.0.0.0/8', 'fd00::/8'];
  for (const [forwarded, client] of [
    ['192.0.2.7:5678', '192.0.2.7'],
    ['192.0.2.7:5678, 10.1.2.3:80, [fd00::1]:443', '192.0.2.7'],
    ['[2001:db8:1:2::1]:123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:1', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['192.0.2.7:port', 'unknown'],
    ['evil:80', 'unknown'],
  ] as const) {
    expect(clientOf(trusted, '127.0.0.1', forwarded)).toBe(client);
  }
});

test('a network of IPv6 is one client, and an IPv4 address is the same however it is written', () => {
  expect(clientOf([], '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(clientOf([], '2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(clientOf([], '::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('what is no address is one client', () => {
  expect(clientOf(['loopback'], '127.0.0.1', '<script>')).toBe('unknown');
  expect(clientOf([], undefined)).toBe('unknown');
});
