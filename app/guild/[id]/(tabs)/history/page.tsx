import { GUILD_HISTORY_EXPORTS } from '#app/export/kinds/histories.ts';
import { GuildMonths, MoveList } from '#components/history/guild-history.tsx';
import { HistoryRule } from '#components/history/history-rule.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { SectionHeading } from '#components/ui/page/section-heading.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { getGuildHistory, listGuildMoves } from '#lib/data/player/histories.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import { describeGuildHistory } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/history'),
  exports: GUILD_HISTORY_EXPORTS,
  describe: describeGuildHistory,
  early: ({ id, list }) => ({ months: getGuildHistory(id), moves: listGuildMoves(id, list) }),
  content: ({ list, panels: { months, moves } }) => (
    <>
      <Load from={months} label="months" rows={4}>
        {(found) => <GuildMonths months={found} now={new Date()} />}
      </Load>
      <SectionHeading>Who came and left</SectionHeading>
      <Load from={moves} label="moves">
        {(found) => <MoveList page={found} list={list} />}
      </Load>
      <HistoryRule />
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/guild/[id]/history', page.generateMetadata);
export default whereOffered('/guild/[id]/history', page.Page);
