import { ODD, kill, run, score, skirmish, wingRun } from './odd-world.ts';

/** Some moment of 2038, in epoch seconds. */
const AHEAD = 2_145_916_800;

/**
 * Rows of a clock that is ahead, as lines of an import into the odd world: kills in the open and in a scenario by those
 * who fight there, with numbers that would lead boards, a run of its scenario, a skirmish, and clears of both wings.
 */
export function linesAhead(): readonly string[] {
  const records = [
    kill(9_001, AHEAD, [ODD.order, ODD.order + 1], ODD.destruction),
    kill(9_002, AHEAD + 30, [ODD.order], ODD.destruction + 1),
    kill(9_003, AHEAD + 60, [ODD.destruction], ODD.order),
    kill(9_004, AHEAD + 90, [ODD.order], ODD.destruction, { scenarioId: String(ODD.scenario) }),
    {
      ...run(9_011, AHEAD, 600),
      scoreboardEntries: [
        score(ODD.order, { kills: 50, damage: 990_000 }),
        score(ODD.order + 1),
        score(ODD.destruction),
      ],
    },
    skirmish(9_021, AHEAD, AHEAD + 300),
    wingRun(9_031, ODD.dungeon, AHEAD, 20 * 60_000, true),
    wingRun(9_032, ODD.dungeon + 1, AHEAD + 3_000, 20 * 60_000, true),
  ];
  return records.map((record) => JSON.stringify(record));
}
