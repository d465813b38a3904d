import { readFile } from 'node:fs/promises';

/*
 * Asks a running site for builds that nobody has asked for, and prints the memory of its process before, and after each
 * quarter of them: npm run lab -- build-memory ADDRESS PID [how many]
 */

const [origin = 'http://localhost:3000', pid = '', count = '1000'] = process.argv.slice(2);
/** Pages that are asked for at once. */
const AT_ONCE = 4;
const SLOTS = ['helm', 'shoulder', 'body', 'gloves', 'belt', 'boots', 'jewellery-1', 'pocket-1'];

/** Megabytes of the process that are in memory. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** The address of one of many builds; no two are equal. */
function addressOf(at: number): string {
  const slots = SLOTS.map((slot, place) => `${slot}=${10_000 + ((at * 37 + place * 411) % 4000)}`);
  return `${origin}/build/slayer?${slots.join('&')}&level=${(at % 40) + 1}&renown=${at % 100}&train.strength=${at % 5}`;
}

/** Asks for so many builds from a number on. */
async function ask(from: number, many: number): Promise<void> {
  const waiting = Array.from({ length: many }, (_, at) => from + at);
  const work = async () => {
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const response = await fetch(addressOf(at));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${addressOf(at)}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const quarter = Math.ceil(Number(count) / 4);
// What a process takes once it is warm is no growth.
await ask(-200, 200);
const rows = [{ builds: 0, MB: await residentMegabytes() }];
for (let part = 0; part < 4; part += 1) {
  await ask(part * quarter, quarter);
  rows.push({ builds: (part + 1) * quarter, MB: await residentMegabytes() });
}
console.table(rows);
