import { cutTie, type Placed, tieWords } from '#lib/game/boards/ties.ts';

interface Props {
  readonly rows: readonly Placed[];
}

/** Says below a list how many more share its last place; renders nothing for none. */
export function CutTieNote({ rows }: Props) {
  const words = tieWords(cutTie(rows));
  return words !== '' && <p className="px-4.5 pb-3 text-sm text-muted">{words}</p>;
}
