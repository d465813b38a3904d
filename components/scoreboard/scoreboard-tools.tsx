import { Fragment } from 'react';

import { thousands } from '#lib/format/number.ts';
import type { Standing } from '#lib/game/battles/pinned-standing.ts';
import { MOST_CHOICES } from '#lib/game/search/name-match.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { standingWords } from '#lib/seo/descriptions/describe-pinned.ts';
import { filteredHref, type ListAddress, listHref } from '#lib/url/paging/list-address.ts';
import { PIN, PINNED_ID, toPinned } from '#lib/url/paging/pin.ts';
import { GROUPING, groupingOf, groupingsOf } from '#lib/url/filter/grouping-filter.ts';

import { MarkAndShare } from '../ui/share/mark-and-share.tsx';
import { PrintButton } from '../ui/share/print-button.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';

/** Links to the groupings of a scoreboard; none for one without sides. */
function GroupLinks({ list }: { readonly list: ListAddress }) {
  const grouping = groupingOf(list);
  if (grouping === null) return null;
  return (
    <nav aria-label={GROUPING.label} className="flex flex-wrap gap-2">
      {groupingsOf(list).map(({ value, label }) => (
        <LinkButton
          key={value}
          href={filteredHref(list, 'group', value)}
          aria-current={value === grouping ? 'true' : undefined}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}

interface Character {
  readonly id: string;
  readonly name: string;
  readonly career: string;
}

interface Props {
  readonly list: ListAddress;
  /** The players in the rows. */
  readonly players: readonly { readonly character: Character }[];
  /** The rank of the player whom the address marks. */
  readonly standing: Standing | null;
  /** Players that match the mark in the address, if it is ambiguous. */
  readonly choices: readonly Character[];
}

/**
 * Renders the tools above a scoreboard: the field for a player to mark, that player's rank, and the export of the
 * scoreboard.
 */
export function ScoreboardTools({ list, players, standing, choices }: Props) {
  const pin = list.params[PIN] ?? '';
  const characters = players.map(({ character }) => character);
  const isShown = characters.some(({ id }) => id === standing?.id);
  const isUnknown = !standing && choices.length === 0 && /\p{L}/u.test(pin);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <MarkAndShare
        list={list}
        label="Player"
        value={standing ? markOf(standing, characters) : pin}
        suggestions={suggestionsOf(characters)}
      >
        <PrintButton />
      </MarkAndShare>
      <GroupLinks list={list} />
      {isUnknown && <p>No player on this scoreboard is called {pin}.</p>}
      {choices.length > 0 && (
        <p>
          Who is meant?{' '}
          {choices.slice(0, MOST_CHOICES).map((character, at) => (
            <Fragment key={character.id}>
              {at > 0 && ', '}
              <a
                href={toPinned(listHref(list, { [PIN]: character.id, after: null, before: null }))}
                className="underline"
              >
                {labelOf(character, choices)}
              </a>
            </Fragment>
          ))}
          {choices.length > MOST_CHOICES && `, and ${thousands(choices.length - MOST_CHOICES)} more`}
        </p>
      )}
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
    </div>
  );
}

/** The text that marks a player: the name, or the number where it means others too. */
const markOf = ({ id, name }: Standing, characters: readonly Character[]): string =>
  characters.some((other) => other.name === name && other.id !== id) ? `#${id}` : name;

/** Players by their names; namesakes by their numbers, with their careers beside them. */
const suggestionsOf = (characters: readonly Character[]) =>
  characters
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((character) =>
      hasNamesake(character, characters)
        ? { value: `#${character.id}`, label: labelOf(character, characters) }
        : { value: character.name },
    );

const hasNamesake = ({ id, name }: Character, others: readonly Character[]): boolean =>
  others.some((other) => other.name === name && other.id !== id);

/** Adds the career to distinguish namesakes. */
const labelOf = (character: Character, others: readonly Character[]): string =>
  hasNamesake(character, others) ? `${character.name} (${careerLabel(character.career)})` : character.name;
