import type { CreatureRowFragment, CreatureTagFragment } from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { creatureTitle } from '#lib/game/creatures/creature-title.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';

/** The columns that name a creature. */
export const CREATURE_TAG_COLUMNS: readonly ExportColumn<CreatureTagFragment>[] = [
  column('id', 'Id of the creature', ({ id }) => id),
  column('name', 'Its name', (creature) => creatureName(creature)),
  column('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  column('title', 'What its name plate says, in words', (creature) => textCell(creatureTitle(creature))),
];

/** A creature of a list. */
export const CREATURE_COLUMNS: readonly ExportColumn<CreatureRowFragment>[] = [
  ...CREATURE_TAG_COLUMNS,
  column('type', 'Its type, as the API calls it', ({ creatureType }) => textCell(creatureType)),
  column('subType', 'Its sub-type, as the API calls it', ({ creatureSubType }) => textCell(creatureSubType)),
  column('kind', 'What it is, in words', (creature) => textCell(creatureLabel(creature))),
];
