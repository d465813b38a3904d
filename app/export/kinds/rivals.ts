import * as documents from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, NO_ANSWER, type RecordSource } from '#lib/api/answer.ts';
import { type Compared, compareGuilds, comparePlayers } from '#lib/data/player/comparisons.ts';
import { type Feud, GUILD_FEUD, PLAYER_FEUD, type Rivals } from '#lib/data/war/feuds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { withAttackers, listGuildFeudKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { COMPARED_FIGURE_COLUMNS } from '#lib/exports/columns/overview-columns.ts';
import { withParam } from '#lib/exports/export-table.ts';
import { killEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { feudOf } from '#lib/exports/shapes/battle-shapes.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable, shortMoment } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { areAllied, type Comparison, guildPairs, playerPairs } from '#lib/game/overview/comparison.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import { previewOfGuildFeud, previewOfPlayerFeud } from '#lib/preview/kinds/preview-of-fighter.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { fighterExports, type FighterKind, GUILDS, PLAYERS } from './fighter-kinds.ts';

type Sides = Parameters<typeof areAllied>[0];

/** The feuds and comparisons of players, or of guilds. */
interface RivalKind<Side, Found extends Comparison<Side, unknown>> {
  readonly label: string;
  readonly feud: RecordSource<Rivals, Rivals, Feud<Side>>;
  readonly kills: typeof listPlayerFeudKills;
  readonly compare: (
    id: string,
    list: ListAddress<typeof COMPARISON_FILTER>,
    now: Date,
    size?: number,
  ) => Promise<Answer<Compared<Found, unknown>>>;
  readonly pairs: (found: Found) => readonly FigurePair[];
  readonly preview: (feud: Feud<Side>) => Preview;
}

/** The comparison, if there is one, with all attackers of the kills on each other. */
async function withAllAttackers<Found extends { readonly fights: documents.KillPageFragment | null }>({
  data: { comparison },
  provenance,
}: Answer<Compared<Found, unknown>>): Promise<Answer<Found | null>> {
  const fights = await withAttackers(Promise.resolve({ data: comparison?.fights ?? null, provenance }));
  return joinAnswers([fights], comparison && { ...comparison, fights: fights.data });
}

/** The feud of two and their comparison; without another one in its address, the comparison has no rows. */
function rivalExports<
  Side extends Sides[0] & { readonly id: string; readonly name: string },
  Found extends Comparison<Side, unknown>,
>(side: FighterKind<Side>, kind: RivalKind<Side, Found>) {
  const { noun } = side;
  const options = { needs: withParam(COMPARISON_FILTER.fields.vs.param) };
  return {
    feud: pageExports(`/${noun}/{id}/feud/{rivalId}`, `The feud of two ${noun}s`, {
      source: kind.feud,
      record: feudOf(side.record),
      parts: (part) => ({
        kills: part(({ id, list, size }) => withAttackers(kind.kills(id, list, size))).json(
          nullable(documents.KillPageFragmentDoc),
        ),
      }),
      tables: (table) => ({ kills: table(kind.label, ({ part }) => part('kills'), KILL_COLUMNS) }),
      feed: {
        label: 'Kills of the feud',
        title: ({ record }) => feudName(record),
        entries: ({ part }) => newestEntries(killEntry, part('kills')),
      },
      text: async ({ record, part }) => {
        const listed = (await part('kills'))?.nodes ?? [];
        const [near, far] = record.kills;
        const total = near + far;
        const some =
          listed.length < total ? `${thousands(listed.length)} of ${thousands(total)} kills` : 'Kills';
        return {
          title: `${feudName(record)}: ${thousands(near)} to ${thousands(far)}`,
          facts:
            total === 0 ? 'No kills on each other' : `${some} on each other, the latest first, times in UTC`,
          ...blockTable(listed, [
            ['Time', ({ time }) => shortMoment(time)],
            ['Killer', (kill) => killerOf(kill)?.character.name ?? ''],
            ['Victim', ({ victim }) => victim.character.name],
            ['Place', (kill) => killLocation(kill).name],
          ]),
        };
      },
      preview: ({ record }) => kind.preview(record),
    }),
    comparison: fighterExports(side, '/compare', `The comparison of two ${noun}s`, {
      filter: COMPARISON_FILTER,
      parts: (part) => ({
        comparison: part(async ({ id, list, size }) =>
          list.values.vs === ''
            ? NO_ANSWER
            : withAllAttackers(await kind.compare(id, list, new Date(), size)),
        ),
      }),
      tables: (table) => ({
        compared: table(
          'Compared',
          async ({ part }) => {
            const found = await part('comparison');
            return found && kind.pairs(found);
          },
          COMPARED_FIGURE_COLUMNS,
          options,
        ),
        fights: table(
          'Shared fights',
          async ({ part }) => (await part('comparison'))?.fights,
          KILL_COLUMNS,
          options,
        ),
      }),
      preview: async ({ record, part, read }) => {
        const found = await part('comparison');
        if (!found || areAllied(found.sides))
          return side.preview(record, await read(getFighterTotals(side.whose(record.id))));
        const { sides, kills, fights } = found;
        return kind.preview({ sides, kills, lastMet: fights?.nodes?.[0]?.time ?? null });
      },
    }),
  };
}

export const PLAYER_RIVALS = rivalExports(PLAYERS, {
  label: 'Player feud',
  feud: PLAYER_FEUD,
  kills: listPlayerFeudKills,
  compare: comparePlayers,
  pairs: playerPairs,
  preview: previewOfPlayerFeud,
});

export const GUILD_RIVALS = rivalExports(GUILDS, {
  label: 'Guild feud',
  feud: GUILD_FEUD,
  kills: listGuildFeudKills,
  compare: compareGuilds,
  pairs: guildPairs,
  preview: previewOfGuildFeud,
});

export const FEUD_KINDS = [PLAYER_RIVALS.feud, GUILD_RIVALS.feud];
export const COMPARISON_KINDS = [PLAYER_RIVALS.comparison, GUILD_RIVALS.comparison];
