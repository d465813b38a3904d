import type { BattleInfoFragment } from '#graphql/generated/documents.ts';

import { expectedKills, type Law } from './expected.ts';
import type { BattleReport } from './report.ts';
import { strength, winnerOf, wonOutnumbered } from './sides.ts';

/** The report of a battle for programs; times are epoch seconds. Null for one whose rows are missing. */
export function battleFigures(
  { startTime, endTime, skirmishes }: BattleInfoFragment,
  report: (BattleReport & { readonly law: Law | null }) | null,
) {
  if (!report) return null;
  const { sides, course, law } = report;
  return {
    sides,
    from: startTime,
    to: endTime,
    skirmishes: skirmishes.map(({ id }) => id),
    winner: winnerOf(sides),
    outnumbered: wonOutnumbered(sides),
    turningPoint: course.turningPoint,
    strength: strength(sides),
    expected: law && expectedKills(sides, law),
  };
}
