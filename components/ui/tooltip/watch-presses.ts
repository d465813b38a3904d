import { isLink, type Tooltip } from './open-tooltip.ts';

/** Milliseconds that a finger rests on an owner. */
const LONG = 500;
/** Pixels that a resting finger may move. */
const TREMBLING = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly owner: HTMLElement;
  readonly timer: number;
  opened: boolean;
}

/**
 * Opens a card, or what a link tells, when a finger rests on its owner, and closes what a finger has opened when it touches something else.
 * The tap that does either does nothing besides.
 */
export function watchPresses(tooltip: Tooltip): (event: Event) => void {
  let press: Press | null = null;
  let swallowClick = false;

  const open = (pressed: Press) => {
    if (!pressed.opened) tooltip.open(pressed.owner, 'press');
    pressed.opened = true;
  };
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const begin = (event: PointerEvent, owner: HTMLElement) => {
    const timer = window.setTimeout(() => begun.opened || open(begun), LONG);
    const begun: Press = { x: event.clientX, y: event.clientY, owner, timer, opened: false };
    press = begun;
  };

  const onDown = (event: PointerEvent) => {
    end();
    swallowClick = closedBy(tooltip, event);
    const owner = tooltip.ownerOf(event.target);
    if (event.pointerType !== 'touch' || !event.isPrimary || !owner) return;
    if (tooltip.kindOf(owner)?.isCard || isLink(owner)) begin(event, owner);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (press && !press.opened && Math.hypot(clientX - press.x, clientY - press.y) > TREMBLING) end();
  };
  const onUp = () => {
    if (press?.opened) swallowClick = true;
    end();
  };
  /** Browsers whose own long press is shorter say so with a menu or a link that is dragged. */
  const onOwnPress = (event: Event) => {
    if (!press) return;
    event.preventDefault();
    open(press);
  };
  const onClick = (event: Event) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  return (event) => {
    if (event.type === 'click') onClick(event);
    else if (event.type === 'keydown') swallowClick = false;
    else if (event.type === 'contextmenu' || event.type === 'dragstart') onOwnPress(event);
    else if (!(event instanceof PointerEvent)) return;
    else if (event.type === 'pointerdown') onDown(event);
    else if (event.type === 'pointermove') onMove(event);
    else if (event.type === 'pointerup') onUp();
    else if (event.type === 'pointercancel') end();
  };
}

/** Closes what a press has opened; true where that is all that a touch of a sheet's surroundings should do. */
function closedBy(tooltip: Tooltip, { target }: Event): boolean {
  const wanted = tooltip.wanted();
  if (wanted?.by !== 'press' || (target instanceof Node && tooltip.layer.contains(target))) return false;
  if (!wanted.sheet && tooltip.ownerOf(target) === wanted.owner) return false;
  const shown = !tooltip.layer.hidden;
  tooltip.close();
  return wanted.sheet && shown;
}
