import type { KillDetailsFragment, KillRowFragment } from '#graphql/generated/documents.ts';
import { counted, decimal } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcDateShort, utcTime } from '#lib/format/time.ts';
import { isOwnDeath, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { damageShare } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { killName } from '../record-names.ts';
import { type Description, fitting, partWords, sentences, titleOf } from './wording.ts';

type DescribedKill = Pick<KillRowFragment, 'time' | 'scenario' | 'position' | 'attackers' | 'victim'> &
  Partial<Pick<KillDetailsFragment, 'damage'>>;
type Party = Pick<KillRowFragment['victim'], 'character' | 'guild'>;

/** Characters of a sentence that leave room for a second one. */
const ROOM_FOR_ANOTHER = 125;

/**
 * A kill: who, whom, where, to the second when, and with how much help.
 * @example describeKill(kill).title // 'Verenthe killed Uthgar in Praag, 20 Nov 2026, 12:46:52 UTC'
 */
export function describeKill(kill: DescribedKill): Description {
  const place = killLocation(kill).name;
  const date = toDate(kill.time);
  const when = date ? `, ${utcDateShort(date)}, ${utcTime(date)} UTC` : '';
  const deed = killName(kill);
  const circumstances = `in ${place}${date ? ` on ${utcDateLong(date)}, ${utcTime(date)} UTC` : ''}`;
  return {
    title: titleOf(`${deed} in ${place}${when}`, `${deed}${when}`),
    description: sentences(
      fitting(
        ROOM_FOR_ANOTHER,
        `${deedWords(kill, withCareerAndGuild)} ${circumstances}`,
        `${deedWords(kill, withCareer)} ${circumstances}`,
      ),
      helpWords(kill),
      partWords([
        (kill.damage ?? []).length > 0 && 'damage by ability',
        'place',
        killerOf(kill) !== null && 'feud',
      ]),
    ),
  };
}

function deedWords(kill: DescribedKill, nameOf: (party: Party) => string): string {
  const killer = killerOf(kill);
  if (killer) return `${nameOf(killer)} killed ${nameOf(kill.victim)}`;
  return `${nameOf(kill.victim)} died${isOwnDeath(kill) ? ' by own hand' : ''}`;
}

const withCareer = ({ character: { name, career } }: Party): string => `${name} (${careerLabel(career)})`;

const withCareerAndGuild = ({ character, guild }: Party): string =>
  guild
    ? `${character.name} (${careerLabel(character.career)}, ${guild.name})`
    : withCareer({ character, guild });

/** Describes the killer's share of the damage and the number of assists; false without attackers. */
function helpWords(kill: DescribedKill): string | false {
  const { attackers, damage = [] } = kill;
  const killer = killerOf(kill);
  const assists = attackers.slice(1);
  if (!killer) return false;
  if (isSolo(kill)) return 'A solo kill';
  const share = damageShare(damage, killer.character.id) ?? killer.damagePercent;
  const help = counted(assists.length, 'assist');
  return `${decimal(share, 1)}% of the damage, ${help}`;
}
