import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { Load } from '../ui/page/load.tsx';
import { ActiveMemberPlot } from './active-member-plot.tsx';
import { FoughtGuildList } from './fought-guild-list.tsx';
import { GuildFormPanel } from './guild-form-panel.tsx';
import { MemberSumTable } from './member-sum-table.tsx';
import { OverviewFrame, type OverviewParts } from './overview-frame.tsx';
import { ZoneList } from './zone-list.tsx';

interface Props extends OverviewParts<GuildForm> {
  readonly guild: GuildCardFragment;
}

/** Sums up a guild: each part is its own panel (rules.md: Overviews). */
export function GuildOverview({ guild, ...parts }: Props) {
  const { figures, form } = parts;
  return (
    <OverviewFrame
      {...parts}
      compare={routes.guildComparison(guild.id)}
      placeHref={(period) => placeHref(routes.guildLeaderboard, guild.id, period)}
    >
      <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
        <Load from={figures} label="members and guilds" rows={8}>
          {({ sample }) => (
            <>
              <MemberSumTable sample={sample} />
              <div className="grid gap-gap">
                <FoughtGuildList id={guild.id} sample={sample} />
                <ZoneList sample={sample} />
              </div>
              <ActiveMemberPlot sample={sample} />
            </>
          )}
        </Load>
        {form && (
          <Load from={form} label="scenarios" rows={5}>
            {(known) => known && <GuildFormPanel id={guild.id} form={known} />}
          </Load>
        )}
      </div>
    </OverviewFrame>
  );
}
