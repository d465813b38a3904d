import { expect, it } from 'vitest';
import { ClockWatch } from './clock-watch.ts';

const NOW = Date.parse('2026-09-23T12:00:00Z');

it('warns of a clock that is wrong once, and again only after it was right', () => {
  const lines: string[] = [];
  const watch = new ClockWatch((level, line) => lines.push(`${level} ${line.replace(/:[^:]*$/, '')}`));
  const told = (seconds: number, age?: string) =>
    watch.compare(
      new Headers({ date: new Date(NOW).toUTCString(), ...(age !== undefined && { age }) }),
      NOW + seconds * 1_000,
      NOW + seconds * 1_000 + 500,
    );
  for (const seconds of [0, 59, -58, 2 * 86_400, 2 * 86_400, 0, -3_600, -3_600]) told(seconds);
  expect(lines).toEqual([
    `warn archive: this machine's clock is ${2 * 86_400} s ahead of the API's`,
    "warn archive: this machine's clock is 3600 s behind the API's",
  ]);
  told(0);
  told(300, '300');
  watch.compare(new Headers(), NOW, NOW);
  watch.compare(new Headers({ date: 'today' }), NOW, NOW);
  expect(lines).toHaveLength(2);
});

it('does not take a slow answer for a wrong clock', () => {
  const lines: string[] = [];
  const watch = new ClockWatch((_, line) => lines.push(line));
  watch.compare(new Headers({ date: new Date(NOW + 80_000).toUTCString() }), NOW, NOW + 90_000);
  watch.compare(new Headers({ date: new Date(NOW + 1_000).toUTCString() }), NOW, NOW + 90_000);
  expect(lines).toEqual([]);
});
