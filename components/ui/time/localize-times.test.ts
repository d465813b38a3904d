import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The time in a zone that is half an hour beside the others: the machine of the tests is in Kolkata. */
const NOW = '2026-11-21T12:00:00Z';

/** A time as the page has it, whose words are in two parts. */
function time(format: string | undefined, dateTime: string) {
  const [bold, rest] = [{ textContent: '12:00' }, { textContent: ' UTC' }];
  return {
    dataset: { format },
    getAttribute: () => dateTime,
    lastChild: rest,
    querySelector: () => bold,
    words: () => bold.textContent + rest.textContent,
  };
}

/** A link, whose own address is whole and whose attribute is what was set. */
const link = {
  href: 'https://ledger.example/kills?soloOnly=true&period=lastNight',
  textContent: '',
  attribute: '',
  setAttribute: (_: string, href: string) => void (link.attribute = href),
};

/** An element with some times, and a link to the last night. */
const withTimes = (...times: object[]) => ({
  querySelectorAll: (selector: string) => (selector === '[data-format]' ? times : [link]),
});

let body: ReturnType<typeof withTimes>;
let localize: (element: Element) => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW) });
  vi.stubGlobal('document', {
    get body() {
      return body;
    },
  });
  vi.resetModules();
  ({ localizeTimes: localize } = await import('./localize-times.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const localized = (format: string | undefined, dateTime: string) => {
  const element = time(format, dateTime);
  localize(withTimes(element) as unknown as Element);
  return element.words();
};

it.each([
  ['stacked second', '2026-11-20T12:46:52Z', '18:16:52 20 Nov 2026 GMT+5:30'],
  ['stacked minute', '2026-11-20T12:46:52Z', '18:16 20 Nov 2026 GMT+5:30'],
  ['sentence second', '2026-11-20T12:46:52Z', '20 November 2026, 18:16:52 GMT+5:30'],
  ['sentence minute', '2026-11-20T18:46:52Z', 'today 00:16 GMT+5:30'],
  ['stacked minute', '2026-11-21T01:00:00Z', '06:30 today GMT+5:30'],
  ['day second', '2026-11-21T19:00:00Z', '22 November 2026'],
  ['time second', '2026-11-20T12:46:52Z', '18:16:52'],
  ['zone minute', '2026-11-20T12:46:52Z', 'GMT+5:30'],
  ['unknown', '2026-11-20T12:46:52Z', '12:00 UTC'],
  [undefined, '2026-11-20T12:46:52Z', '12:00 UTC'],
  ['time second', 'soon', '12:00 UTC'],
])('writes %s of %s in the zone of the visitor: %s', (format, dateTime, words) => {
  expect(localized(format, dateTime)).toBe(words);
});

it('writes a time that has no word to stand out', () => {
  const element = { ...time('time minute', NOW), querySelector: () => null };
  localize(withTimes(element) as unknown as Element);
  expect(element.lastChild.textContent).toBe('17:30');
  const empty = { ...time('time minute', NOW), lastChild: null };
  expect(() => localize(withTimes(empty) as unknown as Element)).not.toThrow();
});

it('writes the time of a text in a drawing', () => {
  const element = time('time minute', NOW);
  const drawn = { ...element, dataset: { format: 'time minute', at: NOW }, getAttribute: () => null };
  localize(withTimes(drawn) as unknown as Element);
  expect(element.lastChild.textContent).toBe('17:30');
});

it('leads to the last night of the visitor', () => {
  localize(withTimes() as unknown as Element);
  expect(link.attribute).toBe('/kills?from=2026-11-20T06%3A30&soloOnly=true&to=2026-11-21T06%3A30');
  expect(link.textContent).toBe('Last night, noon to noon GMT+5:30');
});

it('writes an open page again when the day of the visitor is over, each day once', () => {
  const element = time('sentence minute', '2026-11-21T01:00:00Z');
  body = withTimes(element);
  localize(body as unknown as Element);
  localize(body as unknown as Element);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(6.5 * 3_600_000 - 1);
  expect(element.words()).toBe('today 06:30 GMT+5:30');
  vi.advanceTimersByTime(1);
  expect(element.words()).toBe('21 November 2026, 06:30 GMT+5:30');
  expect(vi.getTimerCount()).toBe(1);
});
