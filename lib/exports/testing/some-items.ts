import type { ItemRowFragment } from '#graphql/generated/documents.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

/** An item as a list holds it. */
export const HELM: ItemRowFragment = {
  ...PLAIN,
  itemSet: { id: '3' },
  itemLevel: 48,
  levelRequirement: 40,
};

/** An item as an API writes it, which may be newer than our contract. */
export const answered = (item: Readonly<Record<string, unknown>>): ItemRowFragment =>
  JSON.parse(JSON.stringify({ ...HELM, ...item }));
