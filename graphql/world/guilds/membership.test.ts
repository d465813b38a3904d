import { describe, expect, test } from 'vitest';
import { createPopulation } from '../population.ts';
import { guildAt, leadersOf } from './membership.ts';

const { characters, guilds, memberships, window } = createPopulation({
  seed: 'members',
  now: 1_790_000_000,
  scale: 1,
});

const membersOf = (id: number) => [...memberships].filter(([, { guild }]) => guild?.id === id);

describe('membership', () => {
  test('exists for everybody; about 12 % have no guild', () => {
    expect(memberships.size).toBe(characters.length);
    const guildless = [...memberships.values()].filter(({ guild }) => guild === null).length;
    expect(guildless / characters.length).toBeGreaterThan(0.09);
    expect(guildless / characters.length).toBeLessThan(0.15);
  });

  test('nobody is or was in a guild of the other realm', () => {
    const misplaced = [...memberships].filter(([{ career }, { guild, formerGuild }]) =>
      [guild, formerGuild].some((each) => each && each.realm !== career.realm),
    );
    expect(misplaced).toEqual([]);
  });

  test('a guild is led by one of its members, or by nobody if it is leaderless or empty', () => {
    const leaders = leadersOf(memberships);
    for (const guild of guilds) {
      const led = membersOf(guild.id).filter(([, { rank }]) => rank?.order === 0);
      expect(led.map(([{ id }]) => id)).toEqual(leaders.has(guild) ? [leaders.get(guild)] : []);
      expect(led.length).toBe(guild.leaderless ? 0 : 1);
    }
    expect(guilds.filter(({ leaderless }) => leaderless).length).toBeGreaterThan(2);
  });

  test('one guild is empty, a few have one member, the biggest are big', () => {
    const sizes = guilds.map(({ id }) => membersOf(id).length).toSorted((one, other) => one - other);
    expect(sizes.filter((size) => size === 0)).toHaveLength(1);
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(2);
    expect(sizes.at(-1)).toBeGreaterThan(80);
  });

  test('after a change there was another guild before, and only before', () => {
    const changed = [...memberships].filter(([, { changedAt }]) => changedAt !== null);
    expect(changed.length).toBeGreaterThan(50);
    for (const [character, { guild, formerGuild, changedAt }] of changed) {
      expect(formerGuild).not.toBe(guild);
      expect(guildAt(memberships, character, (changedAt ?? 0) - 1)).toBe(formerGuild);
      expect(guildAt(memberships, character, changedAt ?? 0)).toBe(guild);
      expect(guildAt(memberships, character, window.to)).toBe(guild);
    }
  });
});
