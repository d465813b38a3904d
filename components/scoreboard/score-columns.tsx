import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import type { ScoreKey } from '#lib/game/battles/score-sort.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import { GuildTag } from '../guild/guild-tag.tsx';
import type { Column } from '../ui/column.ts';
import { MediaObject } from '../ui/media-object.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';

/** What the entries of every kind of scoreboard have. */
export type Score = Omit<SkirmishScoreFragment, 'realm'>;

export type ScoreColumn<Entry> = Column<Entry, ScoreKey>;

const number = (sortKey: 'deathBlows' | 'damage' | 'killDamage', header: string): ScoreColumn<Score> => ({
  sortKey,
  header,
  align: 'end',
  cell: (score) => thousands(score[sortKey]),
  measure: (score) => score[sortKey],
});

export const KILL_DAMAGE = number('killDamage', 'Kill Damage');

/** Who it is: badge, name and, where there is no room for a column of its own, the guild. */
export const PLAYER_COLUMNS: readonly ScoreColumn<Score>[] = [
  {
    sortKey: 'career',
    header: 'Career',
    width: 'w-[60px]',
    pinned: true,
    cell: ({ character }) => <CareerBadge career={character.career} size={28} labelled />,
  },
  {
    sortKey: 'name',
    header: 'Name',
    pinned: true,
    cell: ({ character, guild }) => (
      <MediaObject
        name={character.name}
        href={routes.character(character.id)}
        detail={guildDetail(guild)}
        nameClass="max-w-[150px] narrow:max-w-28"
        detailClass="hidden max-w-28 narrow:flex"
      />
    ),
  },
  {
    sortKey: 'guild',
    header: 'Guild',
    narrow: 'hidden',
    cell: ({ guild }) => guild && <GuildTag guild={guild} size={22} />,
  },
  {
    sortKey: 'level',
    header: 'Rank',
    align: 'end',
    narrow: 'hidden',
    cell: ({ level, renownRank }) => (
      <>
        {level} <span className="text-muted">/ {renownRank}</span>
      </>
    ),
  },
];

/** What was done, column by column, with what is behind each number (rules.md: Scoreboards). */
export const COMBAT_COLUMNS: readonly ScoreColumn<Score>[] = [
  {
    sortKey: 'kills',
    header: 'Kills',
    align: 'end',
    cell: ({ kills, killsSolo }) => <Tooltip lines={[`Solo Kills: ${killsSolo}`]}>{kills}</Tooltip>,
    measure: ({ kills }) => kills,
  },
  {
    sortKey: 'deaths',
    header: 'Deaths',
    align: 'end',
    cell: ({ deaths, damageReceived, healingReceived, protectionReceived }) => (
      <Tooltip
        lines={[
          `Damage Received: ${thousands(damageReceived)}`,
          `Healing Received: ${thousands(healingReceived)}`,
          `Protection Received: ${thousands(protectionReceived)}`,
        ]}
      >
        {deaths}
      </Tooltip>
    ),
  },
  number('deathBlows', 'DBs'),
  number('damage', 'Damage'),
];

export const SUPPORT_COLUMNS: readonly ScoreColumn<Score>[] = [
  {
    sortKey: 'healing',
    header: 'Healing',
    align: 'end',
    cell: ({ healing, healingSelf, healingOthers, resurrectionsDone }) => (
      <Tooltip
        lines={[
          `Healing of Self: ${thousands(healingSelf)}`,
          `Healing of Others: ${thousands(healingOthers)}`,
          `Resurrections Done: ${resurrectionsDone}`,
        ]}
      >
        {thousands(healing)}
      </Tooltip>
    ),
    measure: ({ healing }) => healing,
  },
  {
    sortKey: 'protection',
    header: 'Protection',
    align: 'end',
    cell: ({ protection, protectionSelf, protectionOthers }) => (
      <Tooltip
        lines={[
          `Protection of Self: ${thousands(protectionSelf)}`,
          `Protection of Others: ${thousands(protectionOthers)}`,
        ]}
      >
        {thousands(protection)}
      </Tooltip>
    ),
    measure: ({ protection }) => protection,
  },
];
