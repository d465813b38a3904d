import { SavedPanel } from '#components/build/saved/saved-panel.tsx';
import { CareerBadge } from '#components/character/career-badge.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getItemCard } from '#lib/data/catalogue/item-cards.ts';
import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { wearersOf } from '#lib/game/items/usable-items.ts';
import { CAREERS, careersOf, REALMS } from '#lib/game/players/careers.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { buildHref } from '#lib/url/build/build-address.ts';
import { BUILDS_FILTER } from '#lib/url/build/build-filter.ts';
import { bareBuild, slotFor } from '#lib/url/build/worn-build.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';

interface Props {
  /** The item that is put on; false where none is asked for, null for an unknown one. */
  readonly item: ItemCardFragment | false | null;
}

/** The careers by realm, each with its builds; those that may wear an item, with the item on. */
function CareerChoice({ item }: Props) {
  const slot = item ? slotFor(item.slot) : undefined;
  const wearers = item ? wearersOf(item) : null;
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{introOf(item, slot !== undefined)}</p>
      <div className="grid grid-cols-2 gap-gap narrow:grid-cols-1">
        {(['ORDER', 'DESTRUCTION'] as const).map((realm) => (
          <Panel
            key={realm}
            as="section"
            ornate
            data-side={REALMS[realm].side}
            className="px-5 py-4 narrow:px-4"
          >
            <h2 className="mb-2 text-lg">{REALMS[realm].label}</h2>
            <ul>
              {careersOf(realm)
                .filter((career) => !wearers || wearers.includes(career))
                .map((career) => (
                  <li key={career}>
                    <NavLink
                      href={buildHref({
                        ...bareBuild(career),
                        slots: item && slot ? { [slot]: { item: item.id, talismans: [] } } : {},
                      })}
                      className="inline-flex min-h-11 items-center gap-2.5 font-semibold"
                    >
                      <CareerBadge career={career} size={28} />
                      {CAREERS[career].label}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

function introOf(item: Props['item'], isWorn: boolean): string {
  if (!item)
    return `${item === null ? 'There is no such item to put on. ' : ''}Choose a career, then what it wears: the page adds up what that gives and what it costs.`;
  const name = itemName(item);
  if (!isWorn) return `${name} is not worn: no build has a place for it.`;
  return `The careers that may wear ${name}. It is put on in an empty build, slot ${BUILD_SLOTS[slotFor(item.slot) ?? 'helm'].label}.`;
}

export async function generateMetadata({ searchParams }: PageProps<'/build'>) {
  if (await askNotOffered(routes.builds)) return metadataOfMissing();
  return metadataOf({
    ...LISTS.builds,
    path: routes.builds,
    query: await searchParams,
    filter: BUILDS_FILTER,
  });
}

export default async function BuildsPage({ searchParams }: PageProps<'/build'>) {
  const notOffered = await askNotOffered(routes.builds);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const { item } = parseFilter(BUILDS_FILTER, await searchParams);
  const found: Promise<Answer<Props>> =
    item === ''
      ? Promise.resolve({ data: { item: false }, provenance: null })
      : getItemCard(item).then((answer) => mapAnswer(answer, (card) => ({ item: card })));
  await awaitPanels(found);
  return (
    <Page crumbs="Builds">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5">
        <h1 className="text-2xl leading-title">Builds</h1>
        <a
          href={routes.savedBuilds}
          className="inline-flex min-h-6 items-center text-link noscript:hidden narrow:min-h-11"
        >
          Saved builds
        </a>
      </div>
      <Load from={found} label="careers">
        {(asked) => <CareerChoice {...asked} />}
      </Load>
      <SavedPanel />
    </Page>
  );
}
