import type { Career } from '#graphql/generated/documents.ts';
import type { Random } from '#graphql/rules/random.ts';
import { careersOf } from '#lib/game/players/careers.ts';

import { drawn, groupOf, NOTHING, sumsOf } from './study.ts';

/** The runs of a scenario, and who plays them. */
export interface RunPlan {
  readonly runs: number;
  /** Players of each side in a run. */
  readonly size: number;
  /** Players of each realm: the fewer, the more often each comes again. */
  readonly pool: number;
  /** The spread of players: the deviation of what one adds to the logarithm of the odds of a win. */
  readonly skill: number;
  /** Players who come together; 1 where each comes alone. */
  readonly party: number;
}

interface Player {
  readonly id: number;
  readonly career: Career;
  readonly team: number;
  readonly skill: number;
  readonly activity: number;
  readonly group: number;
}

/** A run: its players, and whether Order has won. */
export interface Run {
  readonly players: readonly Player[];
  readonly isOrders: boolean;
}

/** The career that wins more often where an effect is planted, and what it adds to the logarithm of the odds. */
export const PLANTED = { career: 'SLAYER', adds: 0.3 } as const;

/** The players of both realms, who may come to several scenarios. */
interface Realms {
  readonly players: readonly (readonly Player[])[];
  /** The frequency of each, added up from the first on. */
  readonly activity: readonly Float64Array[];
}

/** Draws players of whom one career may be better. */
export function drawRealms(random: Random, { pool, skill }: RunPlan, isPlanted: boolean): Realms {
  const players = [careersOf('ORDER'), careersOf('DESTRUCTION')].map((careers, team) =>
    Array.from({ length: pool }, (_, at): Player => {
      const career = random.pick(careers);
      const adds = isPlanted && career === PLANTED.career ? PLANTED.adds : 0;
      return {
        id: team * pool + at,
        career,
        team,
        skill: skill * random.bell() + adds,
        activity: random.powerLaw(1.2, 60),
        group: groupOf(at),
      };
    }),
  );
  return { players, activity: players.map((realm) => sumsOf(realm, (player) => player.activity)) };
}

/** Draws the side of a run: players one by one, or each with the others of the own party. */
function drawSide(random: Random, realm: readonly Player[], activity: Float64Array, plan: RunPlan) {
  const side = new Set<Player>();
  while (side.size < plan.size) {
    const player = drawn(random, realm, activity);
    const first = Math.floor((player.id % plan.pool) / plan.party) * plan.party;
    for (const own of plan.party > 1 ? realm.slice(first, first + plan.party) : [player]) {
      if (side.size < plan.size) side.add(own);
    }
  }
  return [...side];
}

/**
 * Draws the runs of a scenario.
 * @param share that of the runs which Order wins where both sides are equally good
 */
export function playRuns(random: Random, realms: Realms, plan: RunPlan, share = 0.5): readonly Run[] {
  return Array.from({ length: plan.runs }, () => {
    const players = realms.players.flatMap((realm, team) =>
      drawSide(random, realm, realms.activity[team] ?? new Float64Array(), plan),
    );
    const odds = players.reduce((sum, player) => sum + (player.team === 0 ? player.skill : -player.skill), 0);
    return { players, isOrders: random.chance(1 / (1 + Math.exp(-odds) * (1 / share - 1))) };
  });
}

/** Draws the runs of a scenario in which careers make no difference, though players do; or one career does. */
export const drawRuns = (random: Random, plan: RunPlan, isPlanted: boolean): readonly Run[] =>
  playRuns(random, drawRealms(random, plan, isPlanted), plan);

/** Counts the careers in some runs, all of one tier and month, as the API does; plainly, without its sums. */
export function countCareers(runs: readonly Run[]) {
  const orderWins = runs.filter(({ isOrders }) => isOrders).length;
  return ['ORDER', 'DESTRUCTION'].flatMap((realm, team) =>
    careersOf(realm === 'ORDER' ? 'ORDER' : 'DESTRUCTION').flatMap((career) => {
      const share = (team === 0 ? orderWins : runs.length - orderWins) / runs.length;
      const counted = countCareer(runs, career, (isOrders) => Number(isOrders === (team === 0)) - share);
      return counted.runs < 30 ? [] : [{ career, team, ...counted }];
    }),
  );
}

function countCareer(runs: readonly Run[], career: Career, resultOf: (isOrders: boolean) => number) {
  const all = runs.map(({ players, isOrders }) => ({
    own: players.filter((player) => player.career === career),
    result: resultOf(isOrders),
  }));
  const players = all.reduce((sum, { own }) => sum + own.length, 0);
  const edge = all.reduce((sum, { own, result }) => sum + own.length * result, 0) / players;
  const perRun = players / runs.length;
  const [groupPlayers, groupWins] = [[...NOTHING], [...NOTHING]];
  let squares = 0;
  for (const { own, result } of all) {
    squares += (((own.length - perRun) * result - own.length * edge) / players) ** 2;
    for (const { group } of own) {
      groupPlayers[group] = (groupPlayers[group] ?? 0) + 1;
      groupWins[group] = (groupWins[group] ?? 0) + Number(result > 0);
    }
  }
  return {
    runs: all.filter(({ own }) => own.length > 0).length,
    players,
    wins: all.reduce((sum, { own, result }) => sum + (result > 0 ? own.length : 0), 0),
    edge,
    error: Math.sqrt((squares * runs.length) / (runs.length - 1)),
    groupPlayers,
    groupWins,
  };
}
