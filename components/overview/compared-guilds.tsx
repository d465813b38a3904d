import { plural, thousands } from '#lib/format/number.ts';
import { areAllied, type GuildComparison, guildPairs } from '#lib/game/overview/comparison.ts';
import { runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { FeudScore } from '../feud/feud-score.tsx';
import { RivalGuildCard } from '../feud/rival-guild-card.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { AlliedScore, SharedFights } from './shared-fights.tsx';

interface Props {
  readonly comparison: GuildComparison;
  readonly list: ListAddress;
}

/** Two guilds side by side: their numbers, the runs that both fought in, their kills on each other. */
export function ComparedGuilds({ comparison, list }: Props) {
  const { sides, kills, fights } = comparison;
  const [mine, theirs] = sides;
  const allied = areAllied(sides);
  return (
    <>
      <FeudScore
        near={<RivalGuildCard guild={mine} />}
        far={<RivalGuildCard guild={theirs} />}
        kills={allied ? null : kills}
      >
        {allied ? (
          <AlliedScore realm={realmOf(mine.realm)} fights={fights} />
        ) : (
          <LinkButton href={routes.guildFeud(mine.id, theirs.id)} className="mt-2">
            Open feud
          </LinkButton>
        )}
      </FeudScore>
      <SectionHeading>In numbers</SectionHeading>
      <ComparisonTable sides={sides} pairs={guildPairs(comparison)} />
      <p className="mt-3 text-muted">{sharedWords(comparison)}</p>
      <SharedFights fights={fights} allied={allied} list={list} />
    </>
  );
}

/** The runs that are among the newest of both. */
function sharedWords({ sides: [near, far], forms: [mine, theirs] }: GuildComparison): string {
  if (!mine && !theirs) return 'Neither ever fought in a scenario.';
  if (!mine || !theirs) return `${(mine ? far : near).name} never fought in a scenario.`;
  const others = new Set(theirs.runIds);
  const shared = mine.runIds.filter((id) => others.has(id)).length;
  const met =
    shared === 0 ? 'No scenario' : `${thousands(shared)} ${plural(shared, 'scenario', 'scenarios')}`;
  return `${met} with members of both, in ${runWords(mine)} of ${near.name} and ${runWords(theirs)} of ${far.name}.`;
}
