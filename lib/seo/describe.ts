import type {
  CharacterCardFragment,
  GuildCardFragment,
  KillRowFragment,
  ScenarioRowFragment,
  SkirmishRowFragment,
} from '#graphql/generated/documents.ts';
import { utcDateLong, utcTime, toDate } from '#lib/format/time.ts';
import { plural, thousands } from '#lib/format/number.ts';

import { careerLabel } from '#lib/game/players/careers.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { pointsOf } from '#lib/game/battles/scenario.ts';

import { scenarioName, skirmishName } from './record-names.ts';

/** A page in a title and a sentence or two, for search results and link previews. */
export interface Description {
  readonly title: string;
  readonly description: string;
}

interface Named {
  readonly name: string;
}

type DescribedKill = Omit<KillRowFragment, 'id'>;
type DescribedCharacter = Omit<CharacterCardFragment, 'id'>;
type DescribedGuild = Pick<GuildCardFragment, 'name' | 'realm' | 'level' | 'briefDescription' | 'members'>;
type DescribedScenario = Pick<ScenarioRowFragment, 'scenario' | 'startTime' | 'points'>;
type DescribedSkirmish = Pick<
  SkirmishRowFragment,
  'scenario' | 'primaryZone' | 'primaryZoneArea' | 'startTime' | 'numberOfPlayers' | 'numberOfKills'
>;

/**
 * A kill: who, whom, where, when and with how much help.
 * @example describeKill(kill).title // 'Verenthe killed Uthgar in Emberfall Pass'
 */
export function describeKill(kill: DescribedKill): Description {
  const killer = killerOf(kill)?.character;
  const victim = kill.victim.character;
  const deed = `${killer ? `${killer.name} killed` : 'Death of'} ${victim.name} in ${killLocation(kill).name}`;
  const assists = Math.max(0, kill.attackers.length - 1);
  const date = toDate(kill.time);
  const careers = killer
    ? `${careerLabel(killer.career)} against ${careerLabel(victim.career)}`
    : careerLabel(victim.career);
  return {
    title: deed,
    description: [
      date && `${utcDateLong(date)}, ${utcTime(date)} UTC.`,
      `${careers}, ${assists} ${plural(assists, 'assist', 'assists')}.`,
      'Damage by ability, place on the map and the feud of both.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/**
 * A character: career, ranks, guild.
 * @example describeCharacter(character).title // 'Verenthe, Bright Wizard'
 */
export function describeCharacter(character: DescribedCharacter): Description {
  const { name, career, level, renownRank, guildMembership } = character;
  const guild = guildMembership ? ` of ${guildMembership.guild.name}` : '';
  return {
    title: `${name}, ${careerLabel(career)}`,
    description: `${name}${guild}: ${careerLabel(career)}, level ${level}, renown rank ${renownRank}. Kills and deaths.`,
  };
}

/**
 * What a character wears.
 * @example describeArmory(character).title // 'Armory of Verenthe'
 */
export function describeArmory({ name, career, level, renownRank }: DescribedCharacter): Description {
  return {
    title: `Armory of ${name}`,
    description:
      `What ${name} wears, ${careerLabel(career)} of level ${level} and renown rank ${renownRank}: ` +
      'items, talismans, active set bonuses and the sum of all stats.',
  };
}

/**
 * A guild: realm, level, size, and what it says of itself.
 * @example describeGuild(guild).title // 'The Hollow Lantern, Order guild'
 */
export function describeGuild(guild: DescribedGuild): Description {
  const realm = realmOf(guild.realm).label;
  const members = guild.members?.totalCount ?? 0;
  return {
    title: `${guild.name}, ${realm} guild`,
    description:
      `${realm} guild of level ${guild.level} with ${thousands(members)} ${plural(members, 'member', 'members')}. ` +
      (guild.briefDescription.trim() || 'Its latest kills and deaths.'),
  };
}

/**
 * A feud: who against whom and the count each way.
 * @example describeFeud(feud).title // 'Verenthe vs Uthgar'
 */
export function describeFeud(feud: {
  readonly sides: readonly [Named, Named];
  readonly kills: readonly [number, number];
}): Description {
  const [near, far] = feud.sides;
  const [nearKills, farKills] = feud.kills;
  return {
    title: `${near.name} vs ${far.name}`,
    description:
      `${near.name} killed ${far.name} ${thousands(nearKills)} ${plural(nearKills, 'time', 'times')}, ` +
      `${far.name} killed ${near.name} ${thousands(farKills)} ${plural(farKills, 'time', 'times')}. Every kill of the feud.`,
  };
}

/**
 * A section of somebody's pages.
 * @example describeSection('Verenthe', 'Scenarios').title // 'Scenarios of Verenthe'
 */
export function describeSection(name: string, section: string): Description {
  return {
    title: `${section} of ${name}`,
    description: `${section} of ${name}, newest first, with filters.`,
  };
}

/**
 * A run of a scenario: what, when and how it ended.
 * @example describeScenario(run).title // 'Mourkain Temple, 21 November 2026, 18:04: 500 to 250'
 */
export function describeScenario(run: DescribedScenario): Description {
  const [order, destruction] = pointsOf(run);
  const date = toDate(run.startTime);
  return {
    title: `${scenarioName(run, 'minute')}: ${order} to ${destruction}`,
    description:
      `${run.scenario.name}${date ? ` on ${utcDateLong(date)}` : ''}: Order ${order}, Destruction ${destruction} points. ` +
      'Scoreboard, kills, skirmishes and the heatmap of kills.',
  };
}

/**
 * A skirmish: where, when and how big.
 * @example describeSkirmish(skirmish).title // 'Skirmish at Praag, 21 November 2026, 18:04'
 */
export function describeSkirmish(skirmish: DescribedSkirmish): Description {
  const { numberOfPlayers: players, numberOfKills: kills } = skirmish;
  const date = toDate(skirmish.startTime);
  return {
    title: `Skirmish at ${skirmishName(skirmish, 'minute')}`,
    description:
      `${date ? `${utcDateLong(date)}: ` : ''}${thousands(players)} ${plural(players, 'player', 'players')}, ` +
      `${thousands(kills)} ${plural(kills, 'kill', 'kills')}. Scoreboard, kills, damage and heatmap.`,
  };
}
