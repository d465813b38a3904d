import type * as documents from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted, fixed, plain, thousands } from '#lib/format/number.ts';
import { spanOf, toDate, utcDate, utcDateLong, utcTime, utcTimeShort } from '#lib/format/time.ts';
import { assistsOf, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { pointsOf } from '#lib/game/battles/scenario.ts';
import { SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { membersOf, totalDeaths } from '#lib/game/instances/party.ts';
import { type Try, tryName, knownMoment, shortRunDuration } from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { dated, feudName, killName, scenarioName, skirmishName } from '#lib/seo/record-names.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { scoreTable } from './score-table.ts';
import { blockTable, type TextBlock } from './text-block.ts';

/** A kill: who against whom, when, and what the attackers had in it, the killer first. */
export function killBlock(kill: documents.KillDetailsFragment): TextBlock {
  const killer = killerOf(kill);
  const date = toDate(kill.time);
  const { character: victim, level, renownRank } = kill.victim;
  const attackers = kill.attackers.length;
  return {
    title: `${killName(kill)} in ${killLocation(kill).name}`,
    facts: [
      ...(date ? [`${utcDateLong(date)}, ${utcTime(date)} UTC`] : []),
      counted(attackers, 'attacker'),
      `the victim a ${careerLabel(victim.career)}, level ${plain(level)}, renown rank ${plain(renownRank)}`,
    ].join(' · '),
    ...blockTable(
      [...(killer ? [killer] : []), ...assistsOf(kill)],
      [
        ['Attacker', ({ character }) => character.name],
        ['Career', ({ character }) => careerLabel(character.career)],
        ['Damage', ({ character }) => thousands(damageTotal(kill.damage, character.id)), 'end'],
        [
          'Share',
          ({ character, damagePercent }) =>
            `${fixed(damageShare(kill.damage, character.id) ?? damagePercent, 1)}%`,
          'end',
        ],
      ],
    ),
  };
}

interface Feud {
  readonly sides: readonly [{ readonly name: string }, { readonly name: string }];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
}

/** A feud of two players or guilds: the count each way and the latest kills, as many as the page lists. */
export function feudBlock(feud: Feud, kills: readonly documents.KillRowFragment[]): TextBlock {
  const [near, far] = feud.kills;
  const total = near + far;
  const listed = kills.length < total ? `${thousands(kills.length)} of ${thousands(total)} kills` : 'Kills';
  return {
    title: `${feudName(feud)}: ${thousands(near)} to ${thousands(far)}`,
    facts: total === 0 ? 'No kills on each other' : `${listed} on each other, the latest first, times in UTC`,
    ...blockTable(kills, [
      ['Time', ({ time }) => shortMoment(time)],
      ['Killer', (kill) => killerOf(kill)?.character.name ?? ''],
      ['Victim', ({ victim }) => victim.character.name],
      ['Place', (kill) => killLocation(kill).name],
    ]),
  };
}

/** A moment for a row, in UTC. @example shortMoment(1795284290) // '2026-11-21 18:04' */
export function shortMoment(time: number | string): string {
  const date = toDate(time);
  return date ? `${utcDate(date)} ${utcTimeShort(date)}` : '';
}

const BATTLE_KEYS = ['kills', 'deaths', 'deathBlows', 'damage', 'healing'] as const;

/**
 * A scenario run: its result and the first of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function scenarioBlock(
  run: documents.ScenarioInfoFragment,
  scores: readonly documents.ScenarioScoreFragment[],
  query: SearchParams,
): TextBlock {
  const [order, destruction] = pointsOf(run).map(thousands);
  const more = ['career', 'guild', 'level', 'killDamage', 'protection', 'objectiveScore', 'medals'] as const;
  return {
    title: scenarioName(run, 'minute'),
    facts: [
      `Order ${order}, Destruction ${destruction}`,
      shortDuration(spanOf(run.startTime, run.endTime)),
      queueLabel(run.queueType),
    ].join(' · '),
    ...scoreTable(scores, { keys: BATTLE_KEYS, sortKeys: [...BATTLE_KEYS, ...more], query }),
  };
}

/**
 * A skirmish: how big it was and the first of a page of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function skirmishBlock(
  skirmish: documents.SkirmishInfoFragment,
  scores: readonly documents.SkirmishScoreFragment[],
  query: SearchParams,
): TextBlock {
  const { numberOfPlayers, numberOfKills, startTime, endTime } = skirmish;
  return {
    title: `Skirmish at ${skirmishName(skirmish, 'minute')}`,
    facts: [
      counted(numberOfPlayers, 'player'),
      counted(numberOfKills, 'kill'),
      shortDuration(spanOf(startTime, endTime), 'minute'),
    ].join(' · '),
    ...scoreTable(scores, { keys: BATTLE_KEYS, sortKeys: SKIRMISH_SORT_KEYS, query }),
  };
}

type PartyScore = documents.InstanceScoreFragment | documents.EncounterScoreFragment;

/**
 * A run of an instance: its outcome and the first of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function instanceRunBlock(
  run: documents.InstanceRunDetailsFragment,
  scores: readonly PartyScore[],
  query: SearchParams,
): TextBlock {
  const won = run.encounters.length > 0 ? [`${wonWords(run)} won`] : [];
  return partyBlock(`${instanceName(run.instance)} run`, run, won, scores, query);
}

/** A try at an encounter of a run, likewise. */
export const tryBlock = (
  {
    run,
    current,
  }: Readonly<{ run: documents.InstanceRunDetailsFragment; current: Try<documents.EncounterRunRowFragment> }>,
  scores: readonly PartyScore[],
  query: SearchParams,
): TextBlock =>
  partyBlock(`${tryName(current)} in ${instanceName(run.instance)}`, current.attempt, [], scores, query);

const PARTY_KEYS = ['itemRating', 'deaths', 'damage', 'healing', 'protection'] as const;

/** @param won the encounters that a run has won, in words */
function partyBlock(
  name: string,
  course: Parameters<typeof shortRunDuration>[0] & { readonly completed: boolean },
  won: readonly string[],
  scores: readonly PartyScore[],
  query: SearchParams,
): TextBlock {
  const players = membersOf(scores).length;
  return {
    title: dated(name, knownMoment(course.start) ?? '', 'minute'),
    facts: [
      course.completed ? 'Completed' : 'Not completed',
      ...won,
      shortRunDuration(course),
      counted(players, 'player'),
      counted(totalDeaths(scores), 'death'),
    ].join(' · '),
    ...scoreTable(scores, {
      keys: PARTY_KEYS,
      sortKeys: [...PARTY_KEYS, 'career', 'guild', 'level'],
      query,
    }),
  };
}
