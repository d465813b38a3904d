import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { SUPERVISOR_PORT } from './addresses.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { SERVERS, type ServerName } from './server-list.ts';

/** Starts each server when the first test needs it, and stops all of them after the last test. */
export class Supervisor {
  readonly #started = new Map<ServerName, Promise<ChildServer>>();
  readonly #door = createServer((request, response) => {
    text(request)
      .then((name) => this.start(name))
      .then(
        () => response.end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });

  /** Listens for what the tests' own processes need, on this machine only. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#door.once('error', reject).listen(SUPERVISOR_PORT, '127.0.0.1', resolve);
    });
  }

  /**
   * Resolves when a server is ready, and those that it asks; the first call starts it.
   * @throws Error when it does not start
   */
  async start(name: string): Promise<void> {
    if (!isServerName(name)) throw new Error(`There is no server ${name}`);
    const started = this.#started.get(name) ?? this.#launch(name);
    this.#started.set(name, started);
    await started;
  }

  /** Stops all that was started, sites before what they ask. */
  async close(): Promise<void> {
    for (const started of [...this.#started.values()].toReversed()) {
      await started.then(
        (server) => server.stop(),
        () => undefined,
      );
    }
    this.#door.close();
    this.#door.closeAllConnections();
  }

  async #launch(name: ServerName): Promise<ChildServer> {
    const { script, needs, ...options } = SERVERS[name];
    for (const needed of needs) await this.start(needed);
    return startServer(script, options);
  }
}

const isServerName = (name: string): name is ServerName => Object.hasOwn(SERVERS, name);
