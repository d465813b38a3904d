import { counted } from '#lib/format/number.ts';
import { type GuildComparison, guildPairs } from '#lib/game/overview/comparison.ts';
import { runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { RivalGuildCard } from '../feud/rival-guild-card.tsx';
import { Compared } from './compared.tsx';

interface Props {
  readonly comparison: GuildComparison;
  readonly list: ListAddress;
}

/** Two guilds side by side. */
export function ComparedGuilds({ comparison, list }: Props) {
  const [near, far] = comparison.sides;
  return (
    <Compared
      comparison={comparison}
      list={list}
      pairs={guildPairs(comparison)}
      words={sharedWords(comparison)}
      near={<RivalGuildCard guild={near} />}
      far={<RivalGuildCard guild={far} />}
      realm={realmOf(near.realm)}
      feud={routes.guildFeud(near.id, far.id)}
    />
  );
}

/** The runs that are among the newest of both. */
function sharedWords({ sides: [near, far], forms: [mine, theirs] }: GuildComparison): string {
  if (!mine && !theirs) return 'Neither ever fought in a scenario.';
  if (!mine || !theirs) return `${(mine ? far : near).name} never fought in a scenario.`;
  const others = new Set(theirs.runIds);
  const shared = mine.runIds.filter((id) => others.has(id)).length;
  const met = shared === 0 ? 'No scenario' : counted(shared, 'scenario');
  return `${met} with members of both, in ${runWords(mine)} of ${near.name} and ${runWords(theirs)} of ${far.name}.`;
}
