import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { counted, plain } from '#lib/format/number.ts';
import { listWords } from '#lib/format/list-words.ts';
import type { Presence } from '#lib/game/battles/report/groups.ts';
import { type BattlePlayer, SIDE_NAMES } from '#lib/game/battles/report/rows.ts';

import { SectionHeading } from '../../ui/page/panel.tsx';
import type { Column } from '../../ui/table/column.ts';

const columns: readonly Column<Presence>[] = [
  { header: 'Side', cell: ({ side }) => SIDE_NAMES[side] },
  { header: 'Throughout', align: 'end', cell: ({ throughout }) => plain(throughout) },
  { header: 'Came later', align: 'end', cell: ({ came }) => plain(came.length) },
  { header: 'Left before', align: 'end', cell: ({ left }) => plain(left.length) },
];

/** The most names in a list of players. */
const MOST = 12;

/** @example namesOf(players) // 'Alith, Uthgar and 3 others' */
function namesOf(players: readonly BattlePlayer[]): string {
  const names = players.slice(0, MOST).map(({ character }) => character.name);
  const more = players.length - names.length;
  return listWords(more > 0 ? [...names, counted(more, 'other')] : names);
}

interface Props {
  readonly presence: readonly Presence[];
  /** The number of skirmishes that the battle is made of. */
  readonly skirmishes: number;
}

/** Players who came later or left before the end. */
export const PresenceTable = ({ presence, skirmishes }: Props) => (
  <section>
    <SectionHeading>Who came and who left</SectionHeading>
    {skirmishes > 1 ? (
      <>
        <ListPanel
          plain
          caption="Who came and who left"
          columns={columns}
          rows={presence}
          rowKey={({ side }) => side}
          edge={({ side }) => side}
        />
        {presence.map(({ side, came, left }) => (
          <p key={side} className="mt-3 max-w-prose">
            {came.length > 0 && `Came for ${SIDE_NAMES[side]}: ${namesOf(came)}. `}
            {left.length > 0 && `Left ${SIDE_NAMES[side]}: ${namesOf(left)}.`}
          </p>
        ))}
        <p className="mt-3 max-w-prose text-sm text-muted">
          By the skirmishes that a player was in: later or earlier means more than five minutes after the
          beginning or before the end; some did both.
        </p>
      </>
    ) : (
      <p className="max-w-prose text-muted">
        This battle is one skirmish: its scoreboard does not say when players came and left.
      </p>
    )}
  </section>
);
