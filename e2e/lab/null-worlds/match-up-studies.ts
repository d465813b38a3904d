import type { Career, CareerPairRowFragment } from '#graphql/generated/documents.ts';
import type { Random } from '#graphql/rules/random.ts';
import { matchUps } from '#lib/game/careers/match-ups.ts';
import { careerOf, careersOf } from '#lib/game/players/careers.ts';

import { added, drawn, NOTHING, type Study, sumsOf } from './study.ts';

/** A war, and who fights in it. */
interface WarPlan {
  readonly kills: number;
  /** Players of each realm. */
  readonly pool: number;
  /** The spread of players in kills, as a deviation of the logarithm. */
  readonly skill: number;
  /** Kills come in battles of 10 to 40 players a side. */
  readonly hasBattles: boolean;
  /** The share of kills after which the same killer comes upon the same victim again, four times at most. */
  readonly again: number;
}

interface Fighter {
  readonly career: Career;
  readonly activity: number;
  readonly kills: number;
  readonly deaths: number;
  /** Kills and deaths by the other career. */
  readonly scores: Map<Career, [kills: number, deaths: number]>;
}

/** The pair that is uneven where an effect is planted, and how many times as often the first one kills. */
const PLANTED = { career: 'SLAYER', enemy: 'CHOPPA', times: 2 } as const;

/** Kills that each role makes, and deaths that it has, beside those of others. */
const ROLES: Readonly<Record<string, readonly [kills: number, deaths: number]>> = {
  HEALER: [0.25, 1.1],
  TANK: [0.6, 0.5],
};

const fightersOf = (
  random: Random,
  careers: readonly Career[],
  { pool, skill }: WarPlan,
): readonly Fighter[] =>
  Array.from({ length: pool }, () => {
    const career = random.pick(careers);
    const [kills, deaths] = ROLES[careerOf(career)?.archetype ?? ''] ?? [1.2, 1.1];
    return {
      career,
      activity: random.powerLaw(1.1, 100),
      kills: kills * Math.exp(skill * random.bell()),
      deaths: deaths * Math.exp((skill / 2) * random.bell()),
      scores: new Map(),
    };
  });

/** Draws a war in which each career kills and dies at its own rates, against all enemies alike; or one pair is uneven. */
function drawWar(random: Random, plan: WarPlan, isPlanted: boolean): readonly CareerPairRowFragment[] {
  const realms = [
    fightersOf(random, careersOf('ORDER'), plan),
    fightersOf(random, careersOf('DESTRUCTION'), plan),
  ];
  const activity = realms.map((fighters) => sumsOf(fighters, (fighter) => fighter.activity));
  let left = plan.kills;
  while (left > 0) {
    const present = realms.map((realm, side) => {
      if (!plan.hasBattles) return realm;
      const sums = activity[side] ?? new Float64Array();
      return [...new Set(Array.from({ length: random.int(10, 40) }, () => drawn(random, realm, sums)))];
    });
    const weight = (fighter: Fighter): number => (plan.hasBattles ? 1 : fighter.activity);
    const killers = present.map((side) => sumsOf(side, (fighter) => weight(fighter) * fighter.kills));
    const victims = present.map((side) => sumsOf(side, (fighter) => weight(fighter) * fighter.deaths));
    const orders = plan.hasBattles ? random.between(0.25, 0.75) : 0.5;
    const most = plan.hasBattles ? random.int(20, 120) : left;
    for (let kill = 0; kill < most && left > 0; kill += 1) {
      const side = random.chance(orders) ? 0 : 1;
      const killer = drawn(random, present[side] ?? [], killers[side] ?? new Float64Array());
      const victim = drawn(random, present[1 - side] ?? [], victims[1 - side] ?? new Float64Array());
      const isUneven = killer.career === PLANTED.career && victim.career === PLANTED.enemy;
      const times =
        (isPlanted && isUneven ? PLANTED.times : 1) + (random.chance(plan.again) ? random.int(1, 4) : 0);
      for (let time = 0; time < times; time += 1) score(killer, victim);
      left -= times;
    }
  }
  return realms.flatMap(pairsOf);
}

function score(killer: Fighter, victim: Fighter): void {
  const made = killer.scores.get(victim.career) ?? [0, 0];
  killer.scores.set(victim.career, [made[0] + 1, made[1]]);
  const lost = victim.scores.get(killer.career) ?? [0, 0];
  victim.scores.set(killer.career, [lost[0], lost[1] + 1]);
}

/** Counts the kills between careers as the API does, plainly. */
function pairsOf(fighters: readonly Fighter[]): CareerPairRowFragment[] {
  const pairs = new Map<string, CareerPairRowFragment>();
  for (const [at, { career, scores }] of fighters.entries()) {
    for (const [enemy, [kills, deaths]] of scores) {
      const key = `${career} ${enemy}`;
      const known = pairs.get(key) ?? {
        career,
        enemy,
        kills: 0,
        deaths: 0,
        groupKills: NOTHING,
        groupDeaths: NOTHING,
      };
      pairs.set(key, {
        ...known,
        kills: known.kills + kills,
        deaths: known.deaths + deaths,
        groupKills: added(known.groupKills, at, kills),
        groupDeaths: added(known.groupDeaths, at, deaths),
      });
    }
  }
  return [...pairs.values()];
}

const PLANS: readonly WarPlan[] = [
  { kills: 6_000, pool: 200, skill: 0.6, hasBattles: false, again: 0 },
  { kills: 20_000, pool: 600, skill: 0.6, hasBattles: true, again: 0 },
  { kills: 20_000, pool: 600, skill: 0.6, hasBattles: false, again: 0.05 },
  { kills: 20_000, pool: 300, skill: 0.6, hasBattles: true, again: 0.05 },
];

/** Match-ups of careers: does a career kill another more often than both careers' kills and deaths would give? */
export const MATCH_UP_STUDIES: readonly Study[] = PLANS.map((plan) => ({
  verdict: 'match-ups of careers',
  isQuick: plan.kills < 10_000,
  world: `${plan.kills} kills ${plan.hasBattles ? 'in battles' : 'one by one'}, ${plan.pool} players a realm, ${plan.again * 100} % again`,
  tell(random, isPlanted) {
    const named = matchUps(drawWar(random, plan, isPlanted)).filter(({ verdict }) => verdict !== 'open');
    const isEffect = ({ career, enemy }: (typeof named)[number]) =>
      career === PLANTED.career && enemy === PLANTED.enemy;
    const isMirrored = ({ career, enemy }: (typeof named)[number]) =>
      career === PLANTED.enemy && enemy === PLANTED.career;
    return {
      isFalse: named.some((row) => !isPlanted || !(isEffect(row) || isMirrored(row))),
      isFound: isPlanted && named.some((row) => isEffect(row) && row.verdict === 'more'),
    };
  },
}));
