import type { TurningPoint } from './course.ts';
import type { Loss, Named } from './rows.ts';

/** A player who killed at the turning point of a battle. */
export interface TurnKiller {
  readonly killer: Named;
  readonly career: string;
  /** The kills of these minutes, the first one first. */
  readonly kills: readonly Loss[];
}

/**
 * The players of the side that gained the lead, with their kills in the minutes of the turn; the most kills first, of as
 * many the first to kill.
 */
export function turnKillers(turn: TurningPoint, losses: readonly Loss[]): readonly TurnKiller[] {
  const killers = new Map<string, { killer: Named; career: string; kills: Loss[] }>();
  const ofTurn = losses.filter(({ time, by }) => by === turn.side && time >= turn.from && time < turn.to);
  for (const loss of ofTurn.toSorted((one, other) => one.time - other.time)) {
    const { killer, killerCareer: career } = loss;
    const known = killers.get(killer.id) ?? { killer, career, kills: [] };
    known.kills.push(loss);
    killers.set(killer.id, known);
  }
  return [...killers.values()].toSorted((one, other) => other.kills.length - one.kills.length);
}
