import type { TooltipKind } from './tooltip-kind.ts';
import styles from './tooltip.module.css';

/** The kind of tooltip that Tooltip gives to a value. */
export const TEXT_TOOLTIP: TooltipKind = {
  attribute: 'data-tooltip',
  isCard: false,
  contentOf: async (owner) => <p className={styles.text}>{textOf(owner)}</p>,
};

/** Takes the title away, so that the browser does not show it beside ours. */
function textOf(owner: HTMLElement): string {
  const title = owner.getAttribute('title');
  if (title) {
    owner.dataset.tooltip = title;
    owner.removeAttribute('title');
  }
  return owner.dataset.tooltip ?? '';
}
