import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { wearersOf } from '#lib/game/items/usable-items.ts';
import { buildHref } from '#lib/url/build/build-address.ts';
import { bareBuild, slotFor } from '#lib/url/build/worn-build.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';

/** Leads to a build with the item on, or to the careers that may wear it; nothing for what is not worn. */
export function PutOnLink({ item }: { readonly item: ItemCardFragment }) {
  const slot = slotFor(item.slot);
  const careers = wearersOf(item);
  const [only] = careers;
  if (!slot || !only) return null;
  const slots = { [slot]: { item: item.id, talismans: [] } };
  return (
    <p className="mb-3">
      <LinkButton
        href={careers.length === 1 ? buildHref({ ...bareBuild(only), slots }) : routes.putOn(item.id)}
      >
        Put on
      </LinkButton>
    </p>
  );
}
