import type { DungeonReportPartsFragment, DungeonRowFragment } from '#graphql/generated/documents.ts';
import { bandsOf, ratingAnswer } from '#lib/game/dungeons/rating-words.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { DUNGEON_FILTER } from '#lib/url/filter/instance-filter.ts';
import { hiddenFields, type ListAddress } from '#lib/url/paging/list-address.ts';

import { Button } from '../ui/button.tsx';
import { FilterField } from '../ui/filter/filter-field.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props extends Pick<DungeonReportPartsFragment, 'bands'>, Pick<DungeonRowFragment, 'wings'> {
  readonly list: ListAddress<typeof DUNGEON_FILTER>;
}

/** Shows the clears of groups of the visitor's own item rating, wing by wing, below the field for that rating. */
export function OwnRating({ bands, wings, list }: Props) {
  const { rating, wing: chosen } = list.values;
  const field = DUNGEON_FILTER.fields.rating;
  const shown = wings.filter(({ instance }) => chosen === 'all' || instance.id === chosen);
  return (
    <Panel as="section" className="mt-2 px-5 py-4 narrow:px-3.5" aria-labelledby="own-rating">
      <h2 id="own-rating" className="mb-2 text-lg">
        With your rating
      </h2>
      <form
        action={list.path}
        aria-label="Your item rating"
        className="flex max-w-full flex-wrap items-center gap-2.5"
      >
        {hiddenFields(list, [field.param]).map((hidden) => (
          <input key={hidden.name} type="hidden" {...hidden} />
        ))}
        <FilterField field={field} value={rating} />
        <Button type="submit">Show</Button>
      </form>
      {rating > 0 && (
        <dl className="mt-3 grid gap-3">
          {shown.map(({ instance }) => (
            <Answer
              key={instance.id}
              wing={hasWings({ wings }) ? wingName(instance) : null}
              {...ratingAnswer(
                rating,
                bandsOf(bands, rating).find((band) => band.instance.id === instance.id)?.figures,
              )}
            />
          ))}
        </dl>
      )}
    </Panel>
  );
}

interface AnswerProps extends ReturnType<typeof ratingAnswer> {
  /** Null where the dungeon is one. */
  readonly wing: string | null;
}

const Answer = ({ wing, short, words }: AnswerProps) => (
  <div className="flex flex-wrap items-baseline gap-x-4">
    <dt className="tracking-figure text-xl font-bold">
      {wing && <span className="mr-2 font-text text-base font-semibold tracking-normal">{wing}</span>}
      {short ?? 'Too few to tell'}
    </dt>
    <dd className="text-sm text-muted">{words}</dd>
  </div>
);
