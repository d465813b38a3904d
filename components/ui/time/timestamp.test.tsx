import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';

import { rendered } from '../../testing/rendered.ts';
import { DrawnTime, Duration, FactTime, Timestamp, WithTimes } from './timestamp.tsx';

type How = Omit<ComponentProps<typeof Timestamp>, 'at'>;

/** 20 November 2026, 12:46:52 UTC. */
const AT = 1_795_178_812;

it.each<[How, string, string, string]>([
  [{}, '20 November 2026, 12:46:52 UTC', 'sentence second', '20 November 2026, 12:46:52 UTC'],
  [{ precision: 'minute' }, '20 November 2026, 12:46 UTC', 'sentence minute', '20 November 2026, 12:46 UTC'],
  [{ variant: 'stacked' }, '12:46:52 20 Nov 2026 UTC', 'stacked second', '20 Nov 2026, 12:46:52 UTC'],
  [{ variant: 'day' }, '20 November 2026', 'day second', '20 November 2026, 12:46:52 UTC'],
  [{ variant: 'time' }, '12:46:52', 'time second', '20 November 2026, 12:46:52 UTC'],
  [{ variant: 'zone' }, 'UTC', 'zone second', '20 November 2026, 12:46:52 UTC'],
])('writes a moment as %j asks', async (how, words, format, title) => {
  const { text, html } = await rendered(<Timestamp at={AT} {...how} />);
  expect(text).toBe(words);
  expect(html).toContain(`dateTime="2026-11-20T12:46:52.000Z"`);
  expect(html).toContain(`title="${title}" data-format="${format}"`);
  expect(html.includes('<b>')).toBe(how.variant === 'stacked');
});

it('shows nothing for what is no time', async () => {
  expect((await rendered(<Timestamp at="soon" />)).html).toBe('');
});

it('begins a line of facts with a moment', async () => {
  expect((await rendered(<FactTime at={AT} precision="minute" />)).text).toBe(
    '20 November 2026, 12:46 UTC ·',
  );
});

it.each([
  [4_325_000, undefined, '1h 12m 5s 1 hour 12 minutes 5 seconds', 'PT1H12M5S'],
  [4_325_000, 'minute' as const, '1h 12m 1 hour 12 minutes', 'PT1H12M5S'],
  [0, undefined, '0s 0 seconds', 'PT0S'],
])(
  'shows a duration of %i in short for the eye, and in words for ears: %s',
  async (ms, precision, words, iso) => {
    const { text, html } = await rendered(<Duration ms={ms} precision={precision} />);
    expect(text).toBe(words);
    expect(html).toContain(`<time dateTime="${iso}"><span aria-hidden="true">`);
  },
);

it('says that a duration is not known', async () => {
  for (const ms of [-1, Number.NaN]) {
    expect((await rendered(<Duration ms={ms} />)).html).toBe('duration unknown');
  }
});

it('writes moments among words, and in a drawing', async () => {
  const { text, html } = await rendered(
    <WithTimes words={(time, zone) => `Ahead from ${time(AT)} on. Times are ${zone(AT)}.`} />,
  );
  expect(text).toBe('Ahead from 12:46 on. Times are UTC.');
  expect(html.match(/data-format="[^"]+"/g)).toEqual([
    'data-format="time minute"',
    'data-format="zone minute"',
  ]);
  const drawn = await rendered(
    <svg>
      <text>
        <DrawnTime at={AT} variant="time" /> <DrawnTime at={AT} variant="zone" />
        <DrawnTime at={Number.NaN} variant="time" />
      </text>
    </svg>,
  );
  expect(drawn.text).toBe('12:46 UTC');
  expect(drawn.html).toContain('data-at="2026-11-20T12:46:52.000Z" data-format="time minute"');
});
