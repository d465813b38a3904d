import type { Tooltip, Wanted } from './open-tooltip.ts';
import type { Box } from './place-tooltip.ts';

/** Milliseconds over an owner until its tooltip opens, and away from it until it closes. */
const DELAY = 120;
/** The same while the pointer is on its way to the tooltip. */
const DELAY_ON_THE_WAY = 300;

/** A delayed change. */
interface Change {
  /** The element whose tooltip opens; null closes it. */
  readonly to: HTMLElement | null;
  /** The tooltip that was open when the change was delayed. */
  readonly instead: Wanted | null;
}

/**
 * Opens a tooltip while a mouse or a pen is over its owner, the tooltip itself or the way between them, and closes it
 * when it has left them. What moves under a pointer that rests opens nothing.
 */
export function watchHover(tooltip: Tooltip): (event: Event) => void {
  const { layer } = tooltip;
  let last: Point | null = null;
  let under: HTMLElement | null = null;
  let change: Change | null = null;

  const ownerUnder = ({ type, target }: PointerEvent) => {
    if (type === 'pointerout') return null;
    const inLayer = target instanceof Node && layer.contains(target);
    return inLayer ? (tooltip.wanted()?.owner ?? null) : tooltip.ownerOf(target);
  };
  const make = ({ to }: Change) => {
    change = null;
    if (to) tooltip.open(to, 'hover');
    else if (tooltip.wanted()?.by === 'hover') tooltip.close();
  };
  const makeLater = (delay: number, later: Change) => {
    change = later;
    tooltip.later(delay, () => make(later));
  };

  return (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch' || !isMovement(event)) return;
    const point = { x: event.clientX, y: event.clientY };
    const from = last;
    last = point;
    const owner = ownerUnder(event);
    const rests = event.type === 'pointerover' && from?.x === point.x && from.y === point.y;
    const next = rests && owner !== under ? null : owner;
    const onTheWay = from && !layer.hidden && headsFor(from, point, layer.getBoundingClientRect());
    if (next !== under) {
      under = next;
      makeLater(onTheWay ? DELAY_ON_THE_WAY : DELAY, { to: next, instead: tooltip.wanted() });
    } else if (onTheWay && change && change.instead === tooltip.wanted()) makeLater(DELAY_ON_THE_WAY, change);
  };
}

/** Moving to another element fires `pointerout` and `pointerover`; leaving the window fires `pointerout` alone. */
function isMovement({ type, relatedTarget }: PointerEvent): boolean {
  return type === 'pointerover' || type === 'pointermove' || (type === 'pointerout' && !relatedTarget);
}

/** Pixels from the left and upper edges of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * True if a pointer that went from one point to another will reach a box if it goes straight on.
 * @example headsFor({ x: 0, y: 0 }, { x: 10, y: 1 }, { left: 50, top: 0, right: 90, bottom: 40 }) // true
 */
export function headsFor(from: Point, to: Point, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return false;
  const [enterX, leaveX] = passage(from.x, dx, box.left, box.right);
  const [enterY, leaveY] = passage(from.y, dy, box.top, box.bottom);
  return Math.max(enterX, enterY, 0) <= Math.min(leaveX, leaveY);
}

/** The interval in which a movement along one axis is between two borders, in multiples of its step. */
function passage(start: number, step: number, low: number, high: number): readonly [number, number] {
  if (step === 0) return start >= low && start <= high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const times = [(low - start) / step, (high - start) / step] as const;
  return [Math.min(...times), Math.max(...times)];
}
