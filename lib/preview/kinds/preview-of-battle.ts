import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { realmSvg, winnerSvg } from '#lib/art/realm-badge.ts';
import { thousands } from '#lib/format/number.ts';
import type { BattleCourse } from '#lib/game/battles/report/course.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { winnerOf, wonOutnumbered } from '#lib/game/battles/report/sides.ts';

import type { Preview } from '../preview.ts';
import { factsLine, momentWords } from './parts.ts';

/** Makes the preview of a battle: both sides, the score, and the course as a small plot. */
export function previewOfBattle(battle: BattleInfoFragment, course: BattleCourse | null): Preview {
  const { order, destruction } = battle;
  const winner = winnerOf(battle);
  const realm = winner === null ? 'NEUTRAL' : winner === 'order' ? 'ORDER' : 'DESTRUCTION';
  return {
    title: battlePlace(battle),
    facts: factsLine(
      winner ? `${SIDE_NAMES[winner]} won${wonOutnumbered(battle) ? ' outnumbered' : ''}` : 'Drawn',
      momentWords(battle.startTime),
    ),
    totals: [
      { value: thousands(order.kills), label: `kills by ${thousands(order.players)} of Order` },
      { value: thousands(destruction.kills), label: `by ${thousands(destruction.players)} of Destruction` },
    ],
    realm,
    badge: realm === 'NEUTRAL' ? realmSvg(realm) : winnerSvg(realm),
    aside: course && course.minutes.length > 1 ? { drawing: courseSvg(course), label: '' } : undefined,
    zoneId: battle.zone?.id,
  };
}

/** The kills of Order above and those of Destruction below a line, by minute. */
function courseSvg({ minutes }: BattleCourse): string {
  const most = Math.max(1, ...minutes.map(({ order, destruction }) => Math.max(order, destruction)));
  const pathOf = (heights: readonly number[]) =>
    heights.map((height, at) => `M${at} 50v${((height / most) * 48).toFixed(1)}h1V50z`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${minutes.length} 100" preserveAspectRatio="none" width="64" height="64">` +
    `<path fill="#3f7fd6" d="${pathOf(minutes.map(({ order }) => -order))}"/>` +
    `<path fill="#cf4a31" d="${pathOf(minutes.map(({ destruction }) => destruction))}"/>` +
    `<path fill="#d9b25a" d="M0 49.6h${minutes.length}v.8H0z"/></svg>`
  );
}
