import type { SumsOfBattlesFragment } from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { thousands } from '#lib/format/number.ts';
import { battleWords, periodWords } from '#lib/game/battles/list/battle-result.ts';

import type { Preview } from '../preview.ts';

/** Makes the preview of a list of battles: how many, from when to when, and the kills of both sides. */
export const previewOfBattles = (sums: SumsOfBattlesFragment | null): Preview => ({
  title: sums ? battleWords(sums.battles) : 'Battles',
  facts: (sums && periodWords(sums)) || 'Of the open world',
  totals: sums
    ? [
        { value: thousands(sums.killsOrder), label: 'kills by Order' },
        { value: thousands(sums.killsDestruction), label: 'kills by Destruction' },
        { value: thousands(sums.outnumbered), label: 'outnumbered and won' },
      ]
    : [],
  realm: 'NEUTRAL',
  badge: realmSvg('NEUTRAL'),
});
