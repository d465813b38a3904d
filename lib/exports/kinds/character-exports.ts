import { type CharacterCardFragment, CharacterCardFragmentDoc } from '#graphql/generated/documents.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import { previewOfCharacter } from '#lib/preview/kinds/preview-of-character.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { fighterBattles } from './fighter-battles.ts';
import { KILL_LISTS, type KillListParts } from './fighter-lists.ts';

interface Totals {
  totals: KillTotals;
}

/** The pages of a character share its picture. */
const preview = async ({ record, part }: Asked<CharacterCardFragment, Totals>) =>
  previewOfCharacter(record, await part('totals'));

const CARD = fragment(CharacterCardFragmentDoc);

export const CHARACTER_EXPORTS: PageExports<CharacterCardFragment, KillListParts & Totals> = {
  ...KILL_LISTS,
  address: '/character/{id}',
  title: 'A character',
  record: CARD,
  describe: ({ record }) => describeCharacter(record),
  preview,
};

export const { scenarios: CHARACTER_SCENARIOS_EXPORTS, skirmishes: CHARACTER_SKIRMISHES_EXPORTS } =
  fighterBattles({
    noun: 'character',
    record: CARD,
    describe: describeCharacter,
    preview,
  });
