import type { Answer } from '#lib/api/answer.ts';
import type { RealmBalance as RealmTotals } from '#lib/game/boards/front.ts';
import { MapBackdrop } from '../map/map-backdrop.tsx';
import { Container } from '../ui/page/container.tsx';
import { Load } from '../ui/page/load.tsx';
import { SearchBox } from '../ui/filter/search-box.tsx';
import { staticMarkup } from '../ui/static-markup.ts';
import styles from './home-hero.module.css';
import { plural, thousands } from '#lib/format/number.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { SplitBar } from '#components/ui/split-bar.tsx';
import type { Route } from 'next';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { routes } from '#lib/url/routes.ts';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';

interface PurposeProps {
  /** True if the site shows generated data, not those of a game. */
  readonly sample: boolean;
}

const OTHERS: readonly (readonly [label: string, href: Route])[] = [
  ['items', routes.items],
  ['quests', routes.quests],
  ['dungeons', routes.dungeons],
  ['dungeons', routes.instances],
];

/** One line on the site and its audience, and one of links to other uses of the API. */
function Purpose({ sample }: PurposeProps) {
  const offered = OTHERS.filter(([, href]) => isPageOffered(href));
  const others = offered.filter(([, href]) => href !== routes.instances || !isPageOffered(routes.dungeons));
  return (
    <p className="mt-3 mb-5.5 max-w-[56ch] text-md text-muted narrow:text-base">
      The statistics of an online game in which two realms, Order and Destruction, are at war: who killed
      whom, who leads, and how guilds fare
      {sample ? ' in a generated sample war.' : ', recorded as it happens.'}
      {others.length > 0 && (
        <>
          {' '}
          Also here:{' '}
          {others.map(([label, href], index) => (
            <span key={href}>
              {index === 0 ? '' : index === others.length - 1 ? ' and ' : ', '}
              <NavLink href={href} className="underline">
                {label}
              </NavLink>
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}

/** The zone whose map stands behind the title. */
const BLIGHTED_ISLE = 200;

interface Props {
  readonly action: string;
  readonly searchLabel: string;
  readonly placeholder: string;
  /** The address of suggestions for the search field. */
  readonly suggest: string;
  /** True if the site shows generated data, not those of a game. */
  readonly sample: boolean;
  /** Kills of this week by realm, beside the title. */
  readonly balance: Promise<Answer<RealmTotals>>;
}

export function HomeHero({ action, searchLabel, placeholder, suggest, sample, balance }: Props) {
  return staticMarkup(
    <section className="relative isolate overflow-hidden border-b border-line">
      <MapBackdrop zoneId={BLIGHTED_ISLE} className={styles.backdrop} urgent />
      <div className={styles.shade} />
      <Container className="grid grid-cols-[minmax(0,1.35fr)_minmax(300px,0.8fr)] items-end gap-12 pt-10 pb-6.5 narrow:grid-cols-1 narrow:gap-5 narrow:pt-6">
        <div>
          <h1 className="max-w-[15ch] text-3xl font-bold">Every blow, written down.</h1>
          <Purpose sample={sample} />
          <SearchBox action={action} label={searchLabel} placeholder={placeholder} suggest={suggest} />
        </div>
        <div className="grid min-h-36">
          <Load from={balance} label="kills by realm" rows={1}>
            {(totals) => <RealmBalance {...totals} />}
          </Load>
        </div>
      </Container>
    </section>,
  );
}

/** Compares the kills of both realms this week. */
function RealmBalance({ order, destruction }: { readonly order: number; readonly destruction: number }) {
  const label = `Order ${thousands(order)} ${plural(order, 'kill', 'kills')}, Destruction ${thousands(destruction)}`;
  return (
    <Panel as="aside" ornate className="bg-surface/88 p-4.5" aria-labelledby="balance">
      <h2 id="balance" className="mb-3 text-md">
        Kills this week, by realm
      </h2>
      <p className="tracking-figure mb-2.5 flex justify-between text-xl leading-none font-bold">
        <span className="text-order">{thousands(order)}</span>
        <span className="text-destruction">{thousands(destruction)}</span>
      </p>
      <SplitBar size="tall" order={order} destruction={destruction} label={label} />
      <p className="mt-2 flex justify-between text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <img src={staticImages.realm('order')} alt="" width={18} height={18} />
          Order
        </span>
        <span className="flex items-center gap-1.5">
          Destruction
          <img src={staticImages.realm('destruction')} alt="" width={18} height={18} />
        </span>
      </p>
    </Panel>
  );
}
