import { beginnings, countBy, isOrder, type Kill, middle, most, type Part, type Records } from './records.ts';

/** A figure of a page, and the same one from the records. */
export interface Headline {
  readonly path: string;
  /** Finds the figure with its label in the page's text; the figure is the first group. */
  readonly shown: RegExp;
  readonly recounted: number;
}

const HOURS = 3600;

/** All headlines about the busiest player and guild, the war, and a dungeon. */
export function headlines(records: Records, now: number): readonly Headline[] {
  return [...ofWar(records, now), ...ofPlayer(records, now), ...ofGuild(records), ...ofDungeon(records)];
}

function ofWar({ kills }: Records, now: number): readonly Headline[] {
  const { day, week, month } = beginnings(now);
  const since = (time: number) => kills.filter((kill) => kill.time >= time);
  const inWeek = since(week);
  const order = (list: readonly Kill[]) => list.filter(({ career }) => isOrder(career)).length;
  const front = since(now - 2 * HOURS).filter(({ scenario }) => scenario === null);
  const zone = topOf(countBy(since(now - 30 * 24 * HOURS), (kill) => kill.zone));
  const share = (list: readonly Kill[]) => (100 * solo(list)) / list.length;
  return [
    { path: '/', shown: /Kills this week, by realm ([\d,]+)/, recounted: order(inWeek) },
    {
      path: '/',
      shown: /Kills this week, by realm [\d,]+ ([\d,]+)/,
      recounted: inWeek.length - order(inWeek),
    },
    {
      path: '/',
      shown: /Weekly leaderboard, .*? ([\d,]+) kills/,
      recounted: most(countBy(inWeek, (kill) => kill.killer)),
    },
    {
      path: '/',
      shown: /Monthly leaderboard, .*? ([\d,]+) kills/,
      recounted: most(countBy(since(month), (kill) => kill.killer)),
    },
    { path: '/', shown: /Order ([\d,]+) [\d,]+ [\d,]+ Destruction/, recounted: order(since(day)) },
    { path: '/', shown: /The front ([\d,]+) kills/, recounted: front.length },
    { path: '/kills', shown: /([\d,]+) kills Order/, recounted: kills.length },
    { path: '/kills', shown: /kills Order ([\d,]+)/, recounted: order(kills) },
    { path: '/kills', shown: /([\d,]+) solo,/, recounted: solo(kills) },
    { path: '/kills', shown: /solo, ([\d.]+)%/, recounted: share(kills) },
    { path: '/leaderboard/sheet', shown: /([\d,]+) kills Order/, recounted: inWeek.length },
    { path: '/leaderboard/sheet', shown: /([\d,]+) solo,/, recounted: solo(inWeek) },
    {
      path: '/leaderboard/sheet',
      shown: /Most deaths Place Player Deaths 1 \D+([\d,]+)/,
      recounted: most(countBy(inWeek, (kill) => kill.victim)),
    },
    {
      path: '/leaderboard/sheet',
      shown: /Guilds Place Guild Kills 1 .+? (?:Order|Destruction) ([\d,]+)/,
      recounted: most(countBy(inWeek, (kill) => kill.killerGuild)),
    },
    {
      path: '/leaderboard/sheet',
      shown: /Careers Career Kills Deaths K\/D \D+([\d,]+)/,
      recounted: most(countBy(inWeek, (kill) => kill.career)),
    },
    {
      path: `/zone_heatmap/${zone}`,
      shown: /Kills of the last 30 days ([\d,]+) kills/,
      recounted: since(now - 30 * 24 * HOURS).filter((kill) => kill.zone === zone).length,
    },
  ];
}

function ofPlayer({ kills, attackers, parts }: Records, now: number): readonly Headline[] {
  const player = Number(topOf(countBy(kills, (kill) => kill.killer)));
  const path = `/character/${player}`;
  const own = kills.filter(({ killer }) => killer === player);
  const deaths = kills.filter(({ victim }) => victim === player);
  const inMonth = countBy(
    kills.filter(({ time }) => time >= beginnings(now).month),
    (kill) => kill.killer,
  );
  const better = [...inMonth.values()].filter((count) => count > (inMonth.get(player) ?? 0)).length;
  const tookPart = new Set(attackers.filter((one) => one.player === player).map(({ kill }) => kill));
  const runs = parts.filter((part) => part.player === player);
  const fifty = runs.slice(0, 50);
  return [
    { path, shown: /Kills ([\d,]+) /, recounted: own.length },
    { path, shown: /Deaths ([\d,]+) /, recounted: deaths.length },
    { path, shown: /K\/D ([\d.]+) /, recounted: own.length / deaths.length },
    { path, shown: /Solo [\d.]+% ([\d,]+) of/, recounted: solo(own) },
    { path, shown: /ook part in ([\d,]+)/, recounted: tookPart.size },
    { path, shown: /Place this month (\d+)/, recounted: better + 1 },
    { path, shown: /Nemesis .*? ([\d,]+) times/, recounted: most(countBy(deaths, (kill) => kill.killer)) },
    { path, shown: /Prey .*? ([\d,]+) times/, recounted: most(countBy(own, (kill) => kill.victim)) },
    { path, shown: /last 50 of ([\d,]+) runs/, recounted: runs.length },
    { path, shown: /: ([\d,]+) wins/, recounted: fifty.filter(({ won }) => won === true).length },
    {
      path,
      shown: /Comrades .*? ([\d,]+) runs,/,
      recounted: most(countBy(companions(fifty, parts), ({ player: comrade }) => comrade)),
    },
  ];
}

function ofGuild({ kills, parts }: Records): readonly Headline[] {
  const guild = Number(topOf(countBy(kills, (kill) => kill.killerGuild)));
  const path = `/guild/${guild}`;
  const own = kills.filter(({ killerGuild }) => killerGuild === guild);
  const deaths = kills.filter(({ victimGuild }) => victimGuild === guild);
  const enemy = Number(topOf(countBy(own, (kill) => kill.victimGuild)));
  const runs = new Set(parts.filter((part) => part.guild === guild).map(({ run }) => run));
  const lost = deaths.filter(({ killerGuild }) => killerGuild === enemy).length;
  const won = own.filter(({ victimGuild }) => victimGuild === enemy).length;
  return [
    { path, shown: /Kills ([\d,]+) /, recounted: own.length },
    { path, shown: /Deaths ([\d,]+) /, recounted: deaths.length },
    {
      path,
      shown: /Best members .*? Deaths \D+([\d,]+)/,
      recounted: most(countBy(own, (kill) => kill.killer)),
    },
    { path: `/guild/${guild}/feud/${enemy}`, shown: /([\d,]+) vs [\d,]+ Compare/, recounted: won },
    { path: `/guild/${guild}/feud/${enemy}`, shown: /vs ([\d,]+) Compare/, recounted: lost },
    { path, shown: /won of ([\d,]+) runs/, recounted: runs.size },
  ];
}

function ofDungeon({ tries, dungeonRuns }: Records): readonly Headline[] {
  const path = '/instance-statistics/160';
  const first = Math.min(...tries.map(({ encounter }) => encounter));
  const won = tries.filter((one) => one.encounter === first && one.won);
  return [
    { path, shown: /Runs of six players or more ([\d,]+)/, recounted: dungeonRuns.length },
    {
      path,
      shown: /Median duration .*? (\d+)m/,
      recounted: Math.floor(middle(won.map((one) => one.seconds)) / 60),
    },
  ];
}

const solo = (kills: readonly Kill[]): number => kills.filter((kill) => kill.solo).length;

/** Parts of others on the same side in the same runs. */
function companions(own: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const teams = new Map(own.map(({ run, team, player }) => [run, { team, player }]));
  return parts.filter(({ run, team, player }) => {
    const side = teams.get(run);
    return side?.team === team && side.player !== player;
  });
}

const topOf = (counts: ReadonlyMap<number | string, number>): number | string | undefined =>
  [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
