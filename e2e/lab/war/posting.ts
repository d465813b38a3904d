import { setTimeout as wait } from 'node:timers/promises';

const LINES = 100;
const PAUSE = 100;

/** Posts lines in batches, and retries each batch until it is acknowledged. */
export interface Posting {
  /** Posts more lines, behind those that wait. */
  add(lines: readonly string[]): void;
  /** The lines that the site has said are imported. */
  acknowledged(): readonly string[];
  stop(): void;
}

/** Starts to post to an address the lines that it is given, batch by batch. */
export function startPosting(address: string, token: string): Posting {
  const lines: string[] = [];
  const state = { done: 0, stopped: false };
  async function post(): Promise<void> {
    while (!state.stopped) {
      const piece = lines.slice(state.done, state.done + LINES);
      if (piece.length > 0 && (await isTaken(address, token, piece.join('\n')))) state.done += piece.length;
      await wait(PAUSE);
    }
  }
  void post();
  return {
    add: (more) => {
      lines.push(...more);
    },
    acknowledged: () => lines.slice(0, state.done),
    stop: () => {
      state.stopped = true;
    },
  };
}

async function isTaken(address: string, token: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}
