import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { ActivitySpan } from '#lib/game/overview/activity.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import { routes } from '#lib/url/routes.ts';

import { Load } from '../ui/load.tsx';
import { ActiveMemberPlot } from './active-member-plot.tsx';
import { ActivityPlot } from './activity-plot.tsx';
import { FigureList } from './figure-list.tsx';
import { FoughtGuildList } from './fought-guild-list.tsx';
import { GuildFormPanel } from './guild-form-panel.tsx';
import { MemberSumTable } from './member-sum-table.tsx';
import { OverviewHead } from './overview-head.tsx';
import { ZoneList } from './zone-list.tsx';

interface Props {
  readonly guild: GuildCardFragment;
  readonly figures: Promise<Answer<Figures>>;
  /** Null where a filter narrows the page: these are of everything. */
  readonly activity: Promise<Answer<readonly ActivitySpan[]>> | null;
  readonly form: Promise<Answer<GuildForm | false>> | null;
  /** The choices of the page's filter in words. */
  readonly chosen: readonly string[];
  readonly now: Date;
}

/** Sums up a guild: each part is a panel of its own (rules.md: Overviews). */
export function GuildOverview({ guild, figures, activity, form, chosen, now }: Props) {
  return (
    <section aria-label="Overview" className="mb-gap grid gap-gap">
      <div>
        <OverviewHead chosen={chosen} compare={routes.guildComparison(guild.id)} />
        <Load from={figures} label="overview" rows={2}>
          {(known) => <FigureList figures={known} filtered={chosen.length > 0} />}
        </Load>
      </div>
      {activity && (
        <Load from={activity} label="activity" rows={5}>
          {(spans) => <ActivityPlot spans={spans} />}
        </Load>
      )}
      <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
        <Load from={figures} label="members and guilds" rows={8}>
          {({ sample }) => (
            <>
              <MemberSumTable sample={sample} />
              <div className="grid gap-gap">
                <FoughtGuildList id={guild.id} sample={sample} />
                <ZoneList sample={sample} now={now} />
              </div>
              <ActiveMemberPlot sample={sample} />
            </>
          )}
        </Load>
        {form && (
          <Load from={form} label="scenarios" rows={5}>
            {(known) => known && <GuildFormPanel form={known} />}
          </Load>
        )}
      </div>
    </section>
  );
}
