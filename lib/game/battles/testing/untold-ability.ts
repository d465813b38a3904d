/** An ability of which an API tells nothing but the name. */
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
