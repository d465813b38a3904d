import { MOMENT } from './moment.mjs';
import { setClock } from './set-clock.mjs';

/* Lets the time of day of a file of unit tests, and of each process that it starts, begin at the moment of all tests. */

setClock(MOMENT * 1_000, true);
