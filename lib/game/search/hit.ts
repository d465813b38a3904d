import type { HitPageFragment } from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';

import { creatureLabel, creatureTitle } from '../creatures/creature-label.ts';
import { itemName } from '../items/item-labels.ts';
import { nameOrNumber } from '../name-or-number.ts';
import { chapterName } from '../quests/chapter-name.ts';
import { fillTokens, questName } from '../quests/quest-facts.ts';

/** A player, guild, item, place or whatever else a search has found. */
export type Hit = NonNullable<HitPageFragment['nodes']>[number];

/**
 * Returns the name of a hit, or its kind and number where it has none.
 * @example hitName({ __typename: 'Zone', id: '7', label: 'Praag' }) // 'Praag'
 */
export function hitName(hit: Hit): string {
  switch (hit.__typename) {
    // Names are tidied when answers arrive; labels are not.
    case 'Character':
    case 'Guild':
      return hit.name;
    case 'Item':
      return itemName(hit);
    case 'Quest':
      return questName(hit);
    case 'Chapter':
      return chapterName({ id: hit.id, name: hit.label });
    default:
      return nameOrNumber(hitKind(hit), { id: hit.id, name: hit.label });
  }
}

/**
 * Returns what a hit is, in words.
 * @example hitKind({ __typename: 'AbilityInfo' }) // 'Ability'
 */
export function hitKind({ __typename: kind }: Pick<Hit, '__typename'>): string {
  return KINDS[kind] ?? kind;
}

/** Names of kinds that are not those of their types. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  AbilityInfo: 'Ability',
  GameObject: 'Game object',
  Instance: 'Dungeon',
  WarJournalEntry: 'Journal entry',
  WarJournalStoryline: 'Storyline',
};

/** Returns facts about a hit in words; '' for kinds without any. */
export function hitInfo(hit: Hit): string {
  switch (hit.__typename) {
    case 'Character':
      return `Level ${plain(hit.level)}, renown rank ${plain(hit.renownRank)}`;
    case 'Guild':
      return `Level ${plain(hit.level)}, ${memberWords(hit.members?.totalCount ?? 0)}`;
    case 'Item':
      return hit.description;
    case 'Quest':
      return fillTokens(hit.journalEntry ?? hit.offer ?? '');
    case 'Creature':
      return [creatureTitle(hit), creatureLabel(hit)].filter(Boolean).join(' · ');
    case 'Ability':
      return hit.effect ?? '';
    case 'WarJournalEntry':
      return hit.storyline.name;
    default:
      return '';
  }
}

const memberWords = (count: number): string => counted(count, 'member');
