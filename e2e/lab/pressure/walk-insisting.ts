import { getPriority, setPriority } from 'node:os';
import { insist, type Insisting } from './insisting.ts';

/*
 * The process of clients who insist, with a lower priority, so that it takes less time from the site that it
 * asks. measure-strangers.ts starts it.
 */

/** The pages that are requested: unknown kills, builds of which no two are equal, or pages that are not cached yet. */
export type Wish = 'unknown kills' | 'builds' | 'unseen pages';

/** The argument of the process, as JSON. */
export interface Order extends Insisting {
  readonly wish: Wish;
  /** Pages that are not cached yet. */
  readonly unseen: readonly string[];
}

const LOWEST_PRIORITY = 19;
const STEPS_BELOW = 5;
const anyNumber = () => Math.floor(Math.random() * 1e9);

setPriority(Math.min(LOWEST_PRIORITY, getPriority() + STEPS_BELOW));
const order: Order = JSON.parse(process.argv[2] ?? '{}');
let turn = 0;
const paths: Readonly<Record<Wish, () => string>> = {
  'unknown kills': () => `/kill/9${anyNumber()}`,
  builds: () => `/build/slayer?level=40&renown=${anyNumber() % 80}&path-1=${anyNumber()}`,
  'unseen pages': () => {
    turn += 1;
    return order.unseen[turn % order.unseen.length] ?? '/';
  },
};
console.log(JSON.stringify(await insist(order, paths[order.wish])));
