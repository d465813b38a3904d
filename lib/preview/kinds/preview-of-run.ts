import type {
  DungeonRowFragment,
  EncounterRunRowFragment,
  InstanceRunDetailsFragment,
  InstanceRowFragment,
  InstanceRunPageFragment,
} from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands, counted } from '#lib/format/number.ts';
import { clearedWords } from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { instanceName, encounterName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, totalDeaths } from '#lib/game/instances/party.ts';
import { type Try, tryName, knownMoment, runDuration } from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import type { Preview, Total } from '../preview.ts';
import { countTotal, factsLine, momentWords } from './parts.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { completedMedian, timedRuns } from '#lib/game/instances/duration-distribution.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { INSTANCE_ART } from '#lib/art/tables/quests.ts';

/** Encounters that are named before the rest is only counted. */
const NAMED = 3;

const instanceBadge = (): string => framedIcon(INSTANCE_ART);

/**
 * The preview of an instance: its encounters, how often it was run, and how long a completed run takes.
 * @param latest its runs, with their number
 * @param sample the newest of them
 */
export function previewOfInstance(
  instance: InstanceRowFragment,
  latest: Pick<InstanceRunPageFragment, 'totalCount'> | null,
  sample: RunSample | null,
): Preview {
  const encounters = encountersOf(instance);
  const names = encounters.slice(0, NAMED).map(encounterName).join(', ');
  const usual = completedMedian(timedRuns(sample?.runs ?? []));
  return {
    title: instanceName(instance),
    facts: encounters.length > NAMED ? `${names} and ${encounters.length - NAMED} more` : names || 'Dungeon',
    totals: [
      countTotal(latest?.totalCount ?? 0, 'run'),
      countTotal(encounters.length, 'encounter'),
      ...(usual
        ? [
            {
              value: shortDuration(usual.median),
              label: `median of ${counted(usual.runs, 'completed run')}`,
            },
          ]
        : []),
    ],
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: instance.id,
  };
}

/** Makes the preview of a run of an instance: its outcome, time, duration, deaths and item rating. */
export function previewOfRun(run: InstanceRunDetailsFragment): Preview {
  const won = run.completed ? 'Completed' : `${wonWords(run)} won`;
  return {
    title: `${instanceName(run.instance)} run`,
    facts: factsLine(won, momentWords(knownMoment(run.start))),
    totals: courseOf(run),
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: run.instanceId,
    isFinal: runDuration(run) !== null,
  };
}

/** Makes the preview of a try at an encounter: its outcome, time, duration, deaths and item rating. */
export function previewOfTry(
  run: InstanceRunDetailsFragment,
  current: Try<EncounterRunRowFragment>,
): Preview {
  const { attempt } = current;
  return {
    title: tryName(current),
    facts: factsLine(
      `${attempt.completed ? 'Won' : 'Lost'} in ${instanceName(run.instance)}`,
      momentWords(knownMoment(attempt.start)),
    ),
    totals: courseOf(attempt),
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: run.instanceId,
    isFinal: runDuration(attempt) !== null,
  };
}

type Course = Pick<EncounterRunRowFragment, 'start' | 'end' | 'completed' | 'scoreboardEntries'> &
  Partial<Pick<EncounterRunRowFragment, 'encounterId'>>;

function courseOf(course: Course): readonly Total[] {
  const party = course.scoreboardEntries;
  const duration = runDuration(course);
  const ratings = itemRatings(party);
  return [
    ...(duration === null ? [] : [{ value: shortDuration(duration), label: 'duration' }]),
    countTotal(totalDeaths(party), 'death'),
    ...(ratings ? [{ value: thousands(ratings.average), label: 'item rating' }] : []),
  ];
}

/**
 * Makes the preview of a dungeon: how many groups tried it, how many cleared it, and how long that takes; where it has
 * wings, those of the one that most groups tried.
 */
export function previewOfDungeon(dungeon: DungeonRowFragment): Preview {
  const { id, figures, wings } = dungeon;
  const of = hasWings(dungeon) ? mostTried(wings) : undefined;
  const { tries, cleared, median } = of?.figures ?? figures;
  const words = clearedWords({ tries, cleared });
  return {
    title: instanceName(dungeon),
    facts: of && tries > 0 ? `${wingName(of.instance)}: ${words}` : words,
    totals: [
      countTotal(figures.sessions, 'session', 'sessions'),
      of ? countTotal(wings.length, 'wing') : countTotal(cleared, 'clear', 'clears'),
      ...(median === null
        ? []
        : [
            {
              value: shortDuration(median * 1000),
              label: `median of a clear${of ? ` of ${wingName(of.instance)}` : ''}`,
            },
          ]),
    ],
    realm: 'NEUTRAL',
    badge: instanceBadge(),
    zoneId: id,
  };
}

/** The wing that most groups tried. */
const mostTried = ([first, ...others]: DungeonRowFragment['wings']) =>
  others.reduce((most, wing) => (most && most.figures.tries >= wing.figures.tries ? most : wing), first);
