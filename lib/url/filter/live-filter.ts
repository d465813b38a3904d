import { LIVE_KINDS } from '#graphql/rules/live-kinds.ts';

import { BATTLE_FILTER } from './battle-filter.ts';
import { type Filter, text } from './filter.ts';
import { KILL_FILTER } from './kill-filter.ts';

/** The filter of the live stream: that of the lists, with guilds and players by their numbers. */
export const LIVE_FILTER = {
  label: 'Filter the live stream',
  fields: {
    kind: text('kind', `Kinds of events, with commas: ${LIVE_KINDS.join(', ')}`),
    zone: KILL_FILTER.fields.zone,
    size: BATTLE_FILTER.fields.size,
    guild: text('guild', 'Guilds by number, with commas: 12 or #12,#34', '#'),
    player: text('player', 'Players by number, with commas: 12 or #12,#34', '#'),
  },
} as const satisfies Filter;
