import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { TopFeud } from '#lib/game/boards/board.ts';

import { TopFeuds } from './top-feuds.tsx';

const player = (
  id: string,
  name: string,
  career: CharacterCardFragment['career'],
): CharacterCardFragment => ({
  id,
  name,
  career,
  level: 40,
  renownRank: 80,
  guildMembership: null,
});

const feud: TopFeud = {
  place: 1,
  sharedBy: 1,
  sides: [player('3', 'Alith', 'SHADOW_WARRIOR'), player('9', 'Malus', 'BLACK_GUARD')],
  kills: [12, 1_005],
};

const texts = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

it('sets the kills of Order before those of Destruction, and leads to the feud of the two', () => {
  const html = renderToStaticMarkup(<TopFeuds feuds={[feud]} />);
  expect(html).toContain('/character/3/feud/9');
  expect(html).toContain('Feud of Alith and Malus');
  expect(texts(html)).toMatch(/Alith.* 12 : to 1,005 .*Malus/);
});

it('says so where no two players have killed each other', () => {
  expect(texts(renderToStaticMarkup(<TopFeuds feuds={[]} />))).toBe(' Feuds No kills in the period. ');
});
