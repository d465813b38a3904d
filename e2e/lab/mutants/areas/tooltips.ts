import type { Mutant } from '../mutant.ts';

export const TOOLTIPS: readonly Mutant[] = [
  {
    name: 'without scripts a number tells only its first fact',
    file: 'components/ui/tooltip/tooltip.tsx',
    find: String.raw`textTooltip(lines.join('\n'))`,
    put: "textTooltip(lines[0] ?? '')",
    foundBy: { file: 'e2e/instance-run.spec.ts', title: 'a number tells what is behind it' },
  },
  {
    name: 'Escape does not close a tooltip',
    file: 'components/ui/tooltip/watch-tooltips.ts',
    find: "event.key === 'Escape'",
    put: "event.key === 'Esc'",
    foundBy: {
      file: 'e2e/scoreboard.spec.ts',
      title: 'tells what is behind a number on hover and focus, and closes on Escape',
    },
  },
  {
    name: 'worn items show the card of any such item',
    file: 'components/item/item-tooltip.ts',
    find: 'worn ? routes.wornItemCard(worn) : routes.itemCard(item.id)',
    put: 'routes.itemCard(item.id)',
    foundBy: { file: 'components/item/item-tooltip.test.ts' },
  },
  {
    name: 'a tooltip at the top of the window is cut off',
    file: 'components/ui/tooltip/place-tooltip.ts',
    find: 'return above >= MARGIN ? above : owner.bottom + GAP;',
    put: 'return above;',
    foundBy: { file: 'components/ui/tooltip/place-tooltip.test.ts' },
  },
];
