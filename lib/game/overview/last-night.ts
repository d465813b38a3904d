import { counted, thousands } from '#lib/format/number.ts';
import { battleWords } from '#lib/game/battles/list/battle-result.ts';

import type { NewestFight } from './newest-fights.ts';

/** A player's last night, and the newest fights. */
export interface LastNight {
  /** The start of the night in epoch seconds. */
  readonly evening: number;
  /** Killing blows. */
  readonly kills: number;
  readonly deaths: number;
  /** Battles in the open world; null where the API has none. */
  readonly battles: number | null;
  readonly runs: number;
  readonly wins: number;
  /** The newest fights of all kinds, newest first. */
  readonly newest: readonly NewestFight[];
}

/** True if a player fought in the last night, with or without a kill. */
export const foughtLastNight = ({ kills, deaths, battles, runs }: LastNight): boolean =>
  kills + deaths + (battles ?? 0) + runs > 0;

/** Battles in words: '2 battles'; null where the API has none. */
export const nightBattleWords = ({ battles }: LastNight): string | null =>
  battles === null ? null : battleWords(battles);

/** Runs of scenarios in words: '3 scenarios (2 won)', '0 scenarios'. */
export const nightRunWords = ({ runs, wins }: LastNight): string =>
  counted(runs, 'scenario') + (runs > 0 ? ` (${thousands(wins)} won)` : '');
