import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { pinnedStanding } from '#lib/game/battles/pinned-standing.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../testing/rendered.ts';
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

it('asks about a dozen of those who are meant, and counts the others', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ id: `${at}`, name: `Ulf${at}`, career: 'SLAYER' }));
  const list = listAddress(routes.scenario('a'), { pin: 'ulf', after: 'MQ==', sort: 'kills' });
  const tools = (choices: typeof many) =>
    rendered(<ScoreboardTools list={list} players={PLAYERS} standing={null} choices={choices} />);
  expect((await tools(many)).text).toMatch(/Who is meant\? Ulf0, Ulf1, .*, Ulf11, and 3 more$/);
  expect((await tools(many.slice(0, 12))).text).toMatch(/, Ulf11$/);
  expect((await tools([])).text).not.toContain('Who is meant');
  const few = await tools(many.slice(0, 2));
  expect(few.text).toMatch(/Who is meant\? Ulf0, Ulf1$/);
  expect(few.links.at(-1)).toEqual({ text: 'Ulf1', href: '/scenario/a?pin=1&sort=kills#pinned' });
});

it('leads to a marked player who is on another page', async () => {
  const list = listAddress(routes.scenario('a'), { pin: '9', after: 'MQ==' });
  const place = { rank: 2, measure: 'damage', value: 7 };
  const standing = { id: '9', name: 'Kordak', players: 60, place };
  const { text, links } = await rendered(
    <ScoreboardTools list={list} players={PLAYERS} standing={standing} choices={[]} />,
  );
  expect(text).toMatch(/Kordak, 2nd in damage, not on this page\. Show the row$/);
  expect(links.at(-1)).toEqual({ text: 'Show the row', href: '/scenario/a?pin=9#pinned' });
});

it('marks the grouping that is shown', async () => {
  const current = async (query: Record<string, string>) => {
    const list = listAddress(routes.scenario('a'), query, GROUPING);
    const { html } = await rendered(
      <ScoreboardTools list={list} players={PLAYERS} standing={null} choices={[]} />,
    );
    return [...html.matchAll(/aria-current="true"[^>]*>([^<]*)/g)].map(([, label]) => label);
  };
  expect(await current({})).toEqual(['All']);
  expect(await current({ group: 'role' })).toEqual(['By role']);
});
