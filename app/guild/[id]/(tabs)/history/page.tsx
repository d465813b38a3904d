import { GUILD_HISTORY_EXPORTS } from '#app/export/kinds/histories.ts';
import { FighterPlot } from '#components/career/fighter-plot.tsx';
import { MONTHS, MoveList } from '#components/history/history-tables.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { RecordNote } from '#components/ui/page/record-note.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { getGuildHistory } from '#lib/data/player/histories.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { HISTORY_RULE, plottedMonths } from '#lib/game/history/history-words.ts';
import { describeGuildHistory } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/history'),
  exports: GUILD_HISTORY_EXPORTS,
  describe: describeGuildHistory,
  early: ({ id, list }) => ({ history: getGuildHistory(id, list) }),
  content: ({ list, panels: { history } }) => (
    <>
      <Load from={history} label="history" rows={24}>
        {({ months, moves }) => (
          <>
            <FighterPlot title="Members over time" table={MONTHS} {...plottedMonths(months, new Date())} />
            <SectionHeading>Who came and left</SectionHeading>
            {moves && <MoveList page={moves} list={list} />}
          </>
        )}
      </Load>
      <p className="mt-3 max-w-prose text-sm text-muted">{HISTORY_RULE}</p>
      <RecordNote />
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/guild/[id]/history', page.generateMetadata);
export default whereOffered('/guild/[id]/history', page.Page);
