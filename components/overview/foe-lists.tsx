import type { Route } from 'next';

import type { CharacterTagFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { type KillSample, sampleWords } from '#lib/game/overview/kill-sample.ts';
import type { Tally } from '#lib/game/overview/foes.ts';
import { routes } from '#lib/url/routes.ts';

import { ListData } from '../ui/list/list-data.tsx';
import { characterRow, FeudLink, TOP_ROWS, TopList, type TopRow } from './top-list.tsx';

interface Props {
  /** Id of the player. */
  readonly id: string;
  readonly sample: KillSample;
  /** The comparison with a player, where the page offers those; the names lead to it. */
  readonly compareHref?: (id: string) => Route;
}

/** A player's most frequent killers and victims, with links to feuds or comparisons with them. */
export function FoeLists({ id, sample: { kills, deaths, killers, victims }, compareHref }: Props) {
  const nemeses = killers.slice(0, TOP_ROWS);
  const prey = victims.slice(0, TOP_ROWS);
  return (
    <>
      <ListData name="Nemesis" rows={nemeses.map(pageOf)} />
      <TopList
        title="Nemesis"
        about={`The most frequent killers, in ${sampleWords(deaths, 'death', 'deaths')}`}
        rows={nemeses.map((foe) => foeRow(id, foe, compareHref))}
        empty="No player has killed this one."
      />
      <ListData name="Prey" rows={prey.map(pageOf)} />
      <TopList
        title="Prey"
        about={`The most frequent victims, in ${sampleWords(kills, 'kill', 'kills')}`}
        rows={prey.map((foe) => foeRow(id, foe, compareHref))}
        empty="This player has killed no other player."
      />
    </>
  );
}

const pageOf = ({ item }: Tally<CharacterTagFragment>) => ({
  name: nameOrNumber('Character', item),
  href: routes.character(item.id),
});

function foeRow(
  id: string,
  { item, count }: Tally<CharacterTagFragment>,
  compareHref: Props['compareHref'],
): TopRow {
  const times = counted(count, 'time');
  if (compareHref) return { ...characterRow(item, times), href: compareHref(item.id) };
  if (item.id === id) return characterRow(item, times);
  return characterRow(
    item,
    <FeudLink href={routes.playerFeud(id, item.id)} rival={nameOrNumber('Character', item)}>
      {times}
    </FeudLink>,
  );
}
