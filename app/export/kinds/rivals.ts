import * as documents from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, NO_ANSWER, type RecordSource } from '#lib/api/answer.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { type Compared, compareGuilds, comparePlayers } from '#lib/data/player/comparisons.ts';
import { type Feud, GUILD_FEUD, PLAYER_FEUD, type Rivals } from '#lib/data/war/feuds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { withAttackers, listGuildFeudKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { COMPARED_FIGURE_COLUMNS } from '#lib/exports/columns/overview-columns.ts';
import { killEntries } from '#lib/exports/feeds/kill-feed.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { feudOf } from '#lib/exports/shapes/battle-shapes.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable, type Shape } from '#lib/exports/shapes/shape.ts';
import { feudBlock } from '#lib/exports/text/battle-blocks.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { areAllied, type Comparison, guildPairs, playerPairs } from '#lib/game/overview/comparison.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { FighterTotals } from '#lib/game/overview/figures.ts';
import {
  previewOfCharacter,
  previewOfGuild,
  previewOfGuildFeud,
  previewOfPlayerFeud,
} from '#lib/preview/kinds/preview-of-fighter.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

type Sides = Parameters<typeof areAllied>[0];

/** Two of a kind, players or guilds, against each other. */
interface RivalKind<Side extends Sides[0], Found extends Comparison<Side, unknown>> {
  readonly noun: 'character' | 'guild';
  readonly label: string;
  readonly side: RecordSource<{ id: string }, string, Side>;
  readonly card: Shape<Side>;
  readonly whose: (id: string) => Fighter;
  readonly feud: RecordSource<Rivals, Rivals, Feud<Side>>;
  readonly kills: typeof listPlayerFeudKills;
  readonly compare: (
    id: string,
    list: ListAddress<typeof COMPARISON_FILTER>,
    now: Date,
    size?: number,
  ) => Promise<Answer<Compared<Found, unknown>>>;
  readonly pairs: (found: Found) => readonly FigurePair[];
  readonly feudPreview: (feud: Feud<Side>) => Preview;
  readonly sidePreview: (side: Side, totals: FighterTotals) => Preview;
}

/** The comparison, if there is one, with all attackers of the kills on each other. */
async function withAllAttackers<Found extends { readonly fights: documents.KillPageFragment | null }>({
  data: { comparison },
  staleSince,
}: Answer<Compared<Found, unknown>>): Promise<Answer<Found | null>> {
  const fights = await withAttackers(Promise.resolve({ data: comparison?.fights ?? null, staleSince }));
  return joinAnswers([fights], comparison && { ...comparison, fights: fights.data });
}

/** The feud of two and their comparison; without another one in its address, the comparison has no rows. */
function rivalExports<
  Side extends Sides[0] & { readonly name: string },
  Found extends Comparison<Side, unknown>,
>(kind: RivalKind<Side, Found>) {
  const { noun } = kind;
  const needs = COMPARISON_FILTER.fields.vs.param;
  return {
    feud: pageExports(`/${noun}/{id}/feud/{rivalId}`, `The feud of two ${noun}s`, {
      source: kind.feud,
      record: feudOf(kind.card),
      load: (_, { id, list, size }) => ({ kills: () => withAttackers(kind.kills(id, list, size)) }),
      parts: { kills: nullable(fragment(documents.KillPageFragmentDoc)) },
      tables: (table) => ({ kills: table(kind.label, KILL_COLUMNS, 'kills') }),
      feed: {
        label: 'Kills of the feud',
        title: ({ record }) => feudName(record),
        entries: async ({ part }) => killEntries(await part('kills')),
      },
      text: async ({ record, part }) => feudBlock(record, (await part('kills'))?.nodes ?? []),
      preview: ({ record }) => kind.feudPreview(record),
    }),
    comparison: pageExports(`/${noun}/{id}/compare`, `The comparison of two ${noun}s`, {
      filter: COMPARISON_FILTER,
      source: kind.side,
      record: kind.card,
      load: (_, { id, list, size }) => ({
        comparison: async () =>
          list.values.vs === ''
            ? NO_ANSWER
            : withAllAttackers(await kind.compare(id, list, new Date(), size)),
        totals: () => getFighterTotals(kind.whose(id)),
      }),
      tables: (table) => ({
        compared: table(
          'Compared',
          COMPARED_FIGURE_COLUMNS,
          async ({ part }) => {
            const found = await part('comparison');
            return found && kind.pairs(found);
          },
          { needs },
        ),
        fights: table(
          'Shared fights',
          KILL_COLUMNS,
          async ({ part }) => (await part('comparison'))?.fights ?? null,
          { needs },
        ),
      }),
      preview: async ({ record, part }) => {
        const found = await part('comparison');
        if (!found || areAllied(found.sides)) return kind.sidePreview(record, await part('totals'));
        const { sides, kills, fights } = found;
        return kind.feudPreview({ sides, kills, lastMet: fights?.nodes?.[0]?.time ?? null });
      },
    }),
  };
}

export const PLAYER_RIVALS = rivalExports({
  noun: 'character',
  label: 'Player feud',
  side: CHARACTER,
  card: fragment(documents.CharacterCardFragmentDoc),
  whose: (characterId) => ({ characterId }),
  feud: PLAYER_FEUD,
  kills: listPlayerFeudKills,
  compare: comparePlayers,
  pairs: playerPairs,
  feudPreview: previewOfPlayerFeud,
  sidePreview: previewOfCharacter,
});

export const GUILD_RIVALS = rivalExports({
  noun: 'guild',
  label: 'Guild feud',
  side: GUILD,
  card: fragment(documents.GuildCardFragmentDoc),
  whose: (guildId) => ({ guildId }),
  feud: GUILD_FEUD,
  kills: listGuildFeudKills,
  compare: compareGuilds,
  pairs: guildPairs,
  feudPreview: previewOfGuildFeud,
  sidePreview: previewOfGuild,
});

export const FEUD_KINDS = [PLAYER_RIVALS.feud, GUILD_RIVALS.feud];
export const COMPARISON_KINDS = [PLAYER_RIVALS.comparison, GUILD_RIVALS.comparison];
