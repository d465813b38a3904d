import { describe, expect, test } from 'vitest';
import { RUN_SCORES, callingOf, isOrder, openSkirmishes, sum } from '#graphql/testing/score-records.ts';

describe('both sides', () => {
  const scenes = [...RUN_SCORES.values(), ...openSkirmishes()];

  test('receive what is done to them', () => {
    for (const board of scenes) {
      const [order, destruction] = [board.filter(isOrder), board.filter((score) => !isOrder(score))];
      expect(sum(order, 'damage_received')).toBe(sum(destruction, 'damage'));
      expect(sum(destruction, 'damage_received')).toBe(sum(order, 'damage'));
    }
  });

  test.each(['healing', 'protection'])(
    'receive all the %s they give, and do not give what they need not',
    (aid) => {
      for (const board of scenes) {
        for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))]) {
          expect(sum(side, `${aid}_received`)).toBe(sum(side, `${aid}_self`, `${aid}_others`));
          expect(sum(side, `${aid}_received`)).toBeLessThanOrEqual(sum(side, 'damage_received'));
          for (const score of side)
            expect(Number(score[`${aid}_received`])).toBeGreaterThanOrEqual(Number(score[`${aid}_self`]));
        }
      }
    },
  );

  test('raise no more than have fallen', () => {
    for (const board of scenes) {
      for (const side of [board.filter(isOrder), board.filter((score) => !isOrder(score))])
        expect(sum(side, 'resurrections_done')).toBeLessThanOrEqual(sum(side, 'deaths'));
    }
    expect(sum(scenes.flat(), 'resurrections_done')).toBeGreaterThan(100);
  });

  test('leave healing of others to healers, who heal the most', () => {
    const of = (archetype: string) =>
      scenes.flat().filter(({ character_id }) => callingOf(character_id).archetype === archetype);
    expect(sum(of('MELEE_DPS'), 'healing_others', 'resurrections_done')).toBe(0);
    expect(sum(of('HEALER'), 'healing_others')).toBeGreaterThan(10 * sum(of('TANK'), 'healing_self'));
    expect(sum(of('TANK'), 'protection_others')).toBeGreaterThan(sum(of('HEALER'), 'protection_others'));
  });
});
