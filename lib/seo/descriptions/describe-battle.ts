import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { isoString, knownDate } from '#lib/format/time.ts';
import { namedBattle } from '#lib/game/battles/report/report.ts';
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
    description: sentences(battleSentence(namedBattle(battle)), [
      'Course by minute, guilds, losses and players',
      'Course, guilds and losses',
    ]),
  };
}

/**
 * A battle as a data set for search engines. It is no event: it is over, and its place has no address.
 * @example battleData(battle).temporalCoverage // '2026-11-21T18:04:00.000Z/2026-11-21T18:47:00.000Z'
 */
export function battleData(battle: BattleInfoFragment) {
  const [start, end] = [knownDate(battle.startTime), knownDate(battle.endTime)];
  return {
    name: `Battle of ${battleName(battle, 'minute')}`,
    description: describeBattle(battle).description,
    path: routes.battle(battle.id),
    ...(start && end ? { temporalCoverage: `${isoString(start)}/${isoString(end)}` } : {}),
  };
}
