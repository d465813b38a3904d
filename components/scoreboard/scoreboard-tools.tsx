import type { Standing } from '#lib/game/battles/pinned-standing.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { standingWords } from '#lib/seo/descriptions/describe-standing.ts';
import { hiddenFields, type ListAddress, listHref } from '#lib/url/list-address.ts';
import { PIN, PINNED_ID, toPinned } from '#lib/url/pin.ts';

import { Button } from '../ui/button.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { ShareLinks } from '../ui/share-links.tsx';

interface Player {
  readonly character: { readonly id: string; readonly name: string; readonly career: string };
}

interface Props {
  readonly list: ListAddress;
  /** Those who are shown. */
  readonly players: readonly Player[];
  /** The rank of the player whom the address marks. */
  readonly standing: Standing | null;
}

/**
 * Renders the tools above a scoreboard: the choice of a player to mark, that player's rank, and the export of the
 * scoreboard.
 */
export function ScoreboardTools({ list, players, standing }: Props) {
  const pin = list.params[PIN] ?? '';
  const isShown = players.some(({ character }) => character.id === pin);
  const options = players
    .map(({ character }) => ({ value: character.id, label: labelOf(character, players) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <form
        action={toPinned(list.path)}
        aria-label="Mark a player"
        className="flex max-w-full items-center gap-2"
      >
        {hiddenFields(list, [PIN]).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterSelect
          label="Player"
          name={PIN}
          options={[{ value: '', label: 'Nobody' }, ...options]}
          value={isShown ? pin : ''}
        />
        <Button type="submit">Mark</Button>
      </form>
      {standing && (
        <p>
          {isShown ? (
            <a href={`#${PINNED_ID}`} className="font-semibold">
              {standingWords(standing)}
            </a>
          ) : (
            <>
              {standingWords(standing)}, not on this page.{' '}
              <a href={toPinned(listHref(list, { after: null, before: null }))} className="underline">
                Show the row
              </a>
            </>
          )}
        </p>
      )}
      <div className="ml-auto flex max-w-full flex-wrap gap-2 narrow:ml-0">
        <PrintButton />
        <ShareLinks list={list} />
      </div>
    </div>
  );
}

/** Namesakes are told apart by their careers. */
function labelOf({ id, name, career }: Player['character'], players: readonly Player[]): string {
  const hasNamesake = players.some(({ character }) => character.name === name && character.id !== id);
  return hasNamesake ? `${name} (${careerLabel(career)})` : name;
}
