import type { Answer } from '#lib/api/answer.ts';
import { type BuildCosts, buildWords } from '#lib/game/costs/build-cost.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import { plain } from '#lib/format/number.ts';
import { careerLabel, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { buildHref, buildParams, changedHref } from '#lib/url/build/build-address.ts';
import { VS_FILTER } from '#lib/url/build/build-filter.ts';
import { filteredHref } from '#lib/url/paging/list-address.ts';

import { CharacterChoices } from '../armory/character-choices.tsx';
import { CareerBadge } from '../character/career-badge.tsx';
import { Filters } from '../ui/filter/filters.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Load } from '../ui/page/load.tsx';
import { Profile } from '../ui/record/profile.tsx';
import { ShareLinks } from '../ui/share/share-links.tsx';
import { LevelForm } from './build-forms.tsx';
import { SaveButton } from './saved/save-button.tsx';

interface Props {
  readonly plan: BuildPlan;
  readonly costs: Promise<Answer<BuildCosts>>;
}

/** The head of a build: the sentence that answers, what the address got wrong, level and renown rank. */
export function BuildTop({ plan, costs }: Props) {
  const { mine, refusals, address } = plan;
  const { career, level, renown } = mine.build;
  return (
    <div>
      <Profile
        side={realmOf(realmOfCareer(career)).side}
        picture={<CareerBadge career={career} size={96} />}
        name={`${careerLabel(career)} build`}
      >
        <p className="mb-3 text-md">
          <span className="text-muted">
            Level {plain(level)}, renown rank {plain(renown)}:
          </span>{' '}
          <Load from={costs} label="cost" rows={1}>
            {(found) => <strong>{buildWords(mine.gear, found)}.</strong>}
          </Load>
        </p>
        {refusals.length > 0 && (
          <ul aria-label="Dropped from the address" className="mb-3 grid gap-1 text-warn">
            {[...new Set(refusals)].map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        )}
      </Profile>
      <div className="mt-3 grid grid-cols-1 gap-3">
        <LevelForm plan={plan} planned={mine} prefix="" />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <SaveButton
            href={buildHref(mine.build, address.has === null ? {} : { has: address.has })}
            name={`${careerLabel(career)} ${level}`}
          />
          <ShareLinks list={address.list} />
        </div>
      </div>
    </div>
  );
}

/** Names the second build, or leads to one. */
export function BesideLine({ plan: { address, mine, theirs, choices } }: Pick<Props, 'plan'>) {
  const { list, vs } = address;
  const second = Object.keys(list.params).filter((name) => name.startsWith('b.') || name === 'vs');
  return (
    <div className="grid grid-cols-1 gap-3">
      <Filters list={{ ...list, filter: VS_FILTER }} submit="Compare" />
      {choices.length > 0 && (
        <CharacterChoices choices={choices} name={vs} hrefOf={(id) => filteredHref(list, 'vs', id)} />
      )}
      {theirs ? (
        <p>
          <NavLink
            className="text-link"
            href={changedHref(address, Object.fromEntries(second.map((name) => [name, null])))}
          >
            Without {theirs.wornBy ? theirs.name : 'the second build'}
          </NavLink>
        </p>
      ) : (
        mine.gear.length > 0 && (
          <p>
            <NavLink className="text-link" href={changedHref(address, buildParams(mine.build, 'b.'))}>
              Change a copy beside this build
            </NavLink>
          </p>
        )
      )}
    </div>
  );
}
