import { describe, expect, it } from 'vitest';

import type { Career, CareerPairRowFragment } from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';

import { careersOf, realmOfCareer } from '../players/careers.ts';
import { evenWords, matchUps, oddsText } from './match-ups.ts';

const [ORDER, DESTRUCTION] = [careersOf('ORDER'), careersOf('DESTRUCTION')];

interface Fighter {
  readonly career: Career;
  /** The share of kills that the fighter wins, as a factor of the odds. */
  readonly skill: number;
}

/** Kills and deaths of one fighter against a career. */
type Score = [kills: number, deaths: number];

/** The kills of a world, as the API counts them: pairs of careers with the spread between their characters. */
class World {
  readonly #scores = new Map<string, Map<number, Score>>();

  add(one: Fighter, of: number, other: Fighter, against: number, oneWins: boolean) {
    this.#count(one.career, other.career, of, oneWins);
    this.#count(other.career, one.career, against, !oneWins);
  }

  #count(career: Career, enemy: Career, fighter: number, isKill: boolean) {
    const key = `${career} ${enemy}`;
    const scores = this.#scores.get(key) ?? new Map<number, Score>();
    const score = scores.get(fighter) ?? [0, 0];
    score[isKill ? 0 : 1] += 1;
    this.#scores.set(key, scores.set(fighter, score));
  }

  pairs(): CareerPairRowFragment[] {
    const pairs = [...this.#scores].map(([key, scores]) => {
      const [career, enemy] = key.split(' ') as [Career, Career];
      const all = [...scores.values()];
      const kills = all.reduce((total, [own]) => total + own, 0);
      const deaths = all.reduce((total, [, own]) => total + own, 0);
      const share = kills / (kills + deaths);
      const squares = all.reduce((total, [own, lost]) => total + (own - share * (own + lost)) ** 2, 0);
      const spread = (squares * all.length) / Math.max(1, all.length - 1);
      return { career, enemy, kills, deaths, spread };
    });
    return withOthers(pairs);
  }
}

/** Adds the kills of the other pairs of the realms, and counts the spread of both sides, as the database does. */
function withOthers(
  pairs: readonly Pick<CareerPairRowFragment, 'career' | 'enemy' | 'kills' | 'deaths' | 'spread'>[],
): CareerPairRowFragment[] {
  const total = { kills: 0, deaths: 0 };
  for (const { career, kills, deaths } of pairs) {
    const isOrder = realmOfCareer(career) === 'ORDER';
    total.kills += isOrder ? kills : 0;
    total.deaths += isOrder ? deaths : 0;
  }
  const spreads = new Map(pairs.map(({ career, enemy, spread }) => [`${career} ${enemy}`, spread]));
  return pairs.map((pair) => {
    const { career, enemy, kills, deaths } = pair;
    const [ofRealm, ofOther] =
      realmOfCareer(career) === 'ORDER' ? [total.kills, total.deaths] : [total.deaths, total.kills];
    return {
      ...pair,
      otherKills: ofRealm - kills,
      otherDeaths: ofOther - deaths,
      spread: pair.spread + (spreads.get(`${enemy} ${career}`) ?? 0) - (kills * deaths) / (kills + deaths),
    };
  });
}

interface Plan {
  readonly kills: number;
  /** The spread of skill between fighters, as that of a logarithm. */
  readonly unequal: number;
  /** Odds of Order as a whole. */
  readonly order?: number;
}

/** A world in which careers are alike: many fight with some of them, and few with others. */
function worldOf(random: Random, { kills, unequal, order = 1 }: Plan): World {
  const world = new World();
  const fightersOf = (careers: readonly Career[]): Fighter[] =>
    careers.flatMap((career, at) =>
      Array.from({ length: 20 + at * 5 }, () => ({ career, skill: Math.exp(unequal * random.bell()) })),
    );
  const [ours, theirs] = [fightersOf(ORDER), fightersOf(DESTRUCTION)];
  for (let count = 0; count < kills; count += 1) {
    // Squares: some fight far more often than others.
    const of = Math.floor(random.next() ** 2 * ours.length);
    const against = Math.floor(random.next() ** 2 * theirs.length);
    const [one, other] = [ours[of], theirs[against]];
    if (!one || !other) throw new RangeError('No such fighter');
    const odds = (one.skill * order) / other.skill;
    world.add(one, of, other, against, random.next() < odds / (1 + odds));
  }
  return world;
}

const isColoured = (world: World) => matchUps(world.pairs()).some(({ verdict }) => verdict !== 'open');

describe('worlds in which all careers are alike', () => {
  it.each([
    ['players are alike', { kills: 6_000, unequal: 0 }],
    ['players differ', { kills: 6_000, unequal: 0.7 }],
    ['a realm is stronger', { kills: 6_000, unequal: 0.3, order: 1.5 }],
    ['there are few kills', { kills: 1_500, unequal: 0.7 }],
  ])('colour a pair in at most 5 of 100 where %s', (name, plan) => {
    const random = new Random(name);
    const coloured = Array.from({ length: 100 }, () => isColoured(worldOf(random, plan))).filter(Boolean);
    expect(coloured.length).toBeLessThanOrEqual(5);
  });
});

it('a pair with odds of 2 over 400 kills is coloured in at least 90 of 100 worlds, and told alone', () => {
  const random = new Random('an uneven pair');
  const told = Array.from({ length: 100 }, () => {
    const world = new World();
    for (const [at, career] of ORDER.entries()) {
      for (const [to, enemy] of DESTRUCTION.entries()) {
        const isUneven = at + to === 0;
        for (let kill = 0; kill < (isUneven ? 400 : 100); kill += 1) {
          const [one, other] = [
            { career, skill: 1 },
            { career: enemy, skill: 1 },
          ];
          world.add(
            one,
            random.int(1, 40),
            other,
            random.int(1, 40),
            random.chance(isUneven ? 2 / 3 : 1 / 2),
          );
        }
      }
    }
    return matchUps(world.pairs()).filter(({ verdict }) => verdict === 'more');
  });
  const isFirst = ({ career, enemy }: { career: Career; enemy: Career }) =>
    career === ORDER[0] && enemy === DESTRUCTION[0];
  expect(told.filter((pairs) => pairs.some(isFirst)).length).toBeGreaterThanOrEqual(90);
  expect(told.flat().filter((pair) => !isFirst(pair)).length).toBeLessThanOrEqual(5);
});

const pairOf = (career: Career, enemy: Career, kills: number, deaths: number) => ({
  career,
  enemy,
  kills,
  deaths,
  spread: 0,
});

it('tells the odds of a pair from both sides', () => {
  // Alone it is compared with as many kills both ways: log(300.5 / 100.5), and 1.96 times its error.
  const [slayer, choppa] = matchUps(
    withOthers([pairOf('SLAYER', 'CHOPPA', 300, 100), pairOf('CHOPPA', 'SLAYER', 100, 300)]),
  );
  expect(slayer).toMatchObject({ kills: 300, deaths: 100, verdict: 'more' });
  expect(slayer?.odds).toBeCloseTo(1.0953, 4);
  expect(slayer?.low).toBeCloseTo(1.0953 - 1.96 * Math.sqrt(1 / 300.5 + 1 / 100.5), 3);
  expect(choppa).toMatchObject({ kills: 100, deaths: 300, verdict: 'less', odds: -(slayer?.odds ?? 0) });
});

it('compares with how kills go between the realms, and tells none that only one side has', () => {
  const pairs = withOthers([
    pairOf('SLAYER', 'CHOPPA', 200, 100),
    pairOf('ENGINEER', 'CHOPPA', 2000, 1000),
    pairOf('ENGINEER', 'ZEALOT', 3, 0),
  ]);
  const [slayer, , zealot] = matchUps(pairs);
  expect(slayer?.odds).toBeCloseTo(Math.log(200.5 / 100.5) - Math.log(2003.5 / 1000.5), 9);
  expect([slayer?.verdict, zealot?.verdict]).toEqual(['open', 'open']);
});

it('puts odds and an even fight into words', () => {
  expect(oddsText(Math.log(2))).toBe('2 to 1');
  expect(oddsText(-Math.log(1.5))).toBe('1 to 1.5');
  expect(oddsText(0)).toBe('1 to 1');
  expect(evenWords(withOthers([pairOf('SLAYER', 'CHOPPA', 55, 45)]))).toContain('Order has 55% of the kills');
});
