import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import { fixed } from '#lib/format/number.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly sides: readonly [ArmoryFragment, ArmoryFragment];
}

/** The two characters whose armories are compared, with their average item ratings. */
export function RivalHeads({ sides: [near, far] }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-gap narrow:grid-cols-1 narrow:gap-2.5">
      <Head armory={near} />
      <span className="text-sm font-normal text-faint narrow:hidden">vs</span>
      <Head armory={far} />
    </div>
  );
}

function Head({ armory: { id, name, career, items } }: { readonly armory: ArmoryFragment }) {
  const level = averageItemLevel(items);
  return (
    <Panel
      data-side={realmOf(realmOfCareer(career)).side}
      className="flex items-center justify-between gap-4 border-t-3 border-t-edge px-5 py-4 narrow:px-3.5 narrow:py-3"
    >
      <MediaObject
        image={<CareerBadge career={career} size={44} />}
        name={name}
        href={routes.character(id, '/armory')}
        detail={{ text: careerLabel(career) }}
        size="medium"
      />
      <p className="text-right text-sm text-muted">
        {level === null ? (
          'Nothing is worn'
        ) : (
          <>
            Average item level <strong className="text-md text-text">{fixed(level, 1)}</strong>
          </>
        )}
      </p>
    </Panel>
  );
}
