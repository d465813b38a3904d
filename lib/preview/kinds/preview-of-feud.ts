import type { Feud, GuildFeud, PlayerFeud } from '#lib/data/war/feuds.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { crestSvg, realmName } from './crest.ts';
import { characterBadge } from './preview-of-kill.ts';
import type { Preview } from '../preview.ts';
import { momentWords } from './preview-of-run.ts';

/** Both characters with the kills of each on the other. */
export function previewOfPlayerFeud(feud: PlayerFeud): Preview {
  const [near, far] = feud.sides;
  return {
    ...factsOf(feud),
    realm: realmOfCareer(near.career),
    badge: characterBadge(near.career),
    aside: { drawing: characterBadge(far.career), label: '' },
  };
}

/** Both guilds with the kills of each on the other. */
export function previewOfGuildFeud(feud: GuildFeud): Preview {
  const [near, far] = feud.sides;
  return {
    ...factsOf(feud),
    realm: realmName(near.realm),
    badge: crestSvg(near),
    aside: { drawing: crestSvg(far), label: '' },
  };
}

function factsOf(feud: Feud<{ readonly name: string }>): Pick<Preview, 'title' | 'facts' | 'totals'> {
  const { sides, kills, lastMet } = feud;
  const met = momentWords(lastMet);
  return {
    title: feudName(feud),
    facts: met ? `Last met ${met}` : 'They have not met yet',
    totals: [
      { value: thousands(kills[0]), label: `by ${sides[0].name}` },
      { value: thousands(kills[1]), label: `by ${sides[1].name}` },
    ],
  };
}
