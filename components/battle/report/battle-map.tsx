import { counted, plain, thousands } from '#lib/format/number.ts';
import type { BattlePicture } from '#lib/game/battles/report/pictures.ts';
import { mapImage } from '#lib/game/places/map-image.ts';

import { ZoneMap } from '../../map/zone-map.tsx';
import { PlotKey } from '../../plot/plot-key.tsx';
import { Panel, SectionHeading } from '../../ui/page/panel.tsx';
import { WithTimes } from '../../ui/time/timestamp.tsx';
import styles from './battle-map.module.css';

interface Props {
  readonly zoneId: number;
  readonly place: string;
  readonly pictures: readonly BattlePicture[];
  /** All kills of the battle. */
  readonly kills: number;
}

/** The kills of one picture, by the side that made them. */
const Dots = ({ picture: { dots }, id }: { readonly picture: BattlePicture; readonly id: string }) => (
  <g id={id}>
    <path className={styles.order} d={dots.order || undefined} />
    <path className={styles.destruction} d={dots.destruction || undefined} />
  </g>
);

const dotsOf = ({ dots: { order, destruction } }: BattlePicture): number =>
  (order + destruction).split('M').length - 1;

/**
 * The kills of a battle on the map of its zone, and in twelve pictures by time. Each picture is a radio button, which
 * shows its kills alone on the map; style sheets do that without scripts.
 */
export function BattleMap({ zoneId, place, pictures, kills }: Props) {
  const drawn = pictures.reduce((sum, picture) => sum + dotsOf(picture), 0);
  const small = mapImage(zoneId, 256);
  return (
    <section>
      <SectionHeading>Where they fell</SectionHeading>
      {drawn === 0 ? (
        <p className="text-muted">Where on the map is not known.</p>
      ) : (
        <Panel className={styles.map}>
          <div className="grid content-start gap-3">
            <ZoneMap
              zoneId={zoneId}
              label={`Map of ${place} with ${thousands(drawn)} kills: those of Order are dots, those of Destruction squares`}
              lazy
            >
              <svg className={styles.dots} viewBox="0 0 100 100" aria-hidden="true">
                {pictures.map((picture, at) => (
                  <g key={picture.from} data-part={at}>
                    <Dots picture={picture} id={`part-${at}`} />
                  </g>
                ))}
              </svg>
            </ZoneMap>
            <PlotKey
              entries={[
                { name: 'Killed by Order: dots', sign: 'order' },
                { name: 'By Destruction: squares', sign: 'destruction' },
              ]}
            />
            {kills > drawn && (
              <p className="text-sm text-muted">
                {counted(kills - drawn, 'kill has', 'kills have')} no place on this map.
              </p>
            )}
          </div>
          <fieldset className={styles.pictures}>
            <legend>
              <WithTimes words={(_, zone) => `Time on the map, in ${zone(pictures[0]?.from ?? 0)}`} />
            </legend>
            <label className={styles.whole}>
              <input type="radio" name="part" value="all" defaultChecked /> The whole battle
            </label>
            {pictures.map(({ from, to, kills: made }, at) => (
              <label key={from}>
                <input type="radio" name="part" value={at} />
                <svg className={styles.picture} viewBox="0 0 100 100" aria-hidden="true">
                  {small && <image href={small.src} width="100" height="100" opacity="0.4" />}
                  <use href={`#part-${at}`} />
                </svg>
                <span>
                  <WithTimes words={(time) => `${time(from)} to ${time(to)}`} />
                </span>
                <span className="text-muted">
                  <span className="sr-only">Kills: Order </span>
                  {plain(made.order)} : <span className="sr-only">Destruction </span>
                  {plain(made.destruction)}
                </span>
              </label>
            ))}
          </fieldset>
        </Panel>
      )}
    </section>
  );
}
