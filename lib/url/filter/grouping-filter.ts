import type { Grouping } from '#lib/game/battles/score-groups.ts';

import { choice, type Filter } from './filter.ts';
import type { ListAddress } from '../paging/list-address.ts';

/** The grouping of a battle's scoreboard, chosen by links. */
export const GROUPING = {
  label: 'Group the scoreboard',
  fields: {
    group: choice('group', 'Group', [
      { value: 'all', label: 'All' },
      { value: 'side', label: 'By side' },
      { value: 'role', label: 'By role' },
    ]),
  },
  linked: ['group'],
} as const satisfies Filter;

/** The grouping that an address chooses; null for a scoreboard without sides. */
export const groupingOf = ({ filter, params }: ListAddress): Grouping | null =>
  Object.hasOwn(filter.fields, 'group')
    ? (GROUPING.fields.group.options.find(({ value }) => value === params['group'])?.value ?? 'all')
    : null;
