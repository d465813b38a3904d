import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { MediaObject } from '../ui/media-object.tsx';

/** Shows the place of a skirmish: scenario or zone, and the area where it says more. */
export function SkirmishPlace({ skirmish }: { skirmish: SkirmishRowFragment }) {
  const { kind, name, area } = skirmishLocation(skirmish);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <MediaObject
      image={<img src={staticImages.location(kind)} alt={label} width={24} height={24} />}
      name={name}
      href={routes.skirmish(skirmish.id)}
      detail={area ? { text: area } : null}
    />
  );
}
