import { MOMENT } from './moment.mjs';
import { setClock } from './set-clock.mjs';

/*
 * Loaded before all else into every process of a server of the browser tests: whatever is asked in a run is asked at the
 * same moment. A database, whose timers need a clock that goes on, begins there.
 */

setClock(MOMENT * 1_000);
