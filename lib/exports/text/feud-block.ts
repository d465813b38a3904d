import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { toDate, utcDate, utcTimeShort } from '#lib/format/time.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { feudName } from '#lib/seo/record-names.ts';

import type { TextBlock } from './text-block.ts';

interface Feud {
  readonly sides: readonly [{ readonly name: string }, { readonly name: string }];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
}

/** A feud of two players or guilds: the count each way and the latest kills, as many as the page lists. */
export function feudBlock(feud: Feud, kills: readonly KillRowFragment[]): TextBlock {
  const [near, far] = feud.kills;
  const total = near + far;
  return {
    title: `${feudName(feud)}: ${thousands(near)} to ${thousands(far)}`,
    facts:
      total === 0
        ? 'No kills on each other'
        : `${kills.length < total ? `${thousands(kills.length)} of ${thousands(total)} kills` : 'Kills'} on each other, the latest first, times in UTC`,
    columns: [{ header: 'Time' }, { header: 'Killer' }, { header: 'Victim' }, { header: 'Place' }],
    rows: kills.map((kill) => {
      const date = toDate(kill.time);
      return [
        date ? `${utcDate(date)} ${utcTimeShort(date)}` : '',
        killerOf(kill)?.character.name ?? '',
        kill.victim.character.name,
        killLocation(kill).name,
      ];
    }),
  };
}
