import { thousands } from '#lib/format/number.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { fillTokens } from '#lib/game/quests/quest-text.ts';

import type { Hit } from './hit.ts';

/** Facts about what was found; two lines of a long text are enough. */
export function HitInfo({ hit }: { hit: Hit }) {
  return <span className="line-clamp-2 max-w-[60ch] text-muted">{infoOf(hit)}</span>;
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
