import type { CreatureRowFragment, CreatureTagFragment } from '#graphql/generated/documents.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import type { ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';

/** What names a creature. */
export const CREATURE_TAG_COLUMNS: readonly ExportColumn<CreatureTagFragment>[] = [
  { name: 'id', about: 'Id of the creature', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (creature) => creatureName(creature) },
  { name: 'realm', about: 'Its realm, as the API has it', value: ({ realm }) => realm },
];

/** A creature of a list. */
export const CREATURE_COLUMNS: readonly ExportColumn<CreatureRowFragment>[] = [
  ...CREATURE_TAG_COLUMNS,
  { name: 'type', about: 'Its type, as the API has it', value: ({ creatureType }) => creatureType },
  {
    name: 'subType',
    about: 'Its sub-type, as the API has it',
    value: ({ creatureSubType }) => creatureSubType,
  },
  { name: 'kind', about: 'What it is, in words', value: (creature) => textCell(creatureLabel(creature)) },
];
