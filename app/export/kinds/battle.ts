import { BattleInfoFragmentDoc, BattleRowsFragmentDoc } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { BATTLE, getReportRows } from '#lib/data/war/battles.ts';
import {
  BATTLE_PLAYER_COLUMNS,
  DUEL_COLUMNS,
  GUILD_COLUMNS,
  LOSS_COLUMNS,
  MINUTE_COLUMNS,
  PRESENCE_COLUMNS,
  ROLE_COLUMNS,
  SIDE_FIGURE_COLUMNS,
} from '#lib/exports/columns/battle-report-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { expectedKills } from '#lib/game/battles/report/expected.ts';
import { type BattleReport, battleReport, namedBattle } from '#lib/game/battles/report/report.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { sideFigures, strength, winnerOf, wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { turnKillers } from '#lib/game/battles/report/turn.ts';
import { numberWords, scoreWords, timeWords, turnWords } from '#lib/game/battles/report/words.ts';
import { sharedScores, sideOfRealm } from '#lib/game/battles/score-groups.ts';
import { previewOfBattle } from '#lib/preview/kinds/preview-of-battle.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';

const SIDE = json.object(json.integers('players', 'kills', 'deaths', 'damage', 'healing', 'protection'));
const SIDE_NAME = json.oneOf('order', 'destruction');

const FIGURES = json.object({
  sides: json.object({ order: SIDE, destruction: SIDE }),
  ...json.integers('from', 'to'),
  skirmishes: json.list(json.TEXT),
  winner: json.nullable(SIDE_NAME),
  outnumbered: json.BOOLEAN,
  turningPoint: json.nullable(
    json.object({
      from: json.INTEGER,
      to: json.INTEGER,
      side: SIDE_NAME,
      change: json.INTEGER,
      killers: json.list(json.object({ id: json.TEXT, name: json.TEXT, kills: json.INTEGER })),
    }),
  ),
  finalLead: json.nullable(
    json.object({ side: SIDE_NAME, since: json.nullable(json.INTEGER), turned: json.BOOLEAN }),
  ),
  strength: json.nullable(json.NUMBER),
  expected: json.nullable(
    json.object({
      kills: json.NUMBER,
      low: json.NUMBER,
      high: json.NUMBER,
      total: json.INTEGER,
      better: json.nullable(SIDE_NAME),
    }),
  ),
});

/** The turning point with who killed then. */
const turnFigures = ({ course: { turningPoint }, losses }: BattleReport) =>
  turningPoint && {
    ...turningPoint,
    killers: turnKillers(turningPoint, losses).map(({ killer: { id, name }, kills }) => ({
      id,
      name,
      kills: kills.length,
    })),
  };

export const BATTLE_EXPORTS = pageExports('/battle/{id}', 'A battle', {
  filter: BATTLE_GROUPING,
  source: BATTLE,
  record: BattleInfoFragmentDoc,
  parts: (part) => ({
    report: part(async ({ record, id }) =>
      mapAnswer(
        await getReportRows(id),
        (found) => found && { ...battleReport(record, found.rows), law: found.law },
      ),
    ),
    rows: part(async ({ id }) => mapAnswer(await getReportRows(id), (found) => found && found.rows)).json(
      json.nullable(BattleRowsFragmentDoc),
    ),
  }),
  figures: {
    shape: json.nullable(FIGURES),
    read: async ({ record: { startTime, endTime, skirmishes }, part }) => {
      const report = await part('report');
      return (
        report && {
          sides: report.sides,
          from: startTime,
          to: endTime,
          skirmishes: skirmishes.map(({ id }) => id),
          winner: winnerOf(report.sides),
          outnumbered: wonOutnumbered(report.sides),
          turningPoint: turnFigures(report),
          finalLead: report.course.finalLead,
          strength: strength(report.sides),
          expected: report.law && expectedKills(report.sides, report.law),
        }
      );
    },
  },
  tables: (table) => ({
    players: table(
      'Scoreboard',
      async ({ part }) => sharedScores((await part('report'))?.players ?? [], sideOfRealm),
      BATTLE_PLAYER_COLUMNS,
    ),
    sides: table(
      'Both sides',
      async ({ part }) => {
        const report = await part('report');
        return report && sideFigures(report.sides);
      },
      SIDE_FIGURE_COLUMNS,
    ),
    minutes: table(
      'Kills by minute',
      async ({ part }) => (await part('report'))?.course.minutes,
      MINUTE_COLUMNS,
    ),
    roles: table('Roles and careers', async ({ part }) => (await part('report'))?.roles, ROLE_COLUMNS),
    guilds: table('Guilds', async ({ part }) => (await part('report'))?.guilds, GUILD_COLUMNS),
    duels: table(
      'Kills between guilds',
      async ({ part }) => (await part('report'))?.matrix.flat(),
      DUEL_COLUMNS,
    ),
    losses: table('Losses', async ({ part }) => (await part('report'))?.losses, LOSS_COLUMNS),
    presence: table(
      'Who came and who left',
      async ({ part }) => (await part('report'))?.presence,
      PRESENCE_COLUMNS,
    ),
  }),
  text: async ({ record, part }) => {
    const report = await part('report');
    return {
      title: scoreWords(namedBattle(record)),
      facts: [timeWords(record), numberWords(record), report && turnWords(report.course)]
        .filter(Boolean)
        .join(' · '),
      ...blockTable(report?.guilds ?? [], [
        ['Guild', ({ guild }) => guild?.name ?? 'No guild'],
        ['Side', ({ side }) => SIDE_NAMES[side]],
        ['Players', ({ players }) => plain(players), 'end'],
        ['Kills', ({ kills }) => plain(kills), 'end'],
        ['Deaths', ({ deaths }) => plain(deaths), 'end'],
        ['Damage', ({ damage }) => thousands(damage), 'end'],
      ]),
    };
  },
  preview: async ({ record, part }) => previewOfBattle(record, (await part('report'))?.course ?? null),
});
