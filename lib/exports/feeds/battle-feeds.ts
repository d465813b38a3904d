import type * as documents from '#graphql/generated/documents.ts';
import { isSpan, shortDuration } from '#lib/format/duration.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted, plain, plural, thousands } from '#lib/format/number.ts';
import { knownDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { assistsOf, isOwnDeath, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { outnumberedWords, scoreWords } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { scenarioLabel, pointsOf, type Winner, winnerOf } from '#lib/game/battles/scenario.ts';
import { outcomeWords } from '#lib/game/dungeons/session-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { membersOf } from '#lib/game/instances/party.ts';
import { knownMoment, runDuration } from '#lib/game/instances/tries.ts';
import { killLocation, skirmishLocation } from '#lib/game/places/location.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { battleName, dated, killName, scenarioName, skirmishName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import type { FeedEntry } from './export-feed.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';

/**
 * Says when and where something happened, as the start of a summary.
 * @example happened(date, 'Praag') // '21 November 2026, 18:04 UTC, Praag.'
 */
function happened(date: Date | null, place: string): string {
  return date ? `${utcDateLong(date)}, ${utcTimeShort(date)} UTC, ${place}.` : `${place}.`;
}

/** The categories of what happens in the open world and in scenarios. */
const placeCategory = (kind: 'scenario' | 'rvr') =>
  kind === 'scenario' ? { term: 'scenario', label: 'Scenario' } : { term: 'rvr', label: 'RvR' };

const OUTCOMES: Readonly<Record<Winner, string>> = {
  ORDER: 'Order won',
  DESTRUCTION: 'Destruction won',
  DRAW: 'a draw',
};

/**
 * A scenario run in a feed.
 * @example scenarioEntry(run).title // 'The Ironclad, 21 Nov 2026, 18:04: Order won'
 */
export function scenarioEntry(run: documents.ScenarioRowFragment): FeedEntry {
  const [order, destruction] = pointsOf(run).map(plain);
  const [winner, length] = [winnerOf(run), runLength(run)];
  const start = knownDate(run.startTime);
  return {
    path: routes.scenario(run.id),
    title: scenarioName(run, 'minute') + (winner ? `: ${OUTCOMES[winner]}` : ''),
    summary: `${happened(start, scenarioLabel(run.scenario))} Order ${order}, Destruction ${destruction} points${inLength(length, 'second')}.`,
    published: start,
    updated: length === null ? start : knownDate(run.endTime),
    categories: [placeCategory('scenario')],
  };
}

/** @example inLength(725_000, 'second') // ' in 12m 5s' */
const inLength = (length: number | null, unit: 'second' | 'minute'): string =>
  isSpan(length) ? ` in ${shortDuration(length, unit)}` : '';

const within = (fight: Record<'startTime' | 'endTime', number>): string =>
  inLength(fightLength(fight), 'minute');

/**
 * A skirmish in a feed.
 * @example skirmishEntry(skirmish).title // 'Skirmish at Praag, 21 Nov 2026, 18:04: 120 players, 64 kills'
 */
export function skirmishEntry(skirmish: documents.SkirmishRowFragment): FeedEntry {
  const { kind, name, area } = skirmishLocation(skirmish);
  const { startTime, endTime, numberOfPlayers, numberOfKills } = skirmish;
  const [players, kills] = [counted(numberOfPlayers, 'player'), counted(numberOfKills, 'kill')];
  const start = knownDate(startTime);
  return {
    path: routes.skirmish(skirmish.id),
    title: `Skirmish at ${skirmishName(skirmish, 'minute')}: ${players}, ${kills}`,
    summary: [
      happened(start, area === null ? name : `${name}, ${area}`),
      `${players} (${split(skirmish.numberOfPlayersOrder, skirmish.numberOfPlayersDestruction)})`,
      `made ${kills} (${split(skirmish.numberOfKillsOrder, skirmish.numberOfKillsDestruction)})${within(skirmish)}.`,
      ...guilds(skirmish.topGuildsByPlayers),
    ].join(' '),
    published: start,
    updated: knownDate(fightLength(skirmish) === null ? startTime : endTime),
    categories: [placeCategory(kind)],
  };
}

const split = (order: number, destruction: number): string =>
  `${thousands(order)} Order, ${thousands(destruction)} Destruction`;

function guilds(most: readonly { readonly guild: { readonly name: string }; readonly count: number }[]) {
  const named = most.map(({ guild, count }) => `${guild.name} (${count})`);
  return named.length > 0 ? [`Guilds with the most players: ${named.join(', ')}.`] : [];
}

/**
 * A battle in a feed.
 * @example battleEntry(battle).title // 'Battle of Praag, 21 Nov 2026, 18:04 UTC: Order 84, Destruction 61 kills'
 */
export function battleEntry(battle: documents.BattleListRowFragment): FeedEntry {
  const { order, destruction } = battle;
  const [start, fewer] = [knownDate(battle.startTime), outnumberedWords(battle)];
  return {
    path: routes.battle(battle.id),
    title: `Battle of ${battleName(battle, 'minute')}: ${scoreWords(battle)}`,
    summary: [
      happened(start, battlePlace(battle)),
      `${thousands(order.players + destruction.players)} players (${split(order.players, destruction.players)})`,
      `made ${thousands(order.kills + destruction.kills)} kills (${split(order.kills, destruction.kills)})${within(battle)}.`,
      ...(fewer === null ? [] : [`${fewer}.`]),
      ...guilds(battle.guilds.slice(0, 3).map(({ guild, players }) => ({ guild, count: players }))),
    ].join(' '),
    published: start,
    updated: knownDate(fightLength(battle) === null ? battle.startTime : battle.endTime),
    categories: [placeCategory('rvr')],
  };
}

/**
 * An instance run in a feed.
 * @example runEntry(run).title // 'Gunbad, 21 Nov 2026, 18:04: completed'
 */
export function runEntry(run: documents.InstanceRunRowFragment): FeedEntry {
  const [start, end] = [dateOf(run.start), dateOf(run.end)];
  const name = instanceName(run.instance);
  const outcome = run.completed
    ? { term: 'completed', label: 'Completed' }
    : { term: 'not-completed', label: 'Not completed' };
  return {
    path: routes.instanceRun(run.id),
    title: `${dated(name, start?.getTime() ?? '', 'minute')}: ${outcome.label.toLowerCase()}`,
    summary: `${happened(start, name)} ${progress(run)}.`,
    published: start,
    updated: runDuration(run) === null ? null : end,
    categories: [outcome],
  };
}

/**
 * A session in a feed, by its first run.
 * @example sessionEntry(session).title // 'Gunbad, 21 Nov 2026, 18:04 UTC: 4 of 7 encounters fell'
 */
export function sessionEntry(session: documents.SessionRowFragment): FeedEntry {
  const { cleared, deaths, end, players, runs, seconds } = session;
  const [name, start] = [instanceName(session.dungeon), knownDate(session.start)];
  const took = seconds === null ? '' : ` in ${shortDuration(seconds * 1000)}`;
  return {
    path: routes.instanceRun(session.id),
    title: `${dated(name, start?.getTime() ?? '', 'minute')}: ${cleared ? 'cleared' : outcomeWords(session)}`,
    summary: `${happened(start, name)} ${counted(players, 'player')}, ${counted(runs.length, 'run')}: ${outcomeWords(session)}, ${counted(deaths, 'death')}${took}.`,
    published: start,
    updated: knownDate(end ?? Number.NaN),
    categories: [
      cleared ? { term: 'cleared', label: 'Cleared' } : { term: 'not-cleared', label: 'Not cleared' },
    ],
  };
}

function progress(run: documents.InstanceRunRowFragment): string {
  const { encounters, scoreboardEntries } = run;
  const duration = runDuration(run);
  const party = membersOf(scoreboardEntries).length;
  const done = new Set(encounters.flatMap(({ completed, encounterId }) => (completed ? encounterId : [])))
    .size;
  const how = duration === null ? '; when the run ended is not known' : ` in ${shortDuration(duration)}`;
  return (
    `${counted(party, 'player')} completed ${done === 0 ? 'no' : done} ` +
    `${plural(done, 'encounter', 'encounters')}${how}`
  );
}

function dateOf(moment: number | string): Date | null {
  const known = knownMoment(moment);
  return known === null ? null : new Date(known);
}

/** Helpers whom an entry names. */
const NAMED = 3;

/**
 * A kill in a feed.
 * @example killEntry(kill).title // 'Verenthe killed Uthgar in Praag'
 */
export function killEntry(kill: documents.KillRowFragment): FeedEntry {
  const { kind, name: place } = killLocation(kill);
  const date = knownDate(kill.time);
  return {
    path: routes.kill(kill.id),
    title: `${killName(kill)} in ${place}`,
    summary: `${happened(date, place)} ${deed(kill)}`,
    published: date,
    updated: date,
    categories: [placeCategory(kind), ...(isSolo(kill) ? [{ term: 'solo', label: 'Solo kill' }] : [])],
  };
}

function deed(kill: documents.KillRowFragment): string {
  const killer = killerOf(kill);
  const victim = fighter(kill.victim);
  if (!killer) return `${victim} died${isOwnDeath(kill) ? ' by own hand' : ''}.`;
  return `${fighter(killer)} killed ${victim}${isSolo(kill) ? ' alone' : helpers(kill)}.`;
}

/** Those who helped, most damage first: the first by name, the others by number. */
function helpers(kill: documents.KillRowFragment): string {
  const assists = assistsOf(kill);
  if (assists.length === 0) return '';
  const named = assists.slice(0, NAMED).map(({ character }) => character.name);
  const others = assists.length - named.length;
  const more = others > 0 ? [counted(others, 'other')] : [];
  return ` together with ${listWords([...named, ...more])}`;
}

const fighter = ({
  character,
  guild,
  level,
  renownRank,
}: documents.AttackerTagFragment | documents.VictimTagFragment): string =>
  `${character.name} (${careerLabel(character.career)}${guild ? ` of ${guild.name}` : ''}, ` +
  `level ${plain(level)}, renown rank ${plain(renownRank)})`;
