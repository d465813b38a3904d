import type { DungeonRowFragment, FiguresOfDungeonFragment } from '#graphql/generated/documents.ts';
import { plural, share, thousands } from '#lib/format/number.ts';
import { clearedWords } from '#lib/game/dungeons/dungeon-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { routes } from '#lib/url/routes.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { Column } from '../ui/table/column.ts';
import { Seconds } from './session-list.tsx';

interface Counted {
  readonly figures: FiguresOfDungeonFragment;
}

/** The columns of what sessions came to: how many tried, how many of those cleared, how long half of these took. */
export const FIGURE_COLUMNS: readonly Column<Counted>[] = [
  {
    header: 'Tries',
    meaning: 'Sessions with a try at an encounter',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ figures: { tries } }) => (
      <>
        {thousands(tries)}
        <span className="hidden text-muted narrow:inline"> {plural(tries, 'try', 'tries')}</span>
      </>
    ),
  },
  {
    header: 'Cleared',
    meaning: 'In brackets the range that holds the true share in 95 of 100 such counts',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ figures }) => (
      <div data-side="neutral" className="min-w-0">
        <p className="text-sm text-muted">{clearedWords(figures)}</p>
        {figures.tries > 0 && <ShareBar share={share(figures.cleared, figures.tries)} />}
      </div>
    ),
  },
  {
    header: 'Median of a clear',
    meaning: 'In brackets a quarter of the clears took less, and a quarter more',
    width: 'w-[210px] compact:w-[140px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 3 },
    cell: ({ figures: { lower, median, upper } }) =>
      median === null ? (
        <span className="text-muted">–</span>
      ) : (
        <>
          <Seconds of={median} />{' '}
          <span className="text-sm text-muted">
            (<Seconds of={lower} /> to <Seconds of={upper} />)
          </span>
        </>
      ),
  },
];

const columns: readonly Column<DungeonRowFragment>[] = [
  {
    header: 'Dungeon',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ id, name, wings }) => (
      <MediaObject
        image={<img className="shrink-0" src={staticImages.instance} alt="" width={28} height={28} />}
        name={instanceName({ id, name })}
        href={routes.dungeon(id)}
        detail={wings.length > 1 ? { text: `${wings.length} wings` } : null}
      />
    ),
  },
  ...FIGURE_COLUMNS,
];

/** All dungeons with what their sessions came to. */
export const DungeonList = ({ dungeons }: { readonly dungeons: readonly DungeonRowFragment[] }) => (
  <ListPanel
    caption="Dungeons"
    layout="list"
    narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
    columns={columns}
    rows={dungeons}
    rowKey={({ id }) => id}
    empty="No dungeons."
  />
);
