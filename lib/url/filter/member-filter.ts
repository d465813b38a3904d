import { choice, type Filter, type FilterValues, text } from './filter.ts';

/** The filter of a guild's members: a part of the name, and the order. */
export const MEMBER_FILTER = {
  label: 'Find members',
  fields: {
    name: text('name', 'Name', 'Part of a name'),
    order: choice('order', 'Order', [
      { value: 'guildRank', label: 'By guild rank' },
      { value: 'name', label: 'By name' },
      { value: 'career', label: 'By career' },
      { value: 'level', label: 'By level' },
      { value: 'renownRank', label: 'By renown rank' },
    ]),
  },
} as const satisfies Filter;

export type MemberFilter = FilterValues<typeof MEMBER_FILTER>;
export type MemberOrder = MemberFilter['order'];
