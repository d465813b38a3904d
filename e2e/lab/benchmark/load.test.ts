import { describe, expect, test } from 'vitest';

import { parseAutocannon } from './autocannon.ts';
import { parseWrk } from './wrk.ts';

const WRK = `Running 1s test @ http://127.0.0.1:4350/kills
  1 threads and 8 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.20ms  300.00us   9.00ms   90.00%
  Latency Distribution
     50%  635.00us
     75%    1.32ms
     90%    2.00ms
     99%    1.05s
  12345 requests in 1.00s, 100.00MB read
Requests/sec:  12289.51
Transfer/sec:     99.00MB
`;

describe('wrk', () => {
  test('prints answers a second, and times in several units', () => {
    expect(parseWrk(WRK)).toEqual({ perSecond: 12_289.51, p50: 0.635, p99: 1050 });
  });

  test('fails where answers failed, or where it says something else', () => {
    expect(() => parseWrk(`${WRK}  Non-2xx or 3xx responses: 3\n`)).toThrow('responses: 3');
    expect(() => parseWrk(`${WRK}  Socket errors: connect 0, read 4, write 0, timeout 0\n`)).toThrow(
      'read 4',
    );
    expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  });
});

describe('autocannon', () => {
  const report = { duration: 2, errors: 0, non2xx: 0, requests: { total: 500 }, latency: { p50: 3, p99: 9 } };

  test('tells how many were answered in which time', () => {
    expect(parseAutocannon(JSON.stringify(report))).toEqual({ perSecond: 250, p50: 3, p99: 9 });
  });

  test('fails where answers failed', () => {
    expect(() => parseAutocannon(JSON.stringify({ ...report, non2xx: 2 }))).toThrow('2 were not');
    expect(() => parseAutocannon(JSON.stringify({ ...report, errors: 1 }))).toThrow('1 requests failed');
  });
});
