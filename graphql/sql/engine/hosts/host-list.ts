import net from 'node:net';
import type { DatabaseServer, Role } from './host.ts';

/** Milliseconds between two checks of the servers. */
const PAUSE = 500;

/**
 * The servers of one database. Connections go to those with the preferred role, in turn, and to others where there is
 * none; a server that is away comes last. What prefers the primary writes, so that a standby is no use to it: nothing
 * connects there, and connections to a server that has become one are closed. Checks all of them until it is closed.
 */
export class HostList {
  readonly #hosts: readonly DatabaseServer[];
  readonly #preferred: Role;
  readonly #known: Promise<unknown>;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #closed = false;

  constructor(hosts: readonly DatabaseServer[], preferred: Role) {
    this.#hosts = hosts;
    this.#preferred = preferred;
    this.#known = this.#look();
  }

  /**
   * A connected socket to the best of the servers. Where none takes a connection, one that fails by itself: the driver
   * frees a connection only when its socket reports the failure.
   */
  async connect(): Promise<net.Socket> {
    await this.#known;
    const [first, ...others] = this.#inOrder().filter((host) => !this.#isUseless(host));
    if (!first) return refusedSocket();
    for (const host of [first, ...others]) {
      const socket = await host.connect();
      if (socket) return socket;
      host.isAway = true;
    }
    return first.open();
  }

  /** Stops checking. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const host of this.#hosts) host.stopLooking();
  }

  async #look(): Promise<void> {
    await Promise.all(this.#hosts.map((host) => host.look()));
    if (this.#closed) return this.close();
    for (const host of this.#hosts) if (this.#isUseless(host)) host.drop();
    // Does not keep the process alive.
    this.#timer = setTimeout(() => void this.#look(), PAUSE).unref();
  }

  #isUseless = ({ role }: DatabaseServer): boolean => this.#preferred === 'primary' && role === 'standby';

  #inOrder(): readonly DatabaseServer[] {
    this.#turn += 1;
    const at = this.#turn % this.#hosts.length;
    const inTurn = [...this.#hosts.slice(at), ...this.#hosts.slice(0, at)];
    return inTurn.toSorted((one, other) => this.#rankOf(one) - this.#rankOf(other));
  }

  #rankOf({ isAway, role }: DatabaseServer): number {
    if (isAway) return 3;
    if (role === undefined) return 1;
    return role === this.#preferred ? 0 : 2;
  }
}

/** A socket that fails once the driver listens to it. */
function refusedSocket(): net.Socket {
  const socket = new net.Socket();
  const refusal = Object.assign(new Error('None of the servers can be written to.'), {
    code: 'ECONNREFUSED',
  });
  setImmediate(() => socket.destroy(refusal));
  return socket;
}
