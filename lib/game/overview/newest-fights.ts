import type { Route } from 'next';

import type {
  KillRowFragment,
  NewestBattleFragment,
  NewestSessionFragment,
  ScenarioRowFragment,
} from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { knownDate } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';

import { battleResult, killsAndDeaths } from '../battles/list/battle-result.ts';
import { killerOf } from '../battles/kill.ts';
import { pointsOf, scenarioLabel, winnerOf } from '../battles/scenario.ts';
import { instanceName } from '../instances/instance-name.ts';
import { killLocation } from '../places/location.ts';
import { zoneLabel } from '../places/zones.ts';

/** A fight of a player in a line: when it began, how it went, and its page. */
export interface NewestFight {
  /** Epoch seconds. */
  readonly at: number;
  readonly text: string;
  readonly href: Route;
}

/** The newest of each kind, as the API lists them. */
interface NewestOfKinds {
  readonly kills: readonly KillRowFragment[];
  readonly deaths: readonly KillRowFragment[];
  readonly battles: readonly NewestBattleFragment[];
  readonly scenarios: readonly ScenarioRowFragment[];
  /** The ids of the newest runs that the player's side won, at least as many as there are runs; null where unknown. */
  readonly won: readonly string[] | null;
  readonly sessions: readonly NewestSessionFragment[];
}

/** Fights that an overview has room for. */
const SHOWN = 5;

/** The newest fights of a player of all kinds, newest first. */
export const newestFights = ({ kills, deaths, battles, scenarios, won, sessions }: NewestOfKinds) =>
  [
    ...kills.map(killLine),
    ...deaths.map(deathLine),
    ...battles.map(battleLine),
    ...scenarios.map((run) => runLine(run, won)),
    ...sessions.flatMap(sessionLine),
  ]
    .filter(({ at }) => knownDate(at) !== null)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, SHOWN);

const killLine = (kill: KillRowFragment): NewestFight => ({
  at: kill.time,
  text: `Killed ${kill.victim.character.name} in ${killLocation(kill).name}`,
  href: routes.kill(kill.id),
});

function deathLine(kill: KillRowFragment): NewestFight {
  const by = killerOf(kill)?.character.name ?? 'own hand';
  return {
    at: kill.time,
    text: `${by === 'own hand' ? 'Died' : 'Killed'} by ${by} in ${killLocation(kill).name}`,
    href: routes.kill(kill.id),
  };
}

/** A battle: 'Battle in Praag: won, 7 kills, 1 death'. */
function battleLine(battle: NewestBattleFragment): NewestFight {
  const { id, startTime, zone, part } = battle;
  const result = battleResult(battle, part?.realm).toLowerCase();
  const parts = [result, part ? killsAndDeaths(part) : ''].filter(Boolean).join(', ');
  return {
    at: startTime,
    text: `Battle in ${zone ? zoneLabel(zone) : 'an unknown place'}${parts && `: ${parts}`}`,
    href: routes.battle(id),
  };
}

/** A run: 'Nordenwatch: won 500 to 321'. */
function runLine(run: ScenarioRowFragment, won: NewestOfKinds['won']): NewestFight {
  const words = runResult(run, won);
  return {
    at: run.startTime,
    text: `${scenarioLabel(run.scenario)}${words && `: ${words}`}`,
    href: routes.scenario(run.id),
  };
}

/** The result of a run for the player, own points first; '' where it is not known. */
function runResult(run: ScenarioRowFragment, won: NewestOfKinds['won']): string {
  const winner = winnerOf(run);
  if (winner === null || won === null) return '';
  const points = pointsOf(run).toSorted((one, other) => other - one);
  const isKnown = !points.some(Number.isNaN);
  const score = (...of: readonly number[]) => (isKnown ? ` ${of.map(plain).join(' to ')}` : '');
  if (winner === 'DRAW') return `drawn${score(...points)}`;
  return won.includes(run.id) ? `won${score(...points)}` : `lost${score(...points.toReversed())}`;
}

/** A session: 'Gunbad: cleared'. */
const sessionLine = ({ dungeon, start, cleared, runs: [run] }: NewestSessionFragment): NewestFight[] =>
  run
    ? [
        {
          at: start,
          text: `${instanceName(dungeon)}: ${cleared ? 'cleared' : 'not cleared'}`,
          href: routes.instanceRun(run.id),
        },
      ]
    : [];
