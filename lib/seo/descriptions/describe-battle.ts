import type { Event, WithContext } from 'schema-dts';

import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { isoString, knownDate } from '#lib/format/time.ts';
import { battlePlace, namedBattle } from '#lib/game/battles/report/report.ts';
import { wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { battleSentence } from '#lib/game/battles/report/words.ts';
import { routes } from '#lib/url/routes.ts';

import { battleName } from '../record-names.ts';
import { type Description, sentences, titleOf } from './wording.ts';

/**
 * A battle: where, when, and how it ended.
 * @example describeBattle(battle).title // 'Battle of Praag, 21 Nov 2026, 18:04 UTC: Order 84, Destruction 61'
 */
export function describeBattle(battle: BattleInfoFragment): Description {
  const title = `Battle of ${battleName(battle, 'minute')}`;
  const [order, destruction] = [battle.order.kills, battle.destruction.kills].map(thousands);
  return {
    title: titleOf(`${title}: Order ${order}, Destruction ${destruction}`, title),
    description: sentences(
      battleSentence(namedBattle(battle)),
      wonOutnumbered(battle) && 'Outnumbered and won',
      ['Course by minute, guilds, losses and players', 'Course, guilds and losses'],
    ),
  };
}

/** A battle as an event for search engines. @throws TypeError when siteUrl is no absolute address. */
export function battleEvent(battle: BattleInfoFragment, siteUrl: string): WithContext<Event> {
  const [start, end] = [knownDate(battle.startTime), knownDate(battle.endTime)];
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `Battle of ${battlePlace(battle)}`,
    description: battleSentence(namedBattle(battle)),
    url: new URL(routes.battle(battle.id), siteUrl).href,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    ...(start ? { startDate: isoString(start) } : {}),
    ...(end ? { endDate: isoString(end) } : {}),
    location: { '@type': 'Place', name: battlePlace(battle) },
  };
}
