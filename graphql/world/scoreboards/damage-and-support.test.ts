import { describe, expect, test } from 'vitest';
import { RUN_SCORES, careerOf, isOrder, openSkirmishes, sum } from '#graphql/testing/truth/score-records.ts';

describe('both sides', () => {
  const scenes = [...RUN_SCORES.values(), ...openSkirmishes()];

  test('receive the damage of the other side', () => {
    for (const board of scenes) {
      const [order, destruction] = [board.filter(isOrder), board.filter((score) => !isOrder(score))];
      expect(sum(order, 'damage_received')).toBe(sum(destruction, 'damage'));
      expect(sum(destruction, 'damage_received')).toBe(sum(order, 'damage'));
    }
  });

  test.each(['healing', 'protection'])(
    'receive all the %s they give, no more than the damage received',
    (support) => {
      for (const board of scenes) {
        for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))]) {
          expect(sum(side, `${support}_received`)).toBe(sum(side, `${support}_self`, `${support}_others`));
          expect(sum(side, `${support}_received`)).toBeLessThanOrEqual(sum(side, 'damage_received'));
          for (const score of side)
            expect(Number(score[`${support}_received`])).toBeGreaterThanOrEqual(
              Number(score[`${support}_self`]),
            );
        }
      }
    },
  );

  test('resurrect no more than have died', () => {
    for (const board of scenes) {
      for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))])
        expect(sum(side, 'resurrections_done')).toBeLessThanOrEqual(sum(side, 'deaths'));
    }
    expect(sum(scenes.flat(), 'resurrections_done')).toBeGreaterThan(100);
  });

  test('have healers heal the others and the most', () => {
    const of = (archetype: string) =>
      scenes.flat().filter(({ character_id }) => careerOf(character_id).archetype === archetype);
    expect(sum(of('MELEE_DPS'), 'healing_others', 'resurrections_done')).toBe(0);
    expect(sum(of('HEALER'), 'healing_others')).toBeGreaterThan(10 * sum(of('TANK'), 'healing_self'));
    expect(sum(of('TANK'), 'protection_others')).toBeGreaterThan(sum(of('HEALER'), 'protection_others'));
  });
});
