import type { KillPageFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers } from '#lib/api/answer.ts';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { type Compared, compareGuilds, comparePlayers } from '#lib/data/player/comparisons.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import {
  GUILD_COMPARISON_EXPORTS,
  PLAYER_COMPARISON_EXPORTS,
} from '#lib/exports/kinds/comparison-exports.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const NOTHING = { data: null, staleSince: null };

/** The comparison, if there is one, with all attackers of the kills on each other. */
async function withAllAttackers<Found extends { readonly fights: KillPageFragment | null }>({
  data: { comparison },
  staleSince,
}: Answer<Compared<Found, unknown>>): Promise<Answer<Found | null>> {
  const fights = await withAttackers(Promise.resolve({ data: comparison?.fights ?? null, staleSince }));
  return joinAnswers([fights], comparison && { ...comparison, fights: fights.data });
}

/** Answers the addresses of these pages in other formats. */
export const COMPARISON_FILES: readonly ExportRoute[] = [
  exportRoute(PLAYER_COMPARISON_EXPORTS, {
    source: CHARACTER,
    path: (id) => routes.comparison(id),
    parts: (_, { id, query, size }) => {
      const list = listAddress(routes.comparison(id), query, COMPARISON_FILTER);
      return {
        comparison: async () =>
          list.values.vs === ''
            ? NOTHING
            : withAllAttackers(await comparePlayers(id, list, new Date(), size)),
        totals: () => getFighterTotals({ characterId: id }),
      };
    },
  }),
  exportRoute(GUILD_COMPARISON_EXPORTS, {
    source: GUILD,
    path: (id) => routes.guildComparison(id),
    parts: (_, { id, query, size }) => {
      const list = listAddress(routes.guildComparison(id), query, COMPARISON_FILTER);
      return {
        comparison: async () =>
          list.values.vs === '' ? NOTHING : withAllAttackers(await compareGuilds(id, list, new Date(), size)),
        totals: () => getFighterTotals({ guildId: id }),
      };
    },
  }),
];
