import type { SkirmishNameFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted, plain, thousands } from '#lib/format/number.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { type Description, described, sentences, titleOf } from './wording.ts';
import { dated, momentOf, skirmishName } from '../record-names.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';

type NamedSkirmish = Omit<SkirmishNameFragment, 'id'>;
type DescribedSkirmish = Omit<SkirmishRowFragment, 'id' | 'topGuildsByPlayers'>;

/**
 * A skirmish: where, when and how big.
 * @example describeSkirmish(skirmish).title // 'Skirmish at Praag, 21 Nov 2026, 18:04 UTC: 212 kills'
 */
export function describeSkirmish(skirmish: DescribedSkirmish): Description {
  const title = `Skirmish at ${skirmishName(skirmish, 'minute')}`;
  const { numberOfPlayersOrder: order, numberOfPlayersDestruction: destruction } = skirmish;
  return {
    title: titleOf(`${title}: ${killWords(skirmish)}`, title),
    description: sentences(
      `${killWords(skirmish)} ${placeWords(skirmish)}${courseWords(skirmish)}`,
      `${counted(order, 'player')} of Order against ${thousands(destruction)} of Destruction`,
      ['Scoreboard, damage by ability and heatmap', 'Scoreboard and heatmap'],
    ),
  };
}

/** The kills of a skirmish: 'Kills at Praag, 21 Nov 2026, 18:04 UTC'. */
export const describeSkirmishKills = (skirmish: DescribedSkirmish): Description =>
  described(
    [`Kills at ${skirmishName(skirmish, 'minute')}`],
    `Every kill of the skirmish ${placeWords(skirmish)}${courseWords(skirmish)}`,
    `${counted(skirmish.numberOfKillsOrder, 'kill')} by Order, ${thousands(skirmish.numberOfKillsDestruction)} by Destruction`,
  );

/** The damage of a skirmish by its source. */
export const describeSkirmishDamage = (skirmish: DescribedSkirmish): Description =>
  described(
    [`Damage at ${skirmishName(skirmish, 'minute')}`],
    `What players died of in the skirmish ${placeWords(skirmish)}${courseWords(skirmish)}`,
    `Every ability of ${killWords(skirmish)} by its damage`,
  );

/**
 * Describes the page of one fighter's damage to the victims of a skirmish.
 * @example describeFighterDamage(skirmish, verenthe).title // 'Damage by Verenthe at Praag, 21 Nov 2026, 18:04 UTC'
 */
export function describeFighterDamage(
  skirmish: NamedSkirmish,
  { name, career, level }: { readonly name: string; readonly career: string; readonly level: number },
): Description {
  const moment = momentOf(skirmish.startTime);
  return {
    title: titleOf(
      `Damage by ${name} at ${skirmishName(skirmish, 'minute')}`,
      dated(`Damage by ${name}`, skirmish.startTime, 'minute'),
    ),
    description: sentences(
      `What ${name}, ${careerLabel(career)} of level ${plain(level)}, did to those who died in the skirmish ${placeWords(skirmish)}${moment && ` on ${moment}`}`,
      'Damage by ability',
    ),
  };
}

const killWords = ({ numberOfKills: kills }: DescribedSkirmish): string => counted(kills, 'kill');

function placeWords(skirmish: NamedSkirmish): string {
  const { name, area } = skirmishLocation(skirmish);
  return area ? `at ${area} in ${name}` : `at ${name}`;
}

function courseWords(skirmish: DescribedSkirmish): string {
  const moment = momentOf(skirmish.startTime);
  const span = fightLength(skirmish) ?? 0;
  return `${moment && ` on ${moment}`}${span > 0 ? ` within ${shortDuration(span, 'minute')}` : ''}`;
}
