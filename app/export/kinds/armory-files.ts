import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { getArmory, getOtherArmory } from '#lib/data/player/armories.ts';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { getMissingPieces } from '#lib/data/player/missing-pieces.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import { ARMORY_EXPORTS } from '#lib/exports/kinds/armory-exports.ts';
import { ARMORY_FILTER } from '#lib/url/filter/armory-filter.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';

async function otherArmory(id: string, vs: string) {
  const { data, staleSince } = await getOtherArmory(id, vs);
  if (data.error) throw data.error;
  return { data: data.armory, staleSince };
}

async function missingFrom(id: string) {
  const { data, staleSince } = await getArmory(id);
  if (!data) return { data: null, staleSince };
  return mapAnswer(await getMissingPieces(data), ({ sets, sources }) => ({
    sets,
    sources: [...sources.values()],
  }));
}

/** Answers the addresses of these pages in other formats. */
export const ARMORY_FILES: readonly ExportRoute[] = [
  exportRoute(ARMORY_EXPORTS, {
    source: CHARACTER,
    path: (id) => routes.character(id, '/armory'),
    parts: (_, { id, query }) => {
      const { vs } = parseFilter(ARMORY_FILTER, query);
      return {
        armory: () => getArmory(id),
        other: async () => (vs === '' ? NO_ANSWER : otherArmory(id, vs)),
        missing: async () => (vs === '' ? missingFrom(id) : NO_ANSWER),
      };
    },
  }),
];
