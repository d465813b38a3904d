import { expect, it } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { NightCard } from './night-card.tsx';

const EVENING = Date.parse('2026-09-22T12:00:00Z') / 1000;
const NEWEST = [{ at: EVENING + 90, text: 'Ekrund: won 500 to 3', href: routes.scenario('9') }];
const NIGHT = { evening: EVENING, kills: 7, deaths: 1, battles: 2, runs: 3, wins: 2, newest: NEWEST };
const QUERY = 'from=2026-09-22T12%3A00&to=2026-09-23T12%3A00';

it('sums up the last night with links to its parts, and ways to share it', async () => {
  const { text, links } = await rendered(<NightCard id="7" night={NIGHT} />);
  expect(text).toMatch(
    /^Last night: 7 kills, 1 death 2 battles 3 scenarios \(2 won\) 22 September 2026, noon to noon UTC Ekrund: won 500 to 3/,
  );
  expect(links).toEqual(
    expect.arrayContaining([
      { text: '7 kills, 1 death', href: `/character/7?${QUERY}` },
      { text: '2 battles', href: `/character/7/battles?${QUERY}` },
      { text: 'Page of the night', href: `/character/7?${QUERY}` },
      { text: 'Picture', href: `/character/7.jpg?${QUERY}` },
    ]),
  );
});

it('calls a night that the address names so, without what is newest', async () => {
  const { text } = await rendered(<NightCard id="7" night={NIGHT} isChosen />);
  expect(text).toMatch(/^That night: 7 kills/);
  expect(text).not.toContain('Ekrund');
});

it('names the day of the newest fight where there was none last night, with nothing to share', async () => {
  const quiet = { ...NIGHT, kills: 0, deaths: 0, battles: null, runs: 0, wins: 0 };
  const { text, links } = await rendered(<NightCard id="7" night={quiet} />);
  expect(text).toMatch(/^Latest fights: 22 September 2026 Ekrund/);
  expect(links.map((link) => link.text)).not.toContain('Picture');
  expect((await rendered(<NightCard id="7" night={quiet} isChosen />)).text).toBe('');
  expect((await rendered(<NightCard id="7" night={{ ...quiet, newest: [] }} />)).text).toBe('');
});
