import type { ComponentProps } from 'react';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { type Found, isNothing, type OtherHit } from '#lib/game/search/found.ts';
import { type Hit, hitInfo, hitKind, hitName } from '#lib/game/search/hit.ts';
import { Chip } from '../ui/chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { NotFound } from '../ui/page/not-found.tsx';
import { HitName } from './hit-name.tsx';
import { type HitRow, hitRows } from './hit-rows.ts';
import { questIcon } from '#lib/game/quests/quest-facts.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { CareerBadge } from '#components/character/career-badge.tsx';
import { Crest } from '#components/guild/crest.tsx';
import { ItemIconLink } from '#components/item/item-icon-link.tsx';
import { AbilityIcon } from '#components/kill/ability-icon.tsx';
import { kindPicture } from './kind-picture.ts';
import type { Route } from 'next';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';
import { MoreLink } from '#components/ui/list/more-link.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { RealmIcon } from '#components/creature/creature-link.tsx';

/** Hits of a kind that are shown before the rest is only counted. */
const SHOWN = 8;

interface Kind {
  readonly kind: OtherHit['kind'];
  readonly heading: string;
  /** One of them, and many. */
  readonly words: readonly [string, string];
  /** The address of a list that has them. */
  readonly list: (text: string) => Route;
}

const named =
  (path: Route) =>
  (text: string): Route =>
    withQuery(path, new URLSearchParams({ name: text }));
const storylines = (): Route => routes.storylines;

const KINDS: readonly Kind[] = [
  { kind: 'Career', heading: 'Careers', words: ['career', 'careers'], list: () => routes.careers },
  { kind: 'Event', heading: 'Events', words: ['event', 'events'], list: () => routes.events },
  { kind: 'Battle', heading: 'Battles', words: ['day', 'days'], list: () => routes.battles },
  {
    kind: 'Game object',
    heading: 'Game objects',
    words: ['game object', 'game objects'],
    list: named(routes.gameObjects),
  },
  { kind: 'Dungeon', heading: 'Dungeons', words: ['dungeon', 'dungeons'], list: named(routes.instances) },
  { kind: 'Storyline', heading: 'Storylines', words: ['storyline', 'storylines'], list: storylines },
  { kind: 'Journal entry', heading: 'War journal', words: ['entry', 'entries'], list: storylines },
];

/** Lists further records with the text in their names, as links by kind. */
export function OtherResults({ text, hits }: { readonly text: string; readonly hits: readonly OtherHit[] }) {
  if (hits.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 first:mt-0">
      {KINDS.map(({ kind, heading, words: [one, many], list }) => {
        const found = hits.filter((hit) => hit.kind === kind);
        if (found.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="text-sm text-muted">{heading}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {found.slice(0, SHOWN).map(({ id, name, detail, href }) => (
                <span key={id} className="inline-flex min-h-6 items-center gap-2">
                  <NavLink href={href} className="inline-flex min-h-6 items-center font-semibold">
                    {name}
                  </NavLink>
                  {detail && <span className="text-sm text-muted">{detail}</span>}
                </span>
              ))}
              <MoreLink count={(found[0]?.total ?? 0) - SHOWN} one={one} many={many} href={list(text)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const SIZE = 32;

/** Shows the kind of a hit as a picture. */
function HitIcon({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return <CareerBadge career={hit.career} size={SIZE} labelled />;
    case 'Guild':
      return <Crest guild={hit} size={SIZE} />;
    case 'Item':
      return <ItemIconLink item={hit} size={SIZE} beside />;
    case 'Quest': {
      const icon = questIcon(hit);
      return <img src={staticImages.quest(icon)} alt={icon.label} width={SIZE} height={SIZE} />;
    }
    case 'Creature':
      return <RealmIcon realm={hit.side} size={SIZE} />;
    case 'Ability':
    case 'AbilityInfo':
      return <AbilityIcon iconUrl={hit.symbol} />;
    default: {
      const picture = kindPicture(hit);
      return picture && <img src={picture} alt="" width={SIZE} height={SIZE} />;
    }
  }
}

/** Facts about what was found; two lines of a long text are enough. */
const HitInfo = (row: HitRow) => (
  <span className="line-clamp-2 max-w-[60ch] text-muted">{hitInfo(row.hit) || otherNames(row)}</span>
);

/** The distinct names of hits with the same page. */
function otherNames({ hit, others }: HitRow): string {
  const names = new Set(others.map(hitName));
  names.delete(hitName(hit));
  return names.size > 0 ? `Also ${[...names].join(', ')}` : '';
}

/** The columns of the results (rules.md: Search). */
const columns: readonly Column<HitRow>[] = [
  { header: 'Icon', headerHidden: true, width: 'w-[52px]', cell: ({ hit }) => <HitIcon hit={hit} /> },
  { header: 'Name', names: true, narrow: 'shrinks', cell: ({ hit }) => <HitName hit={hit} /> },
  { header: 'Info', narrow: 'hidden', cell: (row) => <HitInfo {...row} /> },
  { header: 'Type', align: 'end', cell: ({ hit }) => <Chip>{hitKind(hit)}</Chip> },
];

interface Props {
  readonly text: string;
  readonly found: Found;
  readonly list: ListAddress;
}

/**
 * Hits of every kind, the best match first, and apart from them those that are only near. A kind that the site has no
 * page for is shown all the same.
 */
export function SearchResults({ text, found, list }: Props) {
  const hits = found.page?.nodes ?? [];
  if (isNothing(found) && hits.length === 0) return <NotFound />;
  const [fitting, near] = [hits.slice(0, found.fitting), hits.slice(found.fitting)];
  const pager = found.page ? { label: 'results', links: pagerLinks(list, found.page.pageInfo) } : undefined;
  return (
    <>
      {fitting.length > 0 && (
        <HitPanel
          caption={`Results for ${text}`}
          hits={fitting}
          pager={near.length === 0 ? pager : undefined}
        />
      )}
      <OtherResults text={text} hits={found.others} />
      {near.length > 0 && (
        <section className="mt-6 first:mt-0" aria-labelledby="near">
          <h2 id="near" className="mb-3 text-lg">
            {isNothing(found) ? `Nothing is called “${text}”. Near it are` : 'Names that are near it'}
          </h2>
          <HitPanel caption={`Names near ${text}`} hits={near} pager={pager} />
        </section>
      )}
    </>
  );
}

interface HitPanelProps {
  readonly caption: string;
  readonly hits: readonly Hit[];
  readonly pager?: ComponentProps<typeof ListPanel>['pager'] | undefined;
}

const HitPanel = ({ caption, hits, pager }: HitPanelProps) => (
  <ListPanel
    caption={caption}
    columns={columns}
    rows={hitRows(hits)}
    rowKey={({ hit }) => `${hit.__typename} ${hit.id}`}
    pager={pager}
  />
);
