import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';

import { col, columnsOf } from '../export-columns.ts';

interface Character {
  readonly id: string;
  readonly name: string;
  readonly career: string;
}

interface Ranks {
  readonly level: number;
  readonly renownRank: number;
}

interface OfGuild {
  readonly guild?: { readonly id: string; readonly name: string } | null;
}

/** A character, for groupColumns. */
export const CHARACTER_COLUMNS = columnsOf<Character>(
  col('id', 'Id of {it}', ({ id }) => id),
  col('name', 'Name of {it}', ({ name }) => name),
  col('career', 'Career of {it} as the API calls it, such as BRIGHT_WIZARD', ({ career }) => career),
  col('careerName', 'Career of {it} in words', ({ career }) => career, careerLabel),
  col('realm', 'ORDER, DESTRUCTION or NEUTRAL, by the career of {it}', ({ career }) => career, realmOfCareer),
);

/** A player at the time of the row, for groupColumns. */
export const COMBATANT_COLUMNS = columnsOf<Ranks & OfGuild & { readonly character: Character }>(
  col('id', 'Id of {it}', ({ character }) => character.id),
  col('name', 'Name of {it}', ({ character }) => character.name),
  col(
    'career',
    'Career of {it} as the API calls it, such as BRIGHT_WIZARD',
    ({ character }) => character.career,
  ),
  col('careerName', 'Career of {it} in words', ({ character }) => character.career, careerLabel),
  col(
    'realm',
    'ORDER, DESTRUCTION or NEUTRAL, by the career of {it}',
    ({ character }) => character.career,
    realmOfCareer,
  ),
  col('level', 'Level of {it}', ({ level }) => level),
  col('renownRank', 'Renown rank of {it}', ({ renownRank }) => renownRank),
  col('guildId', 'Id of the guild of {it}', ({ guild }) => guild?.id),
  col('guildName', 'Name of the guild of {it}', ({ guild }) => guild?.name),
);

/** A character with ranks and guild, for groupColumns. */
export const CARD_COLUMNS = columnsOf<Character & Ranks & { readonly guildMembership: OfGuild | null }>(
  col('id', 'Id of {it}', ({ id }) => id),
  col('name', 'Name of {it}', ({ name }) => name),
  col('career', 'Career of {it} as the API calls it, such as BRIGHT_WIZARD', ({ career }) => career),
  col('careerName', 'Career of {it} in words', ({ career }) => career, careerLabel),
  col('realm', 'ORDER, DESTRUCTION or NEUTRAL, by the career of {it}', ({ career }) => career, realmOfCareer),
  col('level', 'Level of {it}', ({ level }) => level),
  col('renownRank', 'Renown rank of {it}', ({ renownRank }) => renownRank),
  col('guildId', 'Id of the guild of {it}', ({ guildMembership }) => guildMembership?.guild?.id),
  col('guildName', 'Name of the guild of {it}', ({ guildMembership }) => guildMembership?.guild?.name),
);
