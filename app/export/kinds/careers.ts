import { sum } from 'd3-array';

import type { Career } from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { bestOfCareer, CAREER, CAREERS, getCareers } from '#lib/data/war/careers.ts';
import { PLAYER_BOARD_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import {
  CAREER_KILL_COLUMNS,
  FIGHTER_COLUMNS,
  MATCH_UP_COLUMNS,
  RATE_COLUMNS,
} from '#lib/exports/columns/career-columns.ts';
import { type LoadedExports, pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { percent, thousands } from '#lib/format/number.ts';
import { periodName } from '#lib/game/careers/fighters.ts';
import { CAREER_ORDER, realmOfCareer } from '#lib/game/players/careers.ts';
import { characterBadge, countTotal, NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';

/** The shape of a career that a page is about. */
export const CAREER_RECORD = json.object({ career: json.oneOf(...CAREER_ORDER), name: json.TEXT });

const MATCH_UP = {
  career: json.oneOf(...CAREER_ORDER),
  enemy: json.oneOf(...CAREER_ORDER),
  ...json.integers('kills', 'deaths'),
  expectedKills: json.NUMBER,
  expectedDeaths: json.NUMBER,
  odds: json.NUMBER,
  low: json.nullable(json.NUMBER),
  high: json.nullable(json.NUMBER),
  error: json.nullable(json.NUMBER),
  verdict: json.oneOf('more', 'less', 'open'),
};
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
    parts: (part) => ({
      careers: part(({ id, list }) => getCareers(id, list)),
      months: part(({ id, list }) => getCareers(id, { ...list, values: { ...list.values, by: 'month' } })),
      best: part(async ({ id }) => (id === 'ALL' ? NO_ANSWER : bestOfCareer(id))),
    }),
    figures: {
      shape: json.object({
        months: json.list(json.object(MONTH)),
        matchUps: json.list(json.object(MATCH_UP)),
      }),
      read: async ({ part }) => ({
        months: (await part('months')).periods.map(({ period: month, characters, share }) => ({
          month,
          characters,
          share,
        })),
        matchUps: (await part('careers')).matchUps,
      }),
    },
    tables: (table) => ({
      periods: table(
        'Characters by period',
        async ({ part }) => (await part('careers')).periods,
        FIGHTER_COLUMNS,
      ),
      groups: table('By career', async ({ part }) => (await part('careers')).groups, FIGHTER_COLUMNS),
      rates: table('In scenarios', async ({ part }) => (await part('careers')).rates, RATE_COLUMNS),
      kills: table(
        'Kills and deaths',
        async ({ part }) => (await part('careers')).kills,
        CAREER_KILL_COLUMNS,
      ),
      matchUps: table('Match-ups', async ({ part }) => (await part('careers')).matchUps, MATCH_UP_COLUMNS),
      ...(names.length > 1 && {
        best: table('Players', async ({ part }) => (await part('best'))?.board.rows, PLAYER_BOARD_COLUMNS),
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
          ['Of all who fought', ({ share }) => `${percent(share ?? 0, 1, 1)}%`, 'end'],
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
        ...(career === 'ALL' ? NEUTRAL : { realm: realmOfCareer(career), badge: characterBadge(career) }),
      };
    },
  });

export const CAREER_EXPORTS = careerExports('/career/{career}', 'A career', CAREER, CAREER_ORDER);
export const CAREERS_EXPORTS = careerExports('/careers', 'The careers', CAREERS, ['ALL']);
