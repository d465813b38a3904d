import type { Answer } from '#lib/api/answer.ts';
import type { RealmBalance as RealmTotals } from '#lib/game/boards/war-state.ts';

import { MapBackdrop } from '../map/map-backdrop.tsx';
import { Container } from '../ui/page/container.tsx';
import { Load } from '../ui/page/load.tsx';
import { SearchBox } from '../ui/filter/search-box.tsx';
import { staticMarkup } from '../ui/static-markup.ts';
import styles from './home-hero.module.css';
import { Purpose } from './purpose.tsx';
import { RealmBalance } from './realm-balance.tsx';

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
        <Load from={balance} label="kills by realm" rows={2}>
          {(totals) => <RealmBalance {...totals} />}
        </Load>
      </Container>
    </section>,
  );
}
