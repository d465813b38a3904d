import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { flightShortener } from './short-flight.ts';

const withShortFlight = (markup: string) => Buffer.from(flightShortener()(Buffer.from(markup))).toString();

/** A script as Next writes it. */
const scriptOf = (flight: string) =>
  `<script nonce="bm9uY2U=">self.__next_f.push([1,${JSON.stringify(flight).replaceAll('<', String.raw`\u003c`)}])</script>`;

/** What a browser hears from the scripts in markup. */
function heard(markup: string): readonly unknown[] {
  const pushed: unknown[][] = [];
  for (const [, script = ''] of markup.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) {
    runInNewContext(script, { self: { __next_f: { push: (row: unknown[]) => pushed.push([...row]) } } });
  }
  return pushed.map(([, text]) => text);
}

test.each([
  '1:{"text":"plain"}\n',
  String.raw`1:{"text":"it's \"quoted\", \\ and \\\" and \n"}`,
  '2:["a\u2028b","</script>","Zoë 😀"]\n',
  `3:T2,""4:"'"`,
  '',
])('a browser hears the same: %j', (flight) => {
  const markup = `<p>"])</p>${scriptOf(flight)}<p>'</p>${scriptOf(flight)}`;
  const short = withShortFlight(markup);
  expect(heard(short)).toEqual([flight, flight]);
  expect(short.length).toBeLessThanOrEqual(markup.length);
  expect(short).toContain(`<p>"])</p><script nonce="bm9uY2U=">self.__next_f.push([1,'`);
});

test.each([
  ['{"a":"$undefined"}', '{}'],
  ['{"a":"$undefined","b":1}', '{"b":1}'],
  ['{"b":1,"a":"$undefined","c":"$undefined"}', '{"b":1}'],
  ['["$undefined",{"b":"$undefined"}]', '["$undefined",{}]'],
  [String.raw`{"text":",\"a\":\"$undefined\""}`, String.raw`{"text":",\"a\":\"$undefined\""}`],
  ['1:{}\n:HL["/a.css","style"]\n:HL["/b","font",{"type":"x"}]\n2:{}\n', '1:{}\n2:{}\n'],
  [String.raw`1:["\n:HL[1]\n"]`, String.raw`1:["\n:HL[1]\n"]`],
  [':HL[1]\n', ':HL[1]\n'],
  ['1:{}\n2:T18,,"a":"$undefined"', '1:{}\n2:T18,,"a":"$undefined"'],
])('of %s is said %s', (flight, short) => {
  expect(heard(withShortFlight(scriptOf(flight)))).toEqual([short]);
});

test.each(['', '<p>text</p>', '<script>self.__next_f.push([0])</script>', scriptOf('1:"a"').slice(0, -12)])(
  'what is no whole script stays: %s',
  (markup) => {
    expect(withShortFlight(markup)).toBe(markup);
  },
);

test('a text that tells its length is left alone in whatever scripts it stands', () => {
  const shorten = flightShortener();
  const pieces = ['1:T18,', '"a":"$undefined","b":""', '2:{"a":"$undefined"}'];
  const short = pieces.map((flight) => Buffer.from(shorten(Buffer.from(scriptOf(flight)))).toString());
  expect(heard(short.join(''))).toEqual(pieces);
});
