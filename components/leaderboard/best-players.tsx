import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { BestPlayers as Best } from '#lib/game/boards/board.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { BestList } from './best-list.tsx';

interface Props {
  readonly best: Best;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
}

const PLAYER_COLUMN = {
  header: 'Player',
  who: (character: CharacterCardFragment) => (
    <CombatantCell character={character} guild={character.guildMembership?.guild} />
  ),
  edge: ({ career }: CharacterCardFragment) => realmOf(realmOfCareer(career)).side,
} as const;

/** The players with the most kills and the most deaths of a period; a sentence for a period without kills. */
export function BestPlayers({ best: { killers, victims }, period }: Props) {
  if (killers.length === 0) return <p className="text-muted">No kills in {period}.</p>;
  return (
    <>
      <BestList title="Most kills" note="Of all players" measure="kills" rows={killers} {...PLAYER_COLUMN} />
      {victims && (
        <BestList
          title="Most deaths"
          note="Of all players"
          measure="deaths"
          rows={victims}
          {...PLAYER_COLUMN}
        />
      )}
    </>
  );
}
