import type { SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { ICON_GLYPHS } from '#lib/art/tables/icon-glyphs.ts';
import { thousands } from '#lib/format/number.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { crestOf } from './crest.ts';
import { momentWords } from './moment.ts';
import type { Preview } from '../preview.ts';
import { countTotal, factsLine } from './total.ts';

/** Makes the preview of a skirmish: its place and time, its players, and the guild that killed most. */
export function previewOfSkirmish(skirmish: SkirmishInfoFragment): Preview {
  const { numberOfKillsOrder: order, numberOfKillsDestruction: destruction } = skirmish;
  const { kind, name, area } = skirmishLocation(skirmish);
  return {
    title: name,
    facts: factsLine(area ?? 'Skirmish', momentWords(skirmish.startTime)),
    totals: [
      countTotal(skirmish.numberOfPlayers, 'player', 'players'),
      { value: thousands(order), label: 'Order kills' },
      { value: thousands(destruction), label: 'Destruction kills' },
    ],
    realm: realmWithMore(order, destruction),
    badge: framedIcon({ glyph: ICON_GLYPHS[kind], palette: 'ember' }, { frame: 'circle' }),
    aside: crestOf(skirmish.topGuildsByKills[0]?.guild),
    zoneId: skirmish.primaryZone?.id,
  };
}

function realmWithMore(order: number, destruction: number): Preview['realm'] {
  if (order === destruction) return 'NEUTRAL';
  return order > destruction ? 'ORDER' : 'DESTRUCTION';
}
