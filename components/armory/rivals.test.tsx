import { expect, it } from 'vitest';

import { CharacterHitFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { ARMORY_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { CharacterChoices } from './character-choices.tsx';
import { RivalSuggestions } from './rival-suggestions.tsx';

const character = (id: string, name: string) =>
  sampleRecord(CharacterHitFragmentDoc, { id, name, career: 'SLAYER', level: 40 });

const list = listAddress(routes.character('1', '/armory'), {}, ARMORY_FILTER);
const nothing = { lastKiller: null, lastVictim: null, mates: [], list };

it('suggests whom to compare with', async () => {
  const { text, links } = await rendered(
    <RivalSuggestions
      list={list}
      lastKiller={character('7', 'Ulf')}
      lastVictim={character('8', '')}
      mates={[character('9', 'Olga'), character('10', 'Inga')]}
    />,
  );
  expect(text).toBe('Last killer: Ulf Last victim: Character #8 Guild mates: Olga Inga');
  expect(links.map(({ href }) => href)).toEqual(
    ['7', '8', '9', '10'].map((id) => `/character/1/armory?vs=${id}`),
  );
});

it.each([
  [{}, ''],
  [{ lastKiller: character('7', 'Ulf') }, 'Last killer: Ulf'],
  [{ lastVictim: character('7', 'Ulf') }, 'Last victim: Ulf'],
  [{ mates: [character('7', 'Ulf')] }, 'Guild mates: Ulf'],
])('leaves out what there is not: %#', async (some, text) => {
  const shown = await rendered(<RivalSuggestions {...nothing} {...some} />);
  expect(shown.text).toBe(text);
  expect(shown.html === '').toBe(text === '');
});

it('tells characters with a name apart, and leads to a search for the rest of them', async () => {
  const many = Array.from({ length: 13 }, (_, index) => character(`${index}`, `Ulf${index}`));
  const choices = [{ ...character('20', 'Ulf'), guildMembership: null }, ...many];
  const { text, links } = await rendered(
    <CharacterChoices choices={choices} name="Ulf" hrefOf={(id) => routes.character(id)} />,
  );
  expect(text).toMatch(/^Who is meant\? Ulf ?Slayer, level 40 Ulf0 ?Slayer, level 40, name/);
  expect(links).toHaveLength(13);
  expect(links.at(-1)).toEqual({ text: 'and 2 more characters', href: '/search/Ulf' });
});
