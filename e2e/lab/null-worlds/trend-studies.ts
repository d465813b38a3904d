import { median } from 'd3-array';

import type { ScenarioStandingPartsFragment } from '#graphql/generated/documents.ts';
import type { Random } from '#graphql/rules/random.ts';
import { trendWords } from '#lib/game/scenarios/standing.ts';
import { mediansFrom } from '#lib/game/scenarios/testing/medians.ts';

import type { Study } from './study.ts';

/** Weeks that are compared with as many before. */
const WEEKS = 12;
/** By how much a player does more in the later weeks where an effect is planted. */
const PLANTED = 1.4;

/** Draws the results of a player in 24 weeks: those of one week are alike, those of different weeks differ. */
function drawStanding(random: Random, perWeek: number, growth: number): ScenarioStandingPartsFragment {
  const weeks = Array.from({ length: 2 * WEEKS }, (_, at) => {
    const form = Math.exp(0.2 * random.bell()) * (at < WEEKS ? 1 : growth);
    const results = random.int(0, 2 * perWeek);
    return {
      day: 20_000 + at * 7,
      isLater: at >= WEEKS,
      values: Array.from({ length: results }, () => 500 * form * Math.exp(0.4 * random.bell())),
    };
  }).filter(({ values }) => values.length > 0);
  const part = (day: number, values: readonly number[]) =>
    mediansFrom(day, values.length, median(values) ?? 0);
  const half = (isLater: boolean) => {
    const some = weeks.filter((week) => week.isLater === isLater);
    return part(
      some[0]?.day ?? 0,
      some.flatMap(({ values }) => values),
    );
  };
  return {
    tier: 4,
    queueType: 0,
    own: half(true),
    recent: half(true),
    before: half(false),
    weeks: weeks.map(({ day, values }) => part(day, values)),
    others: { career: 'SLAYER', level: 40, players: 0, medians: null, below: null, equal: null },
  };
}

const isTold = (standing: ScenarioStandingPartsFragment): boolean =>
  /(?:more|less|times)\.$/.test(trendWords(standing));

/** The trend of a player in scenarios: does the player do more or less than before? */
export const TREND_STUDIES: readonly Study[] = [2, 6].map((perWeek) => ({
  verdict: 'trend of a player',
  world: `about ${perWeek} results a week`,
  isQuick: true,
  tell: (random, isPlanted) => {
    const told = isTold(drawStanding(random, perWeek, isPlanted ? PLANTED : 1));
    return { isFalse: !isPlanted && told, isFound: isPlanted && told };
  },
}));
