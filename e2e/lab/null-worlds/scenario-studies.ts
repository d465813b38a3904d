import { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { verdictOf, verdictsOf } from '#lib/game/scenarios/verdict.ts';

import { countCareers, drawRuns, PLANTED, type RunPlan } from './scenario-runs.ts';
import type { Study } from './study.ts';

const planWords = ({ runs, size, pool, skill }: RunPlan): string =>
  `${runs} runs of ${size} a side, ${pool} players a realm, skill ${skill}`;

const PLANS: readonly RunPlan[] = [
  { runs: 300, size: 8, pool: 100, skill: 0 },
  { runs: 300, size: 8, pool: 100, skill: 0.2 },
  { runs: 1_000, size: 12, pool: 600, skill: 0.2 },
  { runs: 1_000, size: 12, pool: 150, skill: 0.2 },
  { runs: 1_000, size: 12, pool: 150, skill: 0 },
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

/**
 * A scenario: is a side favoured? An effect is a share of 65 %. Players are alike here: a realm whose players are better
 * does win more often, and the page says no more than that.
 */
const scenarios = (plan: RunPlan): Study => ({
  verdict: 'a side of a scenario',
  world: planWords(plan),
  isQuick: plan.runs < 500,
  tell(random, isPlanted) {
    const orderWins = drawRuns(random, plan, false).filter(({ isOrders }) =>
      isOrders ? true : isPlanted && random.chance(0.3),
    ).length;
    const verdict = verdictOf({ orderWins, destructionWins: plan.runs - orderWins });
    const isNamed = verdict === 'order' || verdict === 'destruction';
    return { isFalse: !isPlanted && isNamed, isFound: isPlanted && verdict === 'order' };
  },
});

const LISTED = 20;

const listed = (plan: RunPlan): Study => ({
  verdict: 'the list of scenarios',
  world: `${LISTED} scenarios of ${plan.runs} runs`,
  isQuick: true,
  tell(random, isPlanted) {
    const results = Array.from({ length: LISTED }, (_, at) => {
      const share = isPlanted && at === 0 ? 0.65 : 0.5;
      const orderWins = Array.from({ length: plan.runs }, () => random.chance(share)).filter(Boolean).length;
      return { orderWins, destructionWins: plan.runs - orderWins };
    });
    const [first, ...others] = verdictsOf(results).map(
      (verdict) => verdict === 'order' || verdict === 'destruction',
    );
    return {
      isFalse: others.some(Boolean) || (!isPlanted && first === true),
      isFound: isPlanted && first === true,
    };
  },
});

export const SCENARIO_STUDIES: readonly Study[] = [
  ...PLANS.map(careers),
  ...PLANS.filter(({ skill }) => skill === 0).map(scenarios),
  listed({ runs: 300, size: 0, pool: 0, skill: 0 }),
];
