import { comparisonPage } from '#app/comparison-page.tsx';
import { GUILD_RIVALS } from '#app/export/kinds/rivals.ts';
import { ComparedGuilds } from '#components/overview/compared-guilds.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { compareGuilds } from '#lib/data/player/comparisons.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { describeComparedGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

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
