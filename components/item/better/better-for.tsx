import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { isOffered } from '#lib/api/offered.ts';
import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { trialWords } from '#lib/game/builds/trial-words.ts';
import { weighedLabel, weightsFor } from '#lib/game/builds/weights.ts';
import { changeText } from '#lib/game/costs/stat-words.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import type { BetterFor as Found, PlayerTrial } from '#lib/url/build/build-plan.ts';
import { planWith } from '#lib/url/build/gear-links.ts';
import type { WEARER_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { CharacterChoices } from '../../armory/character-choices.tsx';
import { Filters } from '../../ui/filter/filters.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { ErrorBox } from '../../ui/page/error-box.tsx';
import { Load } from '../../ui/page/load.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ItemLink } from '../item-link.tsx';
import styles from './better-for.module.css';

interface Props {
  readonly item: ItemCardFragment;
  /** The page of the item, whose address names the player. */
  readonly list: ListAddress<typeof WEARER_FILTER>;
  /** Null where no player is named. */
  readonly found: Promise<Answer<Found>> | null;
}

/**
 * Asks for a player, and says whether an item is better for them than what they wear. A script (better-page.ts) puts the
 * player of the last answer and watched ones below the field.
 */
export const BetterFor = ({ item, list, found }: Props) => (
  <Panel as="section" className="px-5 py-4 narrow:px-4">
    <h2 className="mb-2 text-lg">Is this better for me?</h2>
    <Load from={found} label="the armory" rows={3}>
      {(answer) => <BetterAnswer item={item} list={list} answer={answer} />}
    </Load>
    <Filters list={list} submit="Compare" suggest={routes.playerSuggestions} />
    <p className={`${styles.players} noscript:hidden`} data-better-for={list.path}>
      Players whom you watch stand here.
    </p>
  </Panel>
);

interface AnswerProps extends Pick<Props, 'item' | 'list'> {
  readonly answer: Found;
}

export function BetterAnswer({ item, list, answer: { wearer, choices, error, trial } }: AnswerProps) {
  const { wearer: name } = list.values;
  if (error) return <ErrorBox error={error} />;
  if (choices.length > 0) {
    return <CharacterChoices choices={choices} name={name} hrefOf={(id) => filteredHref(list, 'for', id)} />;
  }
  if (!wearer) return <p className="mb-3">There is no character with this name or number.</p>;
  const known = nameOrNumber('Character', wearer);
  if (!trial) return <p className="mb-3">This site does not know the career of {known}.</p>;
  return (
    <div className="mb-4 grid gap-1.5" data-better-player={wearer.id} data-better-name={known}>
      <Verdict player={known} trial={trial} item={item} />
      {wearer.items.length === 0 && (
        <p className="text-warn">No worn item of {known} is known: it is compared with empty slots.</p>
      )}
      {trial.best && <Difference trial={trial} item={item} wearer={wearer} />}
      <p className="text-sm text-muted">
        <NavLink href={routes.character(wearer.id, '/armory')}>Armory of {known}</NavLink>, level{' '}
        {wearer.level}, renown rank {wearer.renownRank}
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly player: string;
  readonly trial: PlayerTrial;
  readonly item: ItemCardFragment;
}

/** The sentence that answers; where it can be worn once more, it is about that. */
function Verdict({ player, trial: { best, wornIn, refusals }, item }: VerdictProps) {
  const [place] = wornIn;
  return (
    <>
      {place && (
        <p className={best ? undefined : 'font-semibold'}>
          {player} wears {itemName(item)} already: {BUILD_SLOTS[place].label}.
          {best && ' One more of it would change this:'}
        </p>
      )}
      {best && <p className="text-md font-semibold">{trialWords(player, best.gain)}</p>}
      {!best && !place && (
        <>
          <p className="text-md font-semibold">{player} cannot wear it.</p>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </>
      )}
    </>
  );
}

interface DifferenceProps {
  readonly trial: PlayerTrial;
  readonly item: ItemCardFragment;
  readonly wearer: NonNullable<Found['wearer']>;
}

/** Says what comes off, what changes, and by what it is weighed. */
function Difference({ trial: { best, career, changes, replaced, off }, item, wearer }: DifferenceProps) {
  if (!best) return null;
  const { slot } = best;
  const weights = weightsFor(career);
  const href = isOffered('Query.items') && planWith(wearer, wearer.items, { slot, item, off });
  return (
    <>
      <p>
        {BUILD_SLOTS[slot].label}:{' '}
        {replaced ? (
          <>
            in place of <ItemLink item={replaced} className="align-middle" />
          </>
        ) : (
          'nothing is worn there'
        )}
        {off && <span className="text-warn"> Takes off {itemName(off)}: it needs both hands.</span>}
      </p>
      <p>{changes.length > 0 ? changes.map(changeText).join(', ') : 'No stat changes.'}</p>
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-link narrow:min-h-11">
          What counts
        </summary>
        <p className="text-sm text-muted">
          The whole build with it on, talismans and sets too, as in the list of what to wear next. Training
          and buffs are in no armory.
        </p>
        <ul className="text-sm text-muted">
          {weights.map(({ stat, weight, reason }) => (
            <li key={stat}>
              {weight} × {weighedLabel(stat)}: {reason}.
            </li>
          ))}
        </ul>
      </details>
      {href && (
        <p>
          <NavLink href={href} className="inline-flex min-h-6 items-center text-link narrow:min-h-11">
            Put on in the build planner
          </NavLink>
        </p>
      )}
    </>
  );
}
