import { plain } from '#lib/format/number.ts';
import { SCORE_MEANINGS, scoreHeader } from '#lib/game/battles/score-meanings.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import { GuildTag } from '../guild/guild-tag.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Score, ScoreColumn } from './score-column.tsx';

/** The columns of a player: badge, name and, where there is no room for its own column, the guild. */
export const PLAYER_COLUMNS: readonly ScoreColumn<Score>[] = [
  {
    sortKey: 'career',
    header: scoreHeader('career'),
    meaning: SCORE_MEANINGS.career.meaning,
    width: 'w-[60px]',
    pinned: true,
    cell: ({ character }) => <CareerBadge career={character.career} size={28} labelled />,
    value: ({ character }) => careerLabel(character.career),
  },
  {
    sortKey: 'name',
    header: scoreHeader('name'),
    names: true,
    meaning: SCORE_MEANINGS.name.meaning,
    pinned: true,
    cell: ({ character, guild }) => (
      <MediaObject
        name={character.name}
        href={routes.character(character.id)}
        detail={guildDetail(guild)}
        nameClass="narrow:max-w-28 narrow:whitespace-normal"
        detailClass="hidden max-w-28 narrow:flex narrow:whitespace-normal"
      />
    ),
    value: ({ character }) => character.name,
  },
  {
    sortKey: 'guild',
    header: scoreHeader('guild'),
    meaning: SCORE_MEANINGS.guild.meaning,
    narrow: 'hidden',
    cell: ({ guild }) => guild && <GuildTag guild={guild} size={22} />,
    value: ({ guild }) => guild?.name ?? null,
  },
  {
    sortKey: 'level',
    header: scoreHeader('level'),
    meaning: SCORE_MEANINGS.level.meaning,
    align: 'end',
    narrow: 'hidden',
    cell: ({ level, renownRank }) => (
      <>
        {plain(level)} <span className="text-muted">/ {plain(renownRank)}</span>
      </>
    ),
    value: ({ level }) => level,
  },
];
