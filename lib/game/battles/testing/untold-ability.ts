/** Of an ability that an API tells nothing of but its name. */
export const UNTOLD_ABILITY = {
  actionPointCost: Number.NaN,
  moraleCost: Number.NaN,
  castTime: Number.NaN,
  cooldown: Number.NaN,
  range: Number.NaN,
  minRange: Number.NaN,
  minLevel: Number.NaN,
  description: null,
} as const;
