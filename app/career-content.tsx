import { CareerTable } from '#components/career/career-table.tsx';
import { GROUPS, KILLS, MATCH_UPS, PERIODS, RATES } from '#components/career/career-tables.tsx';
import { FighterPlot } from '#components/career/fighter-plot.tsx';
import { MatchUpGrid } from '#components/career/match-up-grid.tsx';
import { CombatantCell } from '#components/character/combatant-cell.tsx';
import { ScenarioBoardPanel } from '#components/leaderboard/scenario-board-panel.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import type { Career, CharacterCardFragment } from '#graphql/generated/documents.ts';
import { type bestOfCareer, type gamePatches, getCareers } from '#lib/data/war/careers.ts';
import { recordPeriodLabel } from '#lib/game/boards/scenario-board.ts';
import { describeCareer } from '#lib/seo/descriptions/describe-career.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { listAddress, type ListAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const whoOf = (owner: CharacterCardFragment) => (
  <CombatantCell
    character={owner}
    guild={owner.guildMembership?.guild}
    level={owner.level}
    renownRank={owner.renownRank}
  />
);

interface CareerProps {
  readonly name: string;
  /** Null for the page of all careers. */
  readonly career: Career | null;
  readonly list: ListAddress<typeof CAREERS_FILTER>;
  readonly found: ReturnType<typeof getCareers>;
  readonly best: ReturnType<typeof bestOfCareer> | null;
  readonly patches: ReturnType<typeof gamePatches>;
}

/** Describes the page about a career, or about ALL of them, by what it found in the whole of them. */
export async function describeCareers(name: string, career: string, query: SearchParams) {
  const found = await getCareers(career, listAddress(routes.career(career), {}, CAREERS_FILTER)).catch(
    () => null,
  );
  return narrowed(describeCareer(name, found?.data.words ?? []), { query, filter: CAREERS_FILTER });
}

/** A career, or ALL of them: who fights with it, what it does in scenarios, whom it kills. */
export function CareerContent({ name, career, list, found, best, patches }: CareerProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl leading-title">{name}</h1>
      <Filters list={list} />
      <Load from={found} label="figures" rows={24}>
        {(figures) => (
          <>
            <FighterPlot
              table={PERIODS}
              history={figures.periods}
              words={figures.words.map((sentence) => `${sentence}.`).join(' ')}
              patches={patches}
            />
            <CareerTable table={GROUPS} rows={figures.groups} words={figures.notes} />
            <CareerTable table={RATES} rows={figures.rates} words={figures.notes} />
            <CareerTable table={KILLS} rows={figures.kills} words={figures.notes} />
            {career ? (
              <CareerTable table={MATCH_UPS} rows={figures.matchUps} words={figures.notes} />
            ) : (
              <MatchUpGrid all={figures.matchUps} note={figures.notes.even} />
            )}
          </>
        )}
      </Load>
      {career && best && (
        <>
          <SectionHeading>Best players</SectionHeading>
          <Load from={best} label="best players" rows={10}>
            {(shown) => <ScenarioBoardPanel {...shown} period={recordPeriodLabel('all')} who={whoOf} />}
          </Load>
          <GearLinks career={career} />
        </>
      )}
    </div>
  );
}

const LEADS = 'text-link inline-flex min-h-6 items-center narrow:min-h-11';

/** Leads to what a career may wear. */
const GearLinks = ({ career }: { readonly career: Career }) => (
  <section>
    <SectionHeading>Gear</SectionHeading>
    <p className="flex flex-wrap gap-x-6">
      <NavLink className={LEADS} href={listHref(listAddress(routes.items, { career }, ITEM_FILTER))}>
        Items that it may use
      </NavLink>
      <NavLink className={LEADS} href={routes.build(career)}>
        What others wear, and what a build gives and costs
      </NavLink>
    </p>
  </section>
);
