import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suggestionLoader } from './suggestions.ts';

const answerTo = (text: string) => ({ rows: [{ name: text }] });
const fetched = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>(
  async (address) => Response.json(answerTo(decodeURIComponent(address.split('=')[1] ?? ''))),
);
const show = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  show.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = () => fetched.mock.calls.map(([address]) => address);

test('asks once for what is typed in one go', async () => {
  const type = suggestionLoader('/s?q=', show);
  for (const text of ['K', 'Ko', 'Kor', 'Kord']) {
    type(text);
    await vi.advanceTimersByTimeAsync(149);
  }
  expect(addresses()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(addresses()).toEqual(['/s?q=Kord']);
  expect(show).toHaveBeenLastCalledWith(answerTo('Kord'));
});

test('gives up a question whose text has changed', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const type = suggestionLoader('/s?q=', show);
  type('Kor');
  await vi.advanceTimersByTimeAsync(150);
  type('Kora');
  expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
  answer(Response.json(answerTo('Kor')));
  await vi.advanceTimersByTimeAsync(150);
  expect(show.mock.calls.flat().filter(Boolean)).toEqual([answerTo('Kora')]);
});

test('does not ask again for what it knows, nor for a letter', async () => {
  const type = suggestionLoader('/s?q=', show);
  for (const text of ['Kor', 'K', ' Kor ', '', 'Ko']) {
    type(text);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(addresses()).toEqual(['/s?q=Kor', '/s?q=Ko']);
});

test.each([
  ['an error', async () => Response.json({ error: 'away' }, { status: 502 })],
  ['no answer', async () => Promise.reject(new TypeError('network'))],
  ['no JSON', async () => new Response('<html>')],
])('shows nothing on %s', async (_, fail) => {
  fetched.mockImplementationOnce(fail);
  const type = suggestionLoader('/s?q=', show);
  type('Kor');
  await vi.advanceTimersByTimeAsync(150);
  expect(show.mock.calls).toEqual([[null]]);
});
