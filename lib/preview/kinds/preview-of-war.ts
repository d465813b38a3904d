import type { FightersFragment } from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { thousands } from '#lib/format/number.ts';
import { momentWords } from '#lib/game/war/fighters.ts';

import type { Preview } from '../preview.ts';

/** The part of a preview that takes no side. */
export const NEUTRAL = { realm: 'NEUTRAL', badge: realmSvg('NEUTRAL') } as const;
const HOUR = 3_600;

/** Makes the preview of the war now: how many fight on both sides, as of a moment, and how many is usual. */
export function previewOfWar({ now: [all] }: Pick<FightersFragment, 'now'>): Preview {
  const median = all?.usual.median ?? null;
  return {
    title: 'The war now',
    facts: all ? `Fighters in the hour until ${momentWords(all.start + HOUR)} UTC` : '',
    totals: all
      ? [
          { value: thousands(all.order), label: 'fight for Order' },
          { value: thousands(all.destruction), label: 'fight for Destruction' },
          ...(median === null ? [] : [{ value: thousands(Math.round(median)), label: 'is usual' }]),
        ]
      : [],
    ...NEUTRAL,
  };
}
