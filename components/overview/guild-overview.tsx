import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { GuildForm, GuildFormScenario } from '#lib/game/overview/guild-form.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { counted, percent, thousands } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import type { YearDay } from '#lib/game/overview/year.ts';
import { bothWords, type KillSample } from '#lib/game/overview/kill-sample.ts';

import { GuildYear } from './guild-year.tsx';
import { Load } from '../ui/page/load.tsx';
import { ActiveMemberPlot } from './active-member-plot.tsx';
import { MemberSumTable } from './member-sum-table.tsx';
import { OverviewFrame, type OverviewParts } from './overview-frame.tsx';
import { ZoneList } from './zone-list.tsx';
import { Crest } from '../guild/crest.tsx';
import { GuildDescription } from '../guild/guild-description.tsx';
import { FeudLink, TopList } from './top-list.tsx';
import type { Column } from '../ui/table/column.ts';
import { MoreLink } from '../ui/list/more-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { resultWords } from './result-words.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { BELOW_LISTS } from './lists-first.tsx';

/** Scenarios that are listed, at most. */
const ROWS = 6;

const columns: readonly Column<GuildFormScenario>[] = [
  { header: 'Scenario', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs) },
  {
    header: 'Won',
    align: 'end',
    cell: ({ wins, runs }) => `${thousands(wins)} (${percent(wins, runs, 0)}%)`,
  },
  { header: 'Lost', align: 'end', cell: ({ losses }) => thousands(losses) },
  { header: 'Drawn', align: 'end', narrow: 'hidden', cell: ({ draws }) => thousands(draws) },
];

interface GuildFormPanelProps {
  /** Id of the guild. */
  readonly id: string;
  readonly form: GuildForm;
}

/** The results of a guild: in all scenarios, and in each of the newest. */
export function GuildFormPanel({ id, form }: GuildFormPanelProps) {
  return (
    <Panel as="section" aria-label="Scenarios" className="min-w-0 overflow-hidden">
      <div className="px-5 pt-4 pb-2 narrow:px-3.5">
        <h3 className="text-lg">Scenarios</h3>
        <p className="mt-0.5 text-sm text-muted">{recordWords(form)}</p>
      </div>
      <Table
        caption="Results by scenario"
        columns={columns}
        rows={form.scenarios.slice(0, ROWS)}
        rowKey={({ id }) => id}
      />
      <div className="px-5 py-2 narrow:px-3.5">
        <MoreLink
          count={form.scenarios.length - ROWS}
          one="scenario"
          many="scenarios"
          href={routes.guild(id, '/scenarios')}
        />
      </div>
    </Panel>
  );
}

function recordWords(form: GuildForm): string {
  const { total, wins, runs } = form;
  const newest = runs < total ? `, in the last ${thousands(runs)}` : '';
  return (
    `${percent(wins, total, 0)}% won of ${counted(total, 'run')}: ` +
    `${resultWords(form, total)}. ` +
    `By scenario${newest}:`
  );
}

interface FoughtGuildListProps {
  /** Id of the guild. */
  readonly id: string;
  readonly sample: KillSample;
}

/** The guilds that a guild fights most, with the feuds. */
function FoughtGuildList({ id, sample }: FoughtGuildListProps) {
  return (
    <TopList
      title="Most fought guilds"
      about={`Kills and deaths, in ${bothWords(sample)}`}
      rows={sample.guilds
        .filter(({ guild }) => guild.id !== id)
        .map((fought) => ({
          key: fought.guild.id,
          image: <Crest guild={fought.guild} size={24} />,
          name: nameOrNumber('Guild', fought.guild),
          href: routes.guild(fought.guild.id),
          value: (
            <FeudLink href={routes.guildFeud(id, fought.guild.id)} rival={fought.guild.name}>
              {`${counted(fought.kills, 'kill')}, ${counted(fought.deaths, 'death')}`}
            </FeudLink>
          ),
        }))}
      empty="No other guild has been fought."
    />
  );
}

interface Props extends OverviewParts<GuildForm> {
  readonly guild: GuildCardFragment;
  /** Null where a filter narrows the page. */
  readonly year: Promise<Answer<readonly YearDay[] | false>> | null;
}

/** Sums up a guild: each part is its own panel (rules.md: Overviews). */
export function GuildOverview({ guild, year, ...parts }: Props) {
  const { figures, form } = parts;
  const description = guild.description?.trim();
  return (
    <>
      {description && (
        <section
          aria-label="Description"
          className={joinClasses(BELOW_LISTS, 'mb-gap narrow:mt-gap narrow:mb-0')}
        >
          <GuildDescription text={description} />
        </section>
      )}
      <OverviewFrame
        {...parts}
        compare={routes.guildComparison(guild.id)}
        placeHref={(period) => placeHref(routes.guildLeaderboard, guild.id, period)}
      >
        <Load from={year} label="a year of fights" rows={4}>
          {(days) => days && <GuildYear days={days} />}
        </Load>
        <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
          <Load from={figures} label="members and guilds" rows={8}>
            {({ sample }) => (
              <>
                <MemberSumTable sample={sample} />
                <div className="grid grid-cols-1 gap-gap">
                  <FoughtGuildList id={guild.id} sample={sample} />
                  <ZoneList sample={sample} />
                </div>
                <ActiveMemberPlot sample={sample} />
              </>
            )}
          </Load>
          <Load from={form} label="scenarios" rows={5}>
            {(known) => known && <GuildFormPanel id={guild.id} form={known} />}
          </Load>
        </div>
      </OverviewFrame>
    </>
  );
}
