import { GROUP_ORDER, groupLabel } from '#lib/game/careers/groups.ts';

import { choice, type Filter } from './filter.ts';

/** The filter of the feats: the group whose feats are shown. */
export const FEATS_FILTER = {
  label: 'Choose a group',
  fields: {
    group: choice<string>('of', 'Records of', [
      { value: 'ALL', label: 'All' },
      ...GROUP_ORDER.slice(1).map((value) => ({ value, label: groupLabel(value) })),
    ]),
  },
} as const satisfies Filter;
