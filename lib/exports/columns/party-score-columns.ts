import type { EncounterScoreFragment, InstanceScoreFragment } from '#graphql/generated/documents.ts';
import { type ScoreKey, sortScores } from '#lib/game/battles/score-sort.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { parseScoreSort } from '#lib/url/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { ExportColumn } from '../export-table.ts';

type PartyScore = InstanceScoreFragment | EncounterScoreFragment;

type AmountName = Exclude<keyof InstanceScoreFragment, 'character' | 'guild' | 'archetype' | '__typename'>;

const amount = (name: AmountName, about: string): ExportColumn<PartyScore> => ({
  name,
  about,
  value: (score) => score[name],
});

/** Somebody who was in a run or in a try at an encounter, with everything that a scoreboard says of them. */
export const PARTY_SCORE_COLUMNS: readonly ExportColumn<PartyScore>[] = [
  { name: 'characterId', about: 'Id of the character', value: ({ character }) => character.id },
  { name: 'characterName', about: 'Their name', value: ({ character }) => character.name },
  { name: 'career', about: 'Their career, as the API has it', value: ({ character }) => character.career },
  { name: 'guildId', about: 'Id of their guild of then', value: ({ guild }) => guild?.id ?? null },
  { name: 'guildName', about: 'Its name', value: ({ guild }) => guild?.name ?? null },
  amount('level', 'Level of then'),
  amount('renownRank', 'Renown rank of then'),
  { name: 'archetype', about: 'Archetype of then, as the API has it', value: ({ archetype }) => archetype },
  amount('itemRating', 'Item rating of then'),
  amount('deaths', 'How often they died'),
  amount('damage', 'Damage done'),
  amount('killDamage', 'Damage done to those who were killed'),
  amount('healing', 'Healing done'),
  amount('healingSelf', 'Of that, on themselves'),
  amount('healingOthers', 'Of that, on others'),
  amount('protection', 'Damage kept off'),
  amount('protectionSelf', 'Of that, off themselves'),
  amount('protectionOthers', 'Of that, off others'),
  amount('damageReceived', 'Damage received'),
  amount('healingReceived', 'Healing received'),
  amount('protectionReceived', 'Damage kept off them by others'),
  amount('resurrectionsDone', 'How often they resurrected somebody'),
];

/** What a scoreboard of a party is sorted by. */
const SORT_KEYS: readonly ScoreKey[] = [
  'career',
  'name',
  'guild',
  'level',
  'itemRating',
  'deaths',
  'damage',
  'healing',
  'protection',
];

/** Everybody, in the order that the address asks for (rules.md: Sorting scoreboards). */
export function partyScores(scores: readonly PartyScore[], query: SearchParams): readonly PartyScore[] {
  const rows = scores.map((score) => {
    const { character, guild, level, itemRating, deaths, damage, healing, protection } = score;
    const [career, { name }] = [careerLabel(character.career), character];
    const amounts = { level, itemRating, deaths, damage, healing, protection };
    return { score, values: { ...amounts, career, name, guild: guild?.name ?? null } };
  });
  return sortScores(rows, parseScoreSort(query, SORT_KEYS)).map(({ score }) => score);
}
