import type { ReactNode } from 'react';

import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import type { ScoreKey } from '#lib/game/score-sort.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

/** What the entries of every kind of scoreboard have. */
export type Score = Omit<SkirmishScoreFragment, 'realm'>;

export interface ScoreCell<Entry> {
  readonly key: ScoreKey;
  readonly header: string;
  readonly className?: string;
  readonly cell: (entry: Entry) => ReactNode;
  /** What the best of a column is measured by; none where more is not better. */
  readonly measure?: (entry: Entry) => number;
}

const number = (key: 'deathBlows' | 'damage' | 'killDamage', header: string): ScoreCell<Score> => ({
  key,
  header,
  className: 'num',
  cell: (score) => thousands(score[key]),
  measure: (score) => score[key],
});

export const KILL_DAMAGE = number('killDamage', 'Kill Damage');

/** Who it is: badge, name and, where there is no room for a column of its own, the guild. */
export const PLAYER_COLUMNS: readonly ScoreCell<Score>[] = [
  {
    key: 'career',
    header: 'Career',
    className: 'career-column',
    cell: ({ character }) => <CareerBadge career={character.career} size={28} labelled />,
  },
  {
    key: 'name',
    header: 'Name',
    className: 'name-column',
    cell: ({ character, guild }) => (
      <div className="who">
        <div>
          <NavLink className="name" href={routes.character(character.id)}>
            {character.name}
          </NavLink>
          {guild && (
            <NavLink className="guild narrow-guild" href={routes.guild(guild.id)}>
              <Crest guild={guild} size={16} />
              <span>{guild.name}</span>
            </NavLink>
          )}
        </div>
      </div>
    ),
  },
  {
    key: 'guild',
    header: 'Guild',
    className: 'guild-column',
    cell: ({ guild }) =>
      guild && (
        <NavLink className="guild-tag" href={routes.guild(guild.id)}>
          <Crest guild={guild} size={22} />
          <span>{guild.name}</span>
        </NavLink>
      ),
  },
  {
    key: 'level',
    header: 'Rank',
    className: 'num rank-column',
    cell: ({ level, renownRank }) => (
      <>
        {level} <span className="text-muted">/ {renownRank}</span>
      </>
    ),
  },
];

/** What was done, in the order of facts 1.8, with what is behind each number. */
export const COMBAT_COLUMNS: readonly ScoreCell<Score>[] = [
  {
    key: 'kills',
    header: 'Kills',
    className: 'num',
    cell: ({ kills, killsSolo }) => <Tooltip lines={[`Solo Kills: ${killsSolo}`]}>{kills}</Tooltip>,
    measure: ({ kills }) => kills,
  },
  {
    key: 'deaths',
    header: 'Deaths',
    className: 'num',
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

export const SUPPORT_COLUMNS: readonly ScoreCell<Score>[] = [
  {
    key: 'healing',
    header: 'Healing',
    className: 'num',
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
    key: 'protection',
    header: 'Protection',
    className: 'num',
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
