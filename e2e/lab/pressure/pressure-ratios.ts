import type { ChildServer } from '../../servers/child-server.ts';
import type { Measured } from '../benchmark/check-limits.ts';
import { accepted, type Answered, refused, timeOf } from './answered.ts';
import { send, sendSteadily } from './send-steadily.ts';
import { whileProbing } from './while-probing.ts';

const TIMES = 4;
const SECONDS = 3;
/** Pages that compile the server's code, and those by which it is measured how many are rendered a second. */
const WARM_UP = 40;
const MEASURED = 40;
const CONNECTIONS = 4;
const ALONE = 9;
/** The most pages a second that are requested, on any machine. */
const MOST_PER_SECOND = 400;

/** The number of unseen pages that one measurement takes. */
export const PAGES_UNDER_PRESSURE = WARM_UP + MEASURED + ALONE + SECONDS * MOST_PER_SECOND;

/**
 * Asks a site for four times as many pages as it can render, and compares what visitors see with a page that is rendered
 * alone, on the same machine a moment before.
 * @param paths of pages that nobody saw yet
 */
export async function pressureRatios(
  site: Pick<ChildServer, 'origin' | 'memory'>,
  paths: readonly string[],
): Promise<readonly Measured[]> {
  const addresses = paths.map((path) => site.origin + path);
  await askInTurn(addresses.splice(0, WARM_UP), CONNECTIONS);
  const perSecond = await renderedPerSecond(addresses.splice(0, MEASURED));
  const alone = await askInTurn(addresses.splice(0, ALONE), 1);
  const pageTime = timeOf(alone, 0.5);
  const rate = Math.min(MOST_PER_SECOND, TIMES * perSecond);
  const many = addresses.slice(0, Math.round(SECONDS * rate));
  const { result, kept } = await whileProbing(site, ['/kills'], () => sendSteadily(many, rate));
  const path = '/kill/[id]';
  return [
    { path: '/kills', metric: 'keptUnderPressure', value: timeOf(kept, 0.9) / pageTime },
    { path, metric: 'refusedUnderPressure', value: timeOf(refused(result), 0.9) / pageTime },
    { path, metric: 'renderedUnderPressure', value: accepted(result).length / SECONDS / perSecond },
  ];
}

async function renderedPerSecond(addresses: readonly string[]): Promise<number> {
  const began = performance.now();
  const answers = await askInTurn(addresses, CONNECTIONS);
  return accepted(answers).length / ((performance.now() - began) / 1000);
}

/** Asks for each address once, so many at the same time. */
async function askInTurn(addresses: readonly string[], atOnce: number): Promise<readonly Answered[]> {
  const waiting = [...addresses];
  const answers: Answered[] = [];
  const askOneAfterTheOther = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      answers.push(await send(address));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOneAfterTheOther));
  return answers;
}
