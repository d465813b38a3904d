/** An item of a reward, and how many of it. */
export interface Reward {
  readonly count: number;
  readonly item: { readonly id: string; readonly name: string };
}

/** The fields of a quest that the list of quests shows. */
export interface QuestRow {
  readonly id: string;
  readonly name: string;
  readonly xp: number;
  readonly gold: number;
  readonly choiceCount: number;
  readonly rewardsGiven: readonly Reward[];
  readonly rewardsChoice: readonly Reward[];
}

/** The fields of a row. */
export const ROW = `id name xp gold choiceCount rewardsGiven { count item { id name } } rewardsChoice { count item { id name } }`;

/** The amounts of gold, silver and copper that are above 0, one behind the other. */
export const coins = (copper: number) =>
  [Math.floor(copper / 10_000), Math.floor(copper / 100) % 100, copper % 100].filter(Boolean).join('');
