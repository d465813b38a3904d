import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { BIG_SKIRMISH } from '#lib/game/battles/big-skirmish.ts';
import { spanOf } from '#lib/format/time.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { routes } from '#lib/url/routes.ts';

import { SkirmishTotals } from '../skirmish/skirmish-totals.tsx';
import { Duration } from '../ui/time/duration.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { FactTime } from '../ui/time/fact-time.tsx';

interface Props {
  /** Null where there was none yet. */
  readonly skirmish: SkirmishRowFragment | null;
}

/** The newest skirmish of many players: where, when, and how many on both sides. */
export function BigSkirmish({ skirmish }: Props) {
  return (
    <Panel as="section" ornate className="px-4 py-3.5" aria-labelledby="big-skirmish">
      <h2 id="big-skirmish" className="text-md">
        Newest big skirmish
      </h2>
      {skirmish ? (
        <Summary skirmish={skirmish} />
      ) : (
        <p className="text-muted">No skirmish of {BIG_SKIRMISH} or more players yet.</p>
      )}
    </Panel>
  );
}

function Summary({ skirmish }: { readonly skirmish: SkirmishRowFragment }) {
  const { id, startTime, endTime } = skirmish;
  const { name, area } = skirmishLocation(skirmish);
  return (
    <>
      <p className="text-sm text-muted">
        <FactTime at={startTime} precision="minute" />
        <Duration ms={spanOf(startTime, endTime)} precision="minute" />
      </p>
      <p className="mt-1 mb-3">
        <NavLink
          href={routes.skirmish(id)}
          className="inline-flex min-h-6 items-center text-lg narrow:min-h-11"
        >
          {name}
        </NavLink>
        {area && <span className="block text-sm text-muted">{area}</span>}
      </p>
      <div className="grid gap-4">
        <SkirmishTotals skirmish={skirmish} />
      </div>
    </>
  );
}
