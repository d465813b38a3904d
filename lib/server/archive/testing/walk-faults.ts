import type { Generation } from '#graphql/generations/generation.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { interceptedDatabase } from '#graphql/sql/engine/connection/intercepted-database.ts';
import { askForArchive } from '../ask-for-archive.ts';
import { Pace } from '../pace.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { ArchiveJobs } from '../archive-jobs.ts';
import { FAULTS, type FaultName, FaultyApi } from './faulty-api.ts';
import { archiveDifferences } from './archive-differences.ts';
import { SmallWar } from './small-war.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Well before the time of day of tests: the API tells of nothing that is yet to come. */
const START = MOMENT - 4 * 3_600;
const DAY = 86_400;
const INTERVAL = 2_000;
/** Seconds of the walk, and the longest time in which all has to be mended after it. */
const [LENGTH, MENDED] = [600, 3_600];
/** Seconds between two questions of a kind: a round or the longest pause, and an answer that hangs. */
const LONGEST_STOP = 60 + 30 + 30;
/** Seconds that the longest Retry-After of the faults adds. */
const LONGEST_ADVICE = 150;

/** The lists that the kinds ask for. */
const LISTS = ['kills(', 'scenarios(', 'skirmishes(', 'instanceRuns('] as const;

/** The outcome of a walk. */
export interface Walk {
  /** The tables whose rows are not those of the API. */
  readonly different: readonly string[];
  /** Seconds after the last fault until all rows were equal, and nothing was left to be asked for again. */
  readonly mendedAfter: number;
  /** The longest time in seconds between two questions of a kind, and the longest that was allowed. */
  readonly longestStop: number;
  readonly allowed: number;
  readonly faults: readonly string[];
  readonly lines: readonly string[];
}

interface WalkOptions {
  readonly seed: string;
  readonly world: Database;
  readonly archive: Database;
  readonly generation: Generation;
}

/**
 * Archives an API that fails at random for ten minutes of virtual time, while new events arrive and older ones are
 * corrected, and then until the archive has caught up.
 */
export async function walkFaults({ seed, world, archive, generation }: WalkOptions): Promise<Walk> {
  const random = new Random(seed);
  const clock = new VirtualClock(START);
  const api = new FaultyApi(world, { generation, clock, outside: clock.outside });
  const happenings = await Happenings.begin(world, random);
  const lines: string[] = [];
  const jobs = new ArchiveJobs({
    sql: interceptedDatabase(archive, (run) => clock.outside(run)),
    ask: askForArchive('http://api/graphql', new Pace(INTERVAL, clock), { clock, send: api.fetch }),
    address: 'http://api/graphql',
    days: 1,
    interval: INTERVAL,
    log: (level, line) => lines.push(`${Math.round(clock.passed() / 1_000)} ${level} ${line}`),
    clock,
    removes: false,
  });
  const running = jobs.run();
  const faults: string[] = [];
  const pass = (seconds: number) => clock.until(clock.wait(seconds * 1_000));
  while (clock.passed() < LENGTH * 1_000) {
    await pass(random.int(5, 40));
    await happenings.next(clock.now());
    [api.fault, api.only] = nextFault(random);
    if (api.fault !== null) faults.push(`${clock.passed() / 1_000} ${api.fault} ${api.only.join()}`);
    await pass(random.int(5, 60));
    if (random.chance(0.6)) api.fault = null;
  }
  api.fault = null;
  const ended = clock.passed();
  const differences = () => archiveDifferences({ world, archive, since: START - DAY + 900 });
  let different = await differences();
  while (different.length > 0 && clock.passed() < ended + MENDED * 1_000) {
    await pass(30);
    different = await differences();
  }
  const mendedAfter = (clock.passed() - ended) / 1_000;
  // What follows a stop is a question too.
  await pass(LONGEST_STOP);
  jobs.stop();
  await clock.until(Promise.race([running, clock.wait(LONGEST_STOP * 1_000)]));
  const allowed = LONGEST_STOP + (faults.some((fault) => fault.includes(' for ')) ? LONGEST_ADVICE : 0);
  return { different, mendedAfter, longestStop: longestStop(api), allowed, faults, lines };
}

const NAMES = Object.keys(FAULTS);

const isFault = (name: string): name is FaultName => name in FAULTS;

/** The next fault, of one list or of all; sometimes none. */
function nextFault(random: Random): [FaultName | null, readonly string[]] {
  const name = NAMES[random.int(0, NAMES.length - 1)] ?? '';
  const list = LISTS[random.int(0, LISTS.length - 1)] ?? '';
  return [isFault(name) && random.chance(0.85) ? name : null, random.chance(0.4) ? [list] : []];
}

/** The longest time in seconds between two questions for the same list. */
function longestStop({ asked }: FaultyApi): number {
  const gaps = LISTS.flatMap((list) => {
    const times = asked.filter(({ text }) => text.includes(list)).map(({ at }) => at / 1_000);
    return times.slice(1).map((time, index) => time - (times[index] ?? 0));
  });
  return Math.max(...gaps);
}

/** Happenings of a war: new events, and changes of those of late. */
class Happenings {
  readonly #war: SmallWar;
  readonly #random: Random;
  #kills = 0;
  /** Those of before the walk. */
  #past = 0;
  /** Skirmishes and runs that go on. */
  #skirmish = { id: '', start: 0, players: 0 };
  #run = { id: '', start: 0 };

  private constructor(war: SmallWar, random: Random) {
    this.#war = war;
    this.#random = random;
  }

  /** A war with a past of some hours. */
  static async begin(world: Database, random: Random): Promise<Happenings> {
    const happenings = new Happenings(await SmallWar.in(world), random);
    for (let hours = 20; hours > 0; hours -= 2) await happenings.#addAll(START - hours * 3_600);
    happenings.#past = happenings.#kills;
    return happenings;
  }

  /** Goes on to a time in epoch seconds. */
  async next(now: number): Promise<void> {
    const random = this.#random;
    this.#kills += 1;
    await this.#war.kill(this.#kills, now - random.int(0, 20));
    // Of late alone: what is older is not asked for again.
    const first = Math.max(this.#past + 1, this.#kills - 3);
    if (random.chance(0.3)) await this.#war.removeKill(random.int(first, this.#kills));
    if (random.chance(0.5)) await this.#grow();
    if (random.chance(0.2)) await this.#war.run(this.#run, now);
    if (random.chance(0.3)) await this.#addAll(now - random.int(0, 60));
  }

  async #addAll(time: number): Promise<void> {
    const random = this.#random;
    for (let count = random.int(1, 4); count > 0; count -= 1) {
      this.#kills += 1;
      await this.#war.kill(this.#kills, time - random.int(0, 300));
    }
    await this.#war.scenario({ id: this.#war.newId(), start: time, players: random.int(2, 12) });
    this.#skirmish = { id: this.#war.newId(), start: time - 30, players: random.int(2, 55) };
    await this.#war.skirmish(this.#skirmish);
    this.#run = { id: this.#war.newId(), start: time - 90 };
    await this.#war.run(this.#run);
  }

  async #grow(): Promise<void> {
    const players = Math.min(60, this.#skirmish.players + this.#random.int(1, 8));
    this.#skirmish = { ...this.#skirmish, players };
    await this.#war.skirmish(this.#skirmish);
  }
}
