import { sum } from 'd3-array';

import type { Career } from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { bestOfCareer, CAREER, CAREERS, getCareers } from '#lib/data/war/careers.ts';
import { PLAYER_BOARD_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import * as columns from '#lib/exports/columns/career-columns.ts';
import { type LoadedExports, pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { percent, thousands } from '#lib/format/number.ts';
import { periodName } from '#lib/game/careers/fighters.ts';
import { CAREER_ORDER, realmOfCareer } from '#lib/game/players/careers.ts';
import { characterBadge, countTotal } from '#lib/preview/kinds/parts.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';

/** The shape of a career that a page is about. */
export const CAREER_RECORD = json.object({ career: json.oneOf(...CAREER_ORDER), name: json.TEXT });

const MONTH = { month: json.TEXT, characters: json.INTEGER, share: json.nullable(json.NUMBER) };

/** The part of both declarations that is alike: a career is one of some names. */
const careerExports = <Name extends Career | 'ALL'>(
  address: string,
  title: string,
  source: LoadedExports<Name, { readonly career: Name; readonly name: string }, object>['source'],
  names: readonly Name[],
) =>
  pageExports(address, title, {
    filter: CAREERS_FILTER,
    source,
    record: json.object({ career: json.oneOf(...names), name: json.TEXT }),
    load: (_, { id, list }) => ({
      careers: () => getCareers(id, list),
      months: () => getCareers(id, { ...list, values: { ...list.values, by: 'month' } }),
      best: async () => (id === 'ALL' ? NO_ANSWER : bestOfCareer(id)),
    }),
    figures: {
      shape: json.object({ months: json.list(json.object(MONTH)) }),
      read: async ({ part }) => ({
        months: (await part('months')).periods.map(({ period: month, characters, share }) => ({
          month,
          characters,
          share,
        })),
      }),
    },
    tables: (table) => ({
      periods: table('Characters by period', columns.FIGHTER_COLUMNS, 'careers.periods'),
      groups: table('By career', columns.FIGHTER_COLUMNS, 'careers.groups'),
      rates: table('In scenarios', columns.RATE_COLUMNS, 'careers.rates'),
      kills: table('Kills and deaths', columns.CAREER_KILL_COLUMNS, 'careers.kills'),
      matchUps: table('Match-ups', columns.MATCH_UP_COLUMNS, 'careers.matchUps'),
      ...(names.length > 1 && {
        best: table(
          'Players',
          PLAYER_BOARD_COLUMNS,
          async ({ part }) => (await part('best'))?.board.rows ?? [],
        ),
      }),
    }),
    text: async ({ record, part }) => {
      const { words, periods } = await part('careers');
      return {
        title: `${record.name}: ${words[0]}`,
        facts: words.slice(1).join('. '),
        ...blockTable(periods.toReversed(), [
          ['Period', ({ period }) => periodName(period)],
          ['Characters', ({ characters }) => thousands(characters), 'end'],
          ['Share', ({ share }) => `${percent(share ?? 0, 1, 1)}%`, 'end'],
        ]),
      };
    },
    preview: async ({ record: { career, name: title }, part }) => {
      const { words, kills } = await part('careers');
      const own = kills.filter((row) => career === 'ALL' || row.career === career);
      const count = sum(own, (row) => row.kills);
      const solo = sum(own, ({ soloKills }) => soloKills);
      return {
        title,
        facts: `${words[0]}.`,
        totals: [countTotal(count, 'kill'), { value: `${percent(solo, count, 1)}%`, label: 'of them solo' }],
        realm: realmOfCareer(career),
        badge: career === 'ALL' ? realmSvg('NEUTRAL') : characterBadge(career),
      };
    },
  });

export const CAREER_EXPORTS = careerExports('/career/{career}', 'A career', CAREER, CAREER_ORDER);
export const CAREERS_EXPORTS = careerExports('/careers', 'The careers', CAREERS, ['ALL']);
