import type { Career } from '#graphql/generated/documents.ts';
import { BUILD_SLOTS, type Build, type BuildSlot } from '#lib/game/builds/build.ts';
import { TRAINING_LINES, type TrainingLine } from '#lib/game/builds/training.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { keysOf } from '#lib/game/look-up.ts';

import { first, type SearchParams } from '../search-params.ts';
import { cleanSearch } from '../clean-search.ts';
import { echo } from '../search-text.ts';
import type { Prefix } from './build-filter.ts';

export const DEFAULT_LEVEL = 40;
export const DEFAULT_RENOWN = 80;
export const MOST_RENOWN = 100;
/** Talismans of an item that are read: no item has room for more. */
const MOST_TALISMANS = 6;
const MOST_ABILITIES = 8;
const MOST_STEPS = 5;
const MOST_PATH_POINTS = 15;

/** A build out of an address. */
export interface ReadBuild {
  readonly build: Build;
  /** True if the address says anything of it. */
  readonly isGiven: boolean;
  /** Sentences about what was dropped. */
  readonly refusals: readonly string[];
}

const SLOTS: readonly BuildSlot[] = keysOf(BUILD_SLOTS);
const LINES: readonly TrainingLine[] = keysOf(TRAINING_LINES);

/**
 * Reads a build out of the parameters of an address. What no build can have is dropped, and a sentence says so.
 * @param prefix of the parameters
 * @example readBuild('SLAYER', { helm: '12', level: '99' }).refusals // ['Level: "99" is not a number from 1 to 40.']
 */
export function readBuild(career: Career, query: SearchParams, prefix: Prefix = ''): ReadBuild {
  const reader = new Reader(query, prefix);
  const build: Build = {
    career,
    level: reader.number('level', 'Level', [1, 40], DEFAULT_LEVEL),
    renown: reader.number('renown', 'Renown rank', [0, MOST_RENOWN], DEFAULT_RENOWN),
    slots: Object.fromEntries(SLOTS.flatMap((slot) => reader.slot(slot))),
    training: Object.fromEntries(
      LINES.flatMap((line) => {
        const steps = reader.number(`train.${line}`, TRAINING_LINES[line].label, [0, MOST_STEPS], 0);
        return steps === 0 ? [] : [[line, steps]];
      }),
    ),
    paths: [reader.path(1), reader.path(2), reader.path(3)],
    abilities: reader.ids('ability', 'Abilities', MOST_ABILITIES),
  };
  return { build, isGiven: reader.isGiven, refusals: reader.refusals };
}

/** Reads single parameters, and collects the sentences about what it drops. */
class Reader {
  readonly refusals: string[] = [];
  isGiven = false;

  constructor(
    readonly query: SearchParams,
    readonly prefix: Prefix,
  ) {}

  /** The value of a parameter; empty without one. */
  text(name: string): string {
    const value = cleanSearch(first(this.query, this.prefix + name) ?? '');
    if (value !== '') this.isGiven = true;
    return value;
  }

  /** Keeps a sentence about what was dropped. */
  refuse(label: string, sentence: string): void {
    this.refusals.push(`${this.prefix === '' ? '' : 'Second build: '}${label}: ${sentence}`);
  }

  number(name: string, label: string, [least, most]: readonly [number, number], byDefault: number): number {
    const value = this.text(name);
    if (value === '') return byDefault;
    if (/^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    this.refuse(label, `"${echo(value)}" is not a number from ${least} to ${most}.`);
    return byDefault;
  }

  path(at: 1 | 2 | 3): number {
    return this.number(`path-${at}`, `Path ${at}`, [0, MOST_PATH_POINTS], 0);
  }

  /** The valid ids of a list, at most so many. */
  ids(name: string, label: string, most: number): readonly string[] {
    const given = this.text(name).split(',').filter(Boolean);
    const ids = given.flatMap((each) => {
      const id = parseEntityId(each.trim());
      if (id === null) this.refuse(label, `"${echo(each)}" is not a number of the game.`);
      return id ?? [];
    });
    if (ids.length > most) this.refuse(label, `of ${ids.length} numbers only the first ${most} count.`);
    return ids.slice(0, most);
  }

  slot(slot: BuildSlot): readonly (readonly [BuildSlot, NonNullable<Build['slots'][BuildSlot]>])[] {
    const { label } = BUILD_SLOTS[slot];
    const [item] = this.ids(slot, label, 1);
    const talismans = this.ids(`${slot}.talismans`, `${label}, talismans`, MOST_TALISMANS);
    if (item !== undefined) return [[slot, { item, talismans }]];
    if (talismans.length > 0) this.refuse(label, 'there is no item that could hold the talismans.');
    return [];
  }
}
