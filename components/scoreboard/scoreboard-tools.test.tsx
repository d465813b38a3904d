import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { pinnedStanding } from '#lib/game/battles/pinned-standing.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ScoreboardTools } from './scoreboard-tools.tsx';

const ULF = { id: '1', name: 'Ulf', career: 'ENGINEER' };
const NAMESAKE = { id: '2', name: 'Ulf', career: 'SLAYER' };
const ADA = { id: '3', name: 'Ada', career: 'ZEALOT' };
const PLAYERS = [ULF, NAMESAKE, ADA].map((character) => ({ character }));

const toolsFor = (pin: string, choices: readonly (typeof ULF)[] = []) =>
  renderToStaticMarkup(
    <ScoreboardTools
      list={listAddress(routes.scenario('a'), { pin })}
      players={PLAYERS}
      standing={pinnedStanding(PLAYERS, pin)}
      choices={choices}
    />,
  );

it('offers players by name, and namesakes by number and career', () => {
  const offers = [...toolsFor('').matchAll(/<option ([^>]*)>/g)].map(([, offer]) => offer);
  expect(offers).toEqual([
    'value="Ada"',
    'value="#1" label="Ulf (Engineer)"',
    'value="#2" label="Ulf (Slayer)"',
  ]);
});

it('shows who is marked so that the same one would be marked again', () => {
  expect(toolsFor('ada')).toContain('value="Ada"/>');
  expect(toolsFor('2')).toContain('value="#2"/>');
});

it('asks who is meant where a name means several', () => {
  const html = toolsFor('ulf', [ULF, NAMESAKE]);
  expect(html).toContain('Who is meant?');
  expect(html).toContain('href="/scenario/a?pin=2#pinned"');
  expect(html).not.toContain('No player');
});

it('says that no player has the name', () => {
  expect(toolsFor('Kordak')).toContain('No player on this scoreboard is called Kordak.');
  expect(toolsFor('4711')).not.toContain('No player');
});
