import { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { type Verdict, verdictsOf } from '#lib/game/scenarios/verdict.ts';

import { countResults } from './scenario-results.ts';
import { countCareers, drawRealms, drawRuns, PLANTED, playRuns, type RunPlan } from './scenario-runs.ts';
import type { Study } from './study.ts';

const planWords = ({ runs, size, pool, skill, party }: RunPlan): string =>
  `${runs} runs of ${size} a side, ${pool} players a realm, skill ${skill}${party > 1 ? `, parties of ${party}` : ''}`;

const PLANS: readonly RunPlan[] = [
  { runs: 300, size: 8, pool: 100, skill: 0, party: 1 },
  { runs: 300, size: 8, pool: 100, skill: 0.2, party: 1 },
  { runs: 1_000, size: 12, pool: 600, skill: 0.2, party: 1 },
  { runs: 1_000, size: 12, pool: 150, skill: 0.2, party: 1 },
  { runs: 1_000, size: 12, pool: 150, skill: 0, party: 1 },
];

/** Worlds in which sides differ by who came: many players and few, alone and with others. */
const SIDES: readonly RunPlan[] = [
  ...PLANS,
  { runs: 100, size: 12, pool: 3_000, skill: 0.2, party: 1 },
  { runs: 1_000, size: 12, pool: 3_000, skill: 0.2, party: 1 },
  { runs: 300, size: 12, pool: 600, skill: 0.1, party: 1 },
  { runs: 300, size: 12, pool: 600, skill: 0.4, party: 1 },
  { runs: 300, size: 12, pool: 600, skill: 0.2, party: 6 },
  { runs: 300, size: 12, pool: 600, skill: 0, party: 6 },
];

/** Careers of a scenario: does a career win more often than its side? */
const careers = (plan: RunPlan): Study => ({
  verdict: 'careers of a scenario',
  world: planWords(plan),
  isQuick: plan.runs < 500,
  tell(random, isPlanted) {
    const named = withEdges(countCareers(drawRuns(random, plan, isPlanted))).filter(
      ({ verdict }) => verdict !== 'open',
    );
    const isEffect = (row: (typeof named)[number]) => row.career === PLANTED.career && row.verdict === 'more';
    return {
      isFalse: named.some((row) => !isPlanted || !isEffect(row)),
      isFound: isPlanted && named.some(isEffect),
    };
  },
});

/** A scenario alone: is a side favoured? An effect is a share of 65 % where both sides are equally good. */
const scenarios = (plan: RunPlan): Study => ({
  verdict: 'a side of a scenario',
  world: planWords(plan),
  isQuick: plan.runs < 500,
  tell(random, isPlanted) {
    const runs = playRuns(random, drawRealms(random, plan, false), plan, isPlanted ? 0.65 : 0.5);
    const verdict = verdictsOf(countResults([runs]))[0];
    return { isFalse: !isPlanted && isSide(verdict), isFound: isPlanted && verdict === 'order' };
  },
});

const LISTED = 20;

/** Scenarios to which the same players come; an effect is in the first. */
const listed = (plan: RunPlan): Study => ({
  verdict: 'the list of scenarios',
  world: `${LISTED} scenarios: ${planWords(plan)}`,
  isQuick: plan.skill > 0,
  tell(random, isPlanted) {
    const realms = drawRealms(random, plan, false);
    const shares = Array.from({ length: LISTED }, (_, at) => (isPlanted && at === 0 ? 0.65 : 0.5));
    const runs = shares.map((share) => playRuns(random, realms, plan, share));
    const [first, ...others] = verdictsOf(countResults(runs)).map(isSide);
    return {
      isFalse: others.some(Boolean) || (!isPlanted && first === true),
      isFound: isPlanted && first === true,
    };
  },
});

const isSide = (verdict: Verdict | undefined): boolean => verdict === 'order' || verdict === 'destruction';

export const SCENARIO_STUDIES: readonly Study[] = [
  ...PLANS.map(careers),
  ...SIDES.map(scenarios),
  ...[0, 0.2].map((skill) => listed({ runs: 100, size: 12, pool: 600, skill, party: 1 })),
];
