import type {
  ArmoryFragment,
  BetterItemFragment,
  Career,
  CharacterHitFragment,
  FittingItemPageFragment,
  ItemCardFragment,
  SourceCountsFragment,
  WornByBestItemFragment,
} from '#graphql/generated/documents.ts';
import type { ApiError } from '#lib/api/api-error.ts';
import type { BaseStats, Build, BuildSlot, BuildStat, Gear } from '#lib/game/builds/build.ts';
import type { Trial } from '#lib/game/builds/upgrades.ts';
import type { Month } from '#lib/game/calendar.ts';
import type { StatChange } from '#lib/game/costs/stat-words.ts';

import type { BuildAddress, Pick } from './build-address.ts';

/** A build with what its parts are, and what they come to. */
export interface PlannedBuild {
  /** "This build", or the name of the character who wears it. */
  readonly name: string;
  readonly build: Build;
  readonly gear: Gear;
  readonly stats: readonly BuildStat[];
  /** Null where the operator brings no table of the career's own stats. */
  readonly base: BaseStats | null;
  /** Set for the armory of a character, which no link changes. */
  readonly wornBy: string | null;
}

/** The address of a build with all that it names. */
export interface BuildPlan {
  readonly address: BuildAddress;
  readonly mine: PlannedBuild;
  readonly theirs: PlannedBuild | null;
  /** The character whose pieces cost nothing; null for none. */
  readonly owner: Owner | null;
  /** Characters whom the name of the second armory may mean. */
  readonly choices: readonly CharacterHitFragment[];
  /** Sentences about all that was dropped. */
  readonly refusals: readonly string[];
}

/** A character and what it wears. */
interface Owner {
  readonly id: string;
  readonly name: string;
  /** The ids of worn items and their talismans, one for each piece. */
  readonly pieces: readonly string[];
}

/** An item for the open slot. */
export interface FittingItem {
  readonly item: ItemCardFragment & SourceCountsFragment;
  readonly changes: readonly StatChange[];
  /** Sentences about what cannot be worn once it is put on: itself, or what it leaves no hand for. */
  readonly refusals: readonly string[];
}

/** One page of what fits the open slot. */
export interface FittingPage {
  readonly items: readonly FittingItem[];
  readonly pageInfo: FittingItemPageFragment['pageInfo'];
  readonly pick: Pick;
}

/** An item that many wear, with the slots of a build that take it. */
export interface WornChoice {
  readonly slots: readonly [BuildSlot, ...BuildSlot[]];
  readonly label: string;
  readonly item: WornByBestItemFragment;
  readonly wearers: number;
  /** Those whose armories were looked at. */
  readonly players: number;
}

/** The items that those wear who had the most kills of a career in a month. */
export interface WornByBest {
  readonly month: Month;
  readonly players: number;
  /** Epoch seconds. */
  readonly countedAt: number;
  readonly choices: readonly WornChoice[];
  /** Items that are left out since they need a higher level or renown rank than the build has. */
  readonly beyond: number;
}

/** The best upgrade of a slot. */
export interface UpgradeRow {
  readonly slot: BuildSlot;
  readonly label: string;
  readonly item: BetterItemFragment;
  /** The points that the whole build has more of what is weighed. */
  readonly gain: number;
  readonly changes: readonly StatChange[];
  /** The item that is there; null for an empty slot. */
  readonly worn: ItemCardFragment | null;
  /** The item that comes off the off hand, since both hands are taken; null for none. */
  readonly off: ItemCardFragment | null;
}

/** The best upgrades of a build, one for each slot, the one that gains most first. */
export interface Upgrades {
  readonly rows: readonly UpgradeRow[];
  /** The items that were read of each slot, where others may be better; null where all count. */
  readonly read: number | null;
  /** False where the API cannot sort by stats, so that those of the highest item level were read. */
  readonly sortsStats: boolean;
}

/** The verdict on an item for a player: better or worse, or why it cannot be worn. */
export interface BetterFor {
  /** The player with what is worn; null where the text means no single one. */
  readonly wearer: ArmoryFragment | null;
  /** Players whom the text may mean. */
  readonly choices: readonly CharacterHitFragment[];
  /** The reason why the armory could not be loaded. */
  readonly error: ApiError | null;
  /** Null without a wearer, and for one of a career that we do not know. */
  readonly trial: PlayerTrial | null;
}

/** An item tried on by a player. */
export interface PlayerTrial extends Trial<ItemCardFragment> {
  readonly career: Career;
  /** The changes of the whole build, the biggest first. */
  readonly changes: readonly StatChange[];
  /** The item in the place that it is best in; null for an empty slot. */
  readonly replaced: ItemCardFragment | null;
  /** The item that comes off the off hand, since both hands are taken; null for none. */
  readonly off: ItemCardFragment | null;
}
