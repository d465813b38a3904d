import { thousands } from '#lib/format/number.ts';
import { creatureLabel } from '#lib/game/creature-label.ts';
import { fillTokens } from '#lib/game/quest-text.ts';

import type { Hit } from './hit.ts';

/** A line of facts about what was found. */
export function HitInfo({ hit }: { hit: Hit }) {
  return <span className="hit-info">{infoOf(hit)}</span>;
}

function infoOf(hit: Hit): string {
  switch (hit.__typename) {
    case 'Character':
      return `Lvl ${hit.level}, RR ${hit.renownRank}`;
    case 'Guild':
      return `Lvl ${hit.level}, Members ${thousands(hit.members?.totalCount ?? 0)}`;
    case 'Item':
      return hit.description;
    case 'Quest':
      return fillTokens(hit.journalEntry ?? hit.offer ?? '');
    case 'Creature':
      return creatureLabel(hit);
    default:
      return '';
  }
}
