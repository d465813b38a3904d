import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { type BattleReport, namedBattle } from '#lib/game/battles/report/report.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { numberWords, scoreWords, timeWords, turnWords } from '#lib/game/battles/report/words.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** A battle: who won it, its course, and its guilds. */
export const battleBlock = (battle: BattleInfoFragment, report: BattleReport | null): TextBlock => ({
  title: scoreWords(namedBattle(battle)),
  facts: [timeWords(battle), numberWords(battle), report && turnWords(report.course)]
    .filter(Boolean)
    .join(' · '),
  ...blockTable(report?.guilds ?? [], [
    ['Guild', ({ guild }) => guild?.name ?? 'No guild'],
    ['Side', ({ side }) => SIDE_NAMES[side]],
    ['Players', ({ players }) => plain(players), 'end'],
    ['Kills', ({ kills }) => plain(kills), 'end'],
    ['Deaths', ({ deaths }) => plain(deaths), 'end'],
    ['Damage', ({ damage }) => thousands(damage), 'end'],
  ]),
});
