import { XMLParser } from 'fast-xml-parser';
import { isRecord } from '#lib/api/answers/check.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { loadTables } from '#graphql/sql/engine/load-tables.ts';
import { careersOf } from '#lib/game/players/careers.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { worldTables } from '#graphql/world/world.ts';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { parseCsv } from '../../exports/parse-csv.ts';
import { createDatabase } from '../create-database.ts';
import { type ChildServer, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';

/*
 * Reads the verdicts of whole sample worlds from which every effect is taken: a coin says who won each scenario, and
 * victims change places within a realm. Roles of a group decide nothing in a sample world, and battles follow their
 * numbers as they do. Prints how many pages name anything. After a build: npm run lab -- null-worlds:whole [how many]
 */

/** Pages with verdicts, by the names of kinds, each with the file that has them. */
const KINDS: readonly (readonly [kind: string, path: RegExp, file: string])[] = [
  ['sides in the list of scenarios', /^\/scenarios$/, '.csv?table=results'],
  ['a side of a scenario', /^\/scenarios\/\d+$/, '.json'],
  ['careers of a scenario', /^\/scenarios\/\d+$/, '.csv?table=careers'],
  ['match-ups of all careers', /^\/careers$/, '.json'],
  ['match-ups of a career', /^\/career\/[\w-]+$/, '.json'],
  ['roles in a dungeon', /^\/dungeon\/\d+$/, '.csv?table=parties'],
  ['better than numbers say', /^\/battle\/[\w-]+$/, '.json'],
];

/** The most pages of a kind and world that are read. */
const MOST_PAGES = 100;
const SCALE = 0.6;

/** Verdicts that name nothing. */
const NOTHING: ReadonlySet<string> = new Set(['open', 'even', 'none']);

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

const worlds = Number(process.argv[2] ?? 5);

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const postgres = await startPostgres(programs);
const admin = openDatabase({ url: postgres.url, forWriting: true });
const counts = new Map(KINDS.map(([kind]) => [kind, { pages: 0, naming: 0, verdicts: 0, named: 0 }]));
const named: string[] = [];

for (let world = 1; world <= worlds; world += 1) {
  const name = `null_${world}`;
  const url = await createDatabase(postgres.url, name);
  await loadNullWorld(url, world);
  const site = await startServer(SITE_SCRIPT, { isQuiet: true, env: { DATABASE_URL: url } });
  await readWorld(site, world);
  await site.stop();
  await admin`drop database ${admin(name)} with (force)`;
}
for (const line of named) console.log(line);
console.table(Object.fromEntries(counts));
await admin.end({ timeout: 1 });
await postgres.stop();
process.exit(0);

/** Loads a sample world, and takes all effects out of it. */
async function loadNullWorld(url: string, world: number): Promise<void> {
  const loading = openDatabase({ url, forLoading: true });
  await loadTables(
    loading,
    worldTables({ seed: `null ${world}`, now: MOMENT, scale: SCALE }),
    () => undefined,
  );
  await loading.end({ timeout: 1 });
  const sql = openDatabase({ url, forWriting: true });
  await tossCoins(sql);
  await shuffleVictims(sql);
  await sql.end({ timeout: 1 });
}

/** Lets a coin decide each scenario that was won. */
async function tossCoins(sql: Database): Promise<void> {
  await sql`
    update scenario_record
    set winner = 1 - winner, order_points = destruction_points, destruction_points = order_points
    where winner < 2 and get_byte(decode(md5(id::text), 'hex'), 0) % 2 = 0`;
}

/** Lets victims of each realm change places, so that who kills whom follows from how often both do. */
async function shuffleVictims(sql: Database): Promise<void> {
  await sql`
    with side as (
      select id, killer_career in ${sql(careersOf('ORDER'))} as is_orders from kill
    ),
    place as (
      select id, is_orders, row_number() over (partition by is_orders order by id) as at,
             row_number() over (partition by is_orders order by md5(id::text)) as drawn
      from side
    ),
    victim as (
      select mine.id, other.victim_id, other.victim_career, other.victim_level, other.victim_renown_rank,
             other.victim_guild_id
      from place mine
      join place theirs on theirs.is_orders = mine.is_orders and theirs.drawn = mine.at
      join kill other on other.id = theirs.id
    )
    update kill
    set victim_id = victim.victim_id, victim_career = victim.victim_career, victim_level = victim.victim_level,
        victim_renown_rank = victim.victim_renown_rank, victim_guild_id = victim.victim_guild_id
    from victim where victim.id = kill.id`;
  await sql`update kill_attacker set victim_id = kill.victim_id from kill where kill.id = kill_id`;
}

/** Reads the verdicts of all pages that have some. */
async function readWorld(site: ChildServer, world: number): Promise<void> {
  const paths = await pathsOf(site.origin);
  for (const [kind, pattern, file] of KINDS) {
    const sum = counts.get(kind);
    const found = paths.filter((path) => pattern.test(path)).slice(0, MOST_PAGES);
    for (const path of found) {
      const response = await fetch(`${site.origin}${path}${file}`);
      if (!sum || response.status !== 200) throw new Error(`${path}${file} answers ${response.status}`);
      const text = await response.text();
      const verdicts = file === '.json' ? verdictsIn(JSON.parse(text)) : verdictsInRows(text);
      const naming = verdicts.filter((verdict) => !NOTHING.has(verdict));
      sum.pages += 1;
      sum.verdicts += verdicts.length;
      sum.named += naming.length;
      if (naming.length === 0) continue;
      sum.naming += 1;
      named.push(`${world} ${path}: ${naming.join(', ')}`);
    }
  }
}

/** All verdicts in a page's JSON; of a battle the side that did better than its numbers say. */
function verdictsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(verdictsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'verdict') return [String(part)];
    if (name === 'better') return [part === null ? 'none' : String(part)];
    return verdictsIn(part);
  });
}

/** The column of verdicts in a table. */
function verdictsInRows(csv: string): readonly string[] {
  const [header = [], ...rows] = parseCsv(csv);
  const at = header.indexOf('verdict');
  return rows.map((row) => (row[at] ?? '').toLowerCase());
}

/** The paths of all pages in the sitemaps. */
async function pathsOf(origin: string): Promise<readonly string[]> {
  const paths: string[] = [];
  const waiting = ['/sitemap.xml'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const parsed: {
      sitemapindex?: { sitemap: readonly { loc: string }[] };
      urlset?: { url: readonly { loc: string }[] };
    } = parser.parse(await (await fetch(origin + path)).text());
    waiting.push(...(parsed.sitemapindex?.sitemap ?? []).map(({ loc }) => new URL(loc).pathname));
    paths.push(...(parsed.urlset?.url ?? []).map(({ loc }) => new URL(loc).pathname));
  }
  return paths;
}
