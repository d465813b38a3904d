import { type CharacterCardFragment, CharacterCardFragmentDoc } from '#graphql/generated/documents.ts';
import type { ScenarioForm } from '#lib/game/overview/scenario-form.ts';
import { type FighterTotals, overviewSums } from '#lib/game/overview/overview-sums.ts';
import { previewOfCharacter } from '#lib/preview/kinds/preview-of-character.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';

import type { Asked, PageExports } from '../page-exports.ts';
import { playerBlock } from '../text/overview-block.ts';
import { fragment } from '../shapes/fragment.ts';
import { fighterBattles } from './fighter-battles.ts';
import { KILL_LISTS, type KillListParts } from './fighter-lists.ts';
import { OVERVIEW_SHAPE, type FormParts, PLAYER_OVERVIEW_TABLES } from './overview-parts.ts';

interface Totals {
  totals: FighterTotals;
}

/** The pages of a character share its picture. */
const preview = async ({ record, part }: Asked<CharacterCardFragment, Totals>) =>
  previewOfCharacter(record, await part('totals'));

const CARD = fragment(CharacterCardFragmentDoc);

export const CHARACTER_EXPORTS: PageExports<CharacterCardFragment, KillListParts & FormParts<ScenarioForm>> =
  {
    ...KILL_LISTS,
    tables: { ...KILL_LISTS.tables, ...PLAYER_OVERVIEW_TABLES },
    parts: { ...KILL_LISTS.parts, overview: OVERVIEW_SHAPE },
    address: '/character/{id}',
    title: 'A character',
    record: CARD,
    text: async ({ record, query, part }) =>
      playerBlock(record, await part('figures'), filterWords(KILL_FILTER, query)),
    preview: async ({ record, part }) => previewOfCharacter(record, overviewSums(await part('whole'))),
  };

export const { scenarios: CHARACTER_SCENARIOS_EXPORTS, skirmishes: CHARACTER_SKIRMISHES_EXPORTS } =
  fighterBattles({
    noun: 'character',
    record: CARD,
    preview,
  });
