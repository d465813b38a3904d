import type { ItemTagFragment, PieceSourcesFragment } from '#graphql/generated/documents.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';

import { SectionHeading } from '../ui/page/section-heading.tsx';
import { PartialSetPanel } from './partial-set-panel.tsx';

interface Props {
  readonly sets: readonly PartialSet<ItemTagFragment>[];
  /** Sources by the id of the piece. */
  readonly sources: ReadonlyMap<string, PieceSourcesFragment>;
  /** The realm of the character who wears the sets. */
  readonly realm: string;
}

/** Lists the sets that a character wears in part, with the missing pieces and their sources (rules.md: Item sets). */
export function MissingPieces({ sets, ...details }: Props) {
  if (sets.length === 0) return null;
  return (
    <section>
      <SectionHeading>What is missing</SectionHeading>
      <div className="grid grid-cols-1 gap-gap">
        {sets.map((set) => (
          <PartialSetPanel key={set.id} set={set} {...details} />
        ))}
      </div>
    </section>
  );
}
