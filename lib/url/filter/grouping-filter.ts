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

/** The groupings of a battle's scoreboard, which has more guilds. */
export const BATTLE_GROUPING = {
  ...GROUPING,
  fields: {
    group: choice('group', 'Group', [
      { value: 'side', label: 'By side' },
      { value: 'role', label: 'By role' },
      { value: 'guild', label: 'By guild' },
    ]),
  },
} as const satisfies Filter;

/** The groupings that a scoreboard can be switched to; none for one without sides. */
export function groupingsOf({ filter }: ListAddress): readonly { value: Grouping; label: string }[] {
  if (filter === GROUPING) return GROUPING.fields.group.options;
  return filter === BATTLE_GROUPING ? BATTLE_GROUPING.fields.group.options : [];
}

/** The grouping that an address chooses, else the first; null for a scoreboard without sides. */
export function groupingOf(list: ListAddress): Grouping | null {
  const options = groupingsOf(list);
  const chosen = options.find(({ value }) => value === list.params['group']) ?? options[0];
  return chosen?.value ?? null;
}
