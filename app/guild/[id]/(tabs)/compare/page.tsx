import { comparisonPage } from '#app/comparison-page.tsx';
import { GUILD_RIVALS } from '#app/export/kinds/rivals.ts';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { compareGuilds } from '#lib/data/player/comparisons.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { describeComparedGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';
import { counted } from '#lib/format/number.ts';
import { type GuildComparison, guildPairs } from '#lib/game/overview/comparison.ts';
import { runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { RivalGuildCard } from '#components/feud/rival-guild-card.tsx';
import { Compared } from '#components/overview/compared.tsx';

interface Props {
  readonly comparison: GuildComparison;
  readonly list: ListAddress;
}

/** Two guilds side by side. */
function ComparedGuilds({ comparison, list }: Props) {
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

/** The most guilds that are suggested. */
const SUGGESTED = 8;

const page = comparisonPage({
  source: GUILD,
  exports: GUILD_RIVALS.comparison,
  what: 'guild',
  path: routes.guildComparison,
  board: routes.guildLeaderboard,
  whose: (guildId) => ({ guildId }),
  compare: compareGuilds,
  describe: describeComparedGuild,
  compared: (found, list) => <ComparedGuilds comparison={found} list={list} />,
  choices: (guilds, name, hrefOf) => (
    <GuildChoices title="Which guild is meant?" guilds={guilds} name={name} hrefOf={hrefOf} />
  ),
  foes: (id, { sample }, hrefOf) => {
    const fought = sample.guilds.flatMap(({ guild }) => (guild.id === id ? [] : [guild]));
    return (
      fought.length > 0 && (
        <GuildChoices title="Most fought guilds" guilds={fought.slice(0, SUGGESTED)} hrefOf={hrefOf} />
      )
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
