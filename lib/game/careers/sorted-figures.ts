import type { CareerOrder } from '#lib/url/filter/careers-filter.ts';

import type { careerFigures } from './figures.ts';

type Figures = Pick<ReturnType<typeof careerFigures>, 'groups' | 'rates' | 'kills'>;

/**
 * The figures of careers with the tables sorted that have the figure, the most first; equal ones keep their order. What
 * is done in a minute is compared within a figure alone: healing is no damage.
 * @example sortedFigures(figures, 'deaths').kills // the career with the most deaths first
 */
export function sortedFigures<Known extends Figures>(figures: Known, order: CareerOrder): Known {
  switch (order) {
    case 'career':
      return figures;
    case 'characters':
      return {
        ...figures,
        groups: figures.groups.toSorted((one, other) => other.characters - one.characters),
      };
    case 'minute':
      return { ...figures, rates: byMedian(figures.rates) };
    default:
      return { ...figures, kills: figures.kills.toSorted((one, other) => other[order] - one[order]) };
  }
}

/** Figures in the order of their first rows. */
function byMedian(rates: Figures['rates']): Figures['rates'] {
  const figures = [...new Set(rates.map(({ figure }) => figure))];
  return rates.toSorted(
    (one, other) => figures.indexOf(one.figure) - figures.indexOf(other.figure) || other.median - one.median,
  );
}
