import { ownerColumn, PLACE } from './board-columns.tsx';
import type { CharacterCardFragment, GuildTagFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { CombatantCell } from '../character/combatant-cell.tsx';
import { GuildCell } from '../guild/guild-cell.tsx';
import type { ReactNode } from 'react';
import type { Best, BestPlayers as Players } from '#lib/game/boards/board.ts';
import { thousands } from '#lib/format/number.ts';
import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import type { Edge } from '../ui/table/table-row.tsx';
import { Table } from '../ui/table/table.tsx';
import { cutTie, type Placed, tieWords } from '#lib/game/boards/ties.ts';

interface Props<Owner> {
  readonly title: string;
  /** A note on the population of the ranking. */
  readonly note: string;
  readonly header: 'Player' | 'Guild';
  readonly measure: 'kills' | 'deaths';
  readonly rows: readonly Best<Owner>[];
  readonly who: (owner: Owner) => ReactNode;
  readonly edge: (owner: Owner) => Edge;
}

/** The columns of a list of the best: place, who, how many. */
const bestColumns = <Owner,>({
  header,
  measure,
  who,
}: Pick<Props<Owner>, 'header' | 'measure' | 'who'>): readonly Column<Best<Owner>>[] => [
  PLACE,
  ownerColumn(header, who),
  {
    header: measure === 'kills' ? 'Kills' : 'Deaths',
    align: 'end',
    cell: (row) => <b className="tracking-figure">{thousands(row[measure])}</b>,
  },
];

/** The best of a period by one measure; nothing where there are none. */
function BestList<Owner extends { readonly id: string }>(props: Props<Owner>) {
  const { title, note, rows, edge } = props;
  if (rows.length === 0) return null;
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <h2 className="px-4 pt-3.5 text-lg">{title}</h2>
      <p className="px-4 pb-3 text-sm text-muted">{note}</p>
      <Table
        caption={title}
        columns={bestColumns(props)}
        rows={rows}
        rowKey={({ owner }) => owner.id}
        edge={({ owner }) => edge(owner)}
      />
      <CutTieNote rows={rows} />
    </Panel>
  );
}

/** Says below a list how many more share its last place; renders nothing for none. */
export function CutTieNote({ rows }: { readonly rows: readonly Placed[] }) {
  const words = tieWords(cutTie(rows));
  return words !== '' && <p className="px-4.5 pb-3 text-sm text-muted">{words}</p>;
}

const PLAYER = {
  header: 'Player',
  note: 'Of all players',
  who: (character: CharacterCardFragment) => (
    <CombatantCell character={character} guild={character.guildMembership?.guild} />
  ),
  edge: ({ career }: CharacterCardFragment) => realmOf(realmOfCareer(career)).side,
} as const;

interface PlayersProps {
  readonly best: Players;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
}

/** The players with the most kills and the most deaths of a period; a sentence for a period without kills. */
export function BestPlayers({ best: { killers, victims }, period }: PlayersProps) {
  if (killers.length === 0) return <p className="text-muted">No kills in {period}.</p>;
  return (
    <>
      <BestList title="Most kills" measure="kills" rows={killers} {...PLAYER} />
      {victims && <BestList title="Most deaths" measure="deaths" rows={victims} {...PLAYER} />}
    </>
  );
}

/** The guilds with the most kills of a period. */
export const BestGuilds = ({ rows }: { readonly rows: readonly Best<GuildTagFragment>[] }) => (
  <BestList
    title="Guilds"
    note="With the most kills"
    header="Guild"
    measure="kills"
    rows={rows}
    who={guildCell}
    edge={({ realm }) => realmOf(realm).side}
  />
);

const guildCell = (guild: GuildTagFragment) => <GuildCell guild={guild} />;
