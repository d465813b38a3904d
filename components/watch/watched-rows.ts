import type { WatchedKillFragment } from '#graphql/generated/documents.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import type { Watched, WatchedNews } from '#lib/game/players/watched.ts';
import { routes } from '#lib/url/routes.ts';

import { careerPicture, crestPicture } from '../search/row-pictures.ts';
import type { WatchedRow, WatchedRows } from './watched-row.ts';

/**
 * The rows of a watch list, with the times of the kills and deaths that each of them had a part in. Those of the future,
 * which a wrong clock leaves, would be new at each visit: they are left out.
 */
export function watchedRows({ watched, kills, hasMore }: WatchedNews): WatchedRows {
  const oldest = kills.at(-1);
  const past = kills.filter((kill) => secondsOf(kill) * 1000 <= Date.now());
  return {
    rows: watched.map((one) => ({ ...partsOf(one), ...timesOf(one, past) })),
    completeSince: hasMore && oldest ? secondsOf(oldest) : 0,
    newest: kills[0]?.id ?? null,
  };
}

function partsOf(one: Watched): Omit<WatchedRow, 'kills' | 'deaths'> {
  if ('character' in one) {
    const { id, name, career, level, renownRank, guildMembership } = one.character;
    const facts = [careerLabel(career), `Level ${level}`, `Renown rank ${renownRank}`];
    const detail = [...facts, guildMembership?.guild.name].filter(Boolean).join(' · ');
    return { id: one.id, href: routes.character(id), name, detail, picture: careerPicture(career) };
  }
  const { id, name, realm, level } = one.guild;
  const detail = `${realmOf(realm).label} · Level ${level}`;
  return { id: one.id, href: routes.guild(id), name, detail, picture: crestPicture(one.guild) };
}

interface KillSide {
  readonly character: { readonly id: string };
  readonly guild: { readonly id: string } | null;
}

function timesOf(one: Watched, kills: WatchedNews['kills']): Pick<WatchedRow, 'kills' | 'deaths'> {
  const isOne = (side: KillSide | null) =>
    'character' in one ? side?.character.id === one.character.id : side?.guild?.id === one.guild.id;
  return {
    kills: kills.filter((kill) => isOne(killerOf(kill))).map(secondsOf),
    deaths: kills.filter(({ victim }) => isOne(victim)).map(secondsOf),
  };
}

const secondsOf = ({ time }: WatchedKillFragment): number => time;
