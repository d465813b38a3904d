import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { getBuildCosts } from '#lib/data/builds/build-costs.ts';
import { type BuildCosts, buildWords } from '#lib/game/costs/build-cost.ts';
import { BUILD_CAREER, getPlan } from '#lib/data/builds/build-plan.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import { getWornByBest } from '#lib/data/builds/worn-by-best.ts';
import { listUpgrades } from '#lib/data/builds/upgrades.ts';
import { listFittingItems } from '#lib/data/builds/fitting-items.ts';
import {
  BUILD_STAT_COLUMNS,
  COMPARED_STAT_COLUMNS,
  ERRAND_COLUMNS,
  FITTING_ITEM_COLUMNS,
  UPGRADE_COLUMNS,
  WORN_CHOICE_COLUMNS,
} from '#lib/exports/columns/build-columns.ts';
import { COMPARED_SLOT_COLUMNS } from '#lib/exports/columns/armory-columns.ts';
import { withParam } from '#lib/exports/export-table.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { BOOLEAN, INTEGER, list, NUMBER, object, optional, TEXT } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { gearPairs } from '#lib/game/builds/gear-pairs.ts';
import { wornSets } from '#lib/game/armory/worn-sets.ts';
import { partWords, statPairs, statText } from '#lib/game/costs/stat-words.ts';
import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { countTotal, characterBadge } from '#lib/preview/kinds/parts.ts';
import { pickedBuild, readBuildAddress } from '#lib/url/build/build-address.ts';
import { BUILD_FILTER } from '#lib/url/build/build-filter.ts';
import { weightsOf } from '#lib/url/filter/weight-fields.ts';

import { CAREER_RECORD } from './careers.ts';

const FIGURES = {
  stats: list(
    object({
      stat: TEXT,
      value: NUMBER,
      parts: list(object({ from: TEXT, value: NUMBER })),
    }),
  ),
  sets: list(object({ id: TEXT, have: INTEGER, need: INTEGER })),
  cost: list(object({ item: optional(TEXT), gold: optional(BOOLEAN), count: NUMBER })),
};

const COPPER_PER_GOLD = 10_000;

/** A build in figures: stats with their parts, worn sets, and what is left to pay. */
const figuresOf = ({ stats, gear }: PlannedBuild, { total }: BuildCosts) => ({
  stats: stats.map(({ stat, value, parts }) => ({ stat, value, parts })),
  sets: wornSets(gear).map(({ id, worn, pieces }) => ({ id, have: worn, need: pieces })),
  cost: [
    ...total.items.map(({ item, count }) => ({ item: item.id, count })),
    ...(total.copper > 0 ? [{ gold: true, count: total.copper / COPPER_PER_GOLD }] : []),
  ],
});

/** The line that names a build: "Kordak, Ironbreaker 40". */
const titleOf = ({ mine: { build }, owner }: BuildPlan): string =>
  `${owner ? `${owner.name}, ` : ''}${careerLabel(build.career)} ${build.level}`;

export const BUILD_EXPORTS = pageExports('/build/{career}', 'A build of a career', {
  filter: BUILD_FILTER,
  source: BUILD_CAREER,
  record: CAREER_RECORD,
  parts: (part) => ({
    plan: part(({ id, query }) => getPlan(readBuildAddress(id, query))),
    fitting: part(async ({ id, query }) => {
      const address = readBuildAddress(id, query);
      return listFittingItems(address, getPlan(address));
    }),
    worn: part(({ id, query }) => {
      const address = readBuildAddress(id, query);
      return getWornByBest(pickedBuild(address), address.pick?.slot);
    }),
    upgrades: part(async ({ id, query }) => {
      const address = readBuildAddress(id, query);
      const { data } = await getPlan(address);
      return listUpgrades(data.mine, weightsOf(address.list.values, id));
    }),
    costs: part(async ({ id, query }) => {
      const { data } = await getPlan(readBuildAddress(id, query));
      return getBuildCosts(data.mine, data.owner);
    }),
    theirCosts: part(async ({ id, query }) => {
      const { data } = await getPlan(readBuildAddress(id, query));
      return data.theirs
        ? mapAnswer(await getBuildCosts(data.theirs, data.owner), (costs) => ({ costs }))
        : NO_ANSWER;
    }),
  }),
  figures: {
    shape: object({
      ...FIGURES,
      worn: list(object({ slot: TEXT, item: TEXT, wearers: INTEGER, players: INTEGER })),
      b: optional(object(FIGURES)),
    }),
    read: async ({ part }) => {
      const [{ mine, theirs }, costs, other, { worn }] = await Promise.all([
        part('plan'),
        part('costs'),
        part('theirCosts'),
        part('worn'),
      ]);
      const choices = worn ? worn.choices : [];
      return {
        ...figuresOf(mine, costs),
        worn: choices.map(({ slots: [slot], item, wearers, players }) => ({
          slot,
          item: item.id,
          wearers,
          players,
        })),
        ...(theirs && other ? { b: figuresOf(theirs, other.costs) } : {}),
      };
    },
  },
  tables: (table) => ({
    shopping: table('Shopping list', async ({ part }) => (await part('costs')).errands, ERRAND_COLUMNS),
    stats: table('Stats', async ({ part }) => (await part('plan')).mine.stats, BUILD_STAT_COLUMNS),
    compared: table(
      'Stats compared',
      async ({ part }) => {
        const { mine, theirs } = await part('plan');
        return theirs && statPairs(mine, theirs);
      },
      COMPARED_STAT_COLUMNS,
    ),
    gear: table(
      'Gear compared',
      async ({ part }) => {
        const { mine, theirs } = await part('plan');
        return theirs && gearPairs(mine, theirs);
      },
      COMPARED_SLOT_COLUMNS,
    ),
    worn: table(
      'What others wear',
      async ({ part }) => {
        const { worn } = await part('worn');
        return worn && worn.choices;
      },
      WORN_CHOICE_COLUMNS,
    ),
    upgrades: table('What to wear next', async ({ part }) => (await part('upgrades')).rows, UPGRADE_COLUMNS),
    fitting: table(
      'Fitting items',
      async ({ part }) => {
        const page = await part('fitting');
        return page && { rows: page.items, pageInfo: page.pageInfo };
      },
      FITTING_ITEM_COLUMNS,
      { needs: withParam('pick') },
    ),
  }),
  text: async ({ part }) => {
    const [plan, costs] = await Promise.all([part('plan'), part('costs')]);
    return {
      title: `${titleOf(plan)}: ${buildWords(plan.mine.gear, costs)}`,
      facts: `Level ${plan.mine.build.level}, renown rank ${plan.mine.build.renown}`,
      ...blockTable(plan.mine.stats, [
        ['Stat', ({ label }) => label],
        ['Value', (stat) => statText(stat, stat.value), 'end'],
        ['Parts', partWords],
      ]),
    };
  },
  preview: async ({ part }) => {
    const [plan, costs] = await Promise.all([part('plan'), part('costs')]);
    const { build, gear } = plan.mine;
    const level = averageItemLevel(gear);
    return {
      title: titleOf(plan),
      facts: buildWords(gear, costs),
      totals: [
        countTotal(gear.length, 'item'),
        ...(level === null ? [] : [{ value: thousands(level), label: 'item level' }]),
        { value: plain(build.renown), label: 'renown rank' },
      ],
      realm: realmOfCareer(build.career),
      badge: characterBadge(build.career),
    };
  },
});
