/** Labels of tables in exports whose captions on the page differ or say more. */
const OTHERS: readonly (readonly [caption: RegExp, label: string])[] = [
  [/^Newest first$/, 'Kills'],
  [/^Damage by /, 'Damage'],
  [/^Sold by$/, 'Vendors'],
  [/^Used to purchase$/, 'Purchases'],
  [/ compared with /, 'Comparison'],
  [/^Results for /, 'Results'],
  [/^Guilds for /, 'Guilds'],
  [/^Careers of /, 'Careers'],
  [/^Quests that start here$/, 'Quests'],
  [/^Quests that end here$/, 'Quests that end there'],
  [/^Fastest completed runs$/, 'Fastest runs'],
  [/^Statistics of encounters$/, 'Encounters'],
  [/^How long runs took$/, 'Durations'],
  [/^Item rating and duration$/, 'Item ratings'],
];

/**
 * The label under which the table of a caption is exported. Leaderboards tell their period behind a comma.
 * @example labelOf('Weekly leaderboard, Week 47, 2026') // 'Weekly leaderboard'
 */
export function labelOf(caption: string): string {
  const other = OTHERS.find(([pattern]) => pattern.test(caption));
  return other?.[1] ?? caption.replace(/,.*/, '');
}
