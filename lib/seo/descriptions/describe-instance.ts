import type { DungeonRowFragment, InstanceRowFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { clearedWords, dungeonVerdict } from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings } from '#lib/game/dungeons/wings.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';

import { type Description, fitting, LONGEST_DESCRIPTION, sentences, titleOf } from './wording.ts';

/** Encounters that a description names. */
const NAMED = 3;

/**
 * An instance: its name and its first encounters.
 * @example describeInstance(instance).title // 'Gunbad, dungeon: 5 encounters, fastest and latest runs'
 */
export function describeInstance(instance: InstanceRowFragment): Description {
  const [name, count] = [instanceName(instance), countWords(instance)];
  return {
    title: titleOf(`${name}, dungeon: ${count && `${count}, `}fastest and latest runs`, `${name}, dungeon`),
    description: withEncounters(
      `${name}: the fastest and the latest runs${count && ', how long and how deadly each encounter is'}.`,
      instance,
    ),
  };
}

/**
 * Describes the statistics of an instance: duration and deaths of its encounters.
 * @example describeStatistics(instance).title // 'Gunbad statistics: duration and deaths of 5 encounters'
 */
export function describeStatistics(instance: InstanceRowFragment): Description {
  const [name, count] = [instanceName(instance), countWords(instance)];
  return {
    title: titleOf(`${name} statistics: duration and deaths${count && ` of ${count}`}`, `${name} statistics`),
    description: withEncounters(
      `How long and how deadly ${name} is, by item rating${count && ': duration and deaths at each encounter'}.`,
      instance,
    ),
  };
}

/** The number of encounters in words; empty where none are known. */
const countWords = (instance: InstanceRowFragment): string => {
  const { length } = encountersOf(instance);
  return length > 0 ? counted(length, 'encounter') : '';
};

/** A sentence, and as many names of encounters as there is room for. */
function withEncounters(sentence: string, instance: InstanceRowFragment): string {
  const names = encountersOf(instance).map(encounterName);
  if (names.length === 0) return sentence;
  const wordings = Array.from({ length: NAMED }, (_, at) => names.slice(0, NAMED - at)).map(
    (named) =>
      `${countWords(instance)}: ${named.join(', ')}${named.length < names.length ? ' and more' : ''}`,
  );
  const room = LONGEST_DESCRIPTION - sentence.length - ' .'.length;
  return sentences(sentence, fitting(room, ...wordings, countWords(instance)));
}

/**
 * Describes a dungeon with its wings by its sessions.
 * @example describeDungeon(dungeon).title // 'Lost Vale: who clears it, 35 of 106 groups'
 */
export function describeDungeon(dungeon: DungeonRowFragment): Description {
  const { figures, wings } = dungeon;
  const name = instanceName(dungeon);
  const verdict = `${name}: ${dungeonVerdict(dungeon).slice(0, -1)}`;
  if (hasWings(dungeon)) {
    return {
      title: titleOf(
        `${name}: who clears which of its ${wings.length} wings`,
        `${name}: who clears it`,
        name,
      ),
      description: sentences(
        [verdict, `${name}: how many groups cleared each of its ${wings.length} wings, and how fast`],
        ['Fastest clears, where groups stop and best players, wing by wing', 'Each wing on its own'],
      ),
    };
  }
  return {
    title: titleOf(
      `${name}: who clears it, ${figures.cleared} of ${figures.tries} groups`,
      `${name}: who clears it`,
      name,
    ),
    description: sentences(verdict, clearedWords(figures), [
      'Fastest clears, where groups stop and best players',
      'Fastest clears and where groups stop',
    ]),
  };
}
