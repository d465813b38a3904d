import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { DatabaseServer, Role } from './host.ts';
import { HostList } from './host-list.ts';

const lists: HostList[] = [];
afterEach(() => lists.splice(0).forEach((list) => list.close()));

interface Fake extends DatabaseServer {
  role: Role;
  takes: boolean;
  looks: number;
  readonly socket: net.Socket;
}

/** A server whose sockets are told apart, and none of which ever connects. */
function server(role: Role, takes = true): Fake {
  const socket = new net.Socket();
  const fake: Fake = {
    role,
    takes,
    looks: 0,
    socket,
    isAway: false,
    connect: async () => (fake.takes ? socket : undefined),
    open: () => socket,
    look: async () => void (fake.looks += 1),
    stopLooking: () => undefined,
  };
  return fake;
}

function listOf(servers: readonly Fake[], preferred: Role): HostList {
  const list = new HostList(servers, preferred);
  lists.push(list);
  return list;
}

it('asks standbys in turn, and the primary where something is to be written', async () => {
  const [primary, one, two] = [server('primary'), server('standby'), server('standby')];
  const reading = listOf([primary, one, two], 'standby');
  const asked = new Set([await reading.connect(), await reading.connect(), await reading.connect()]);
  expect(asked).toEqual(new Set([one.socket, two.socket]));
  const writing = listOf([one, primary, two], 'primary');
  for (let time = 0; time < 3; time += 1) expect(await writing.connect()).toBe(primary.socket);
});

it('goes on to the next where one takes no connection, and asks that last', async () => {
  const [primary, standby] = [server('primary'), server('standby', false)];
  const list = listOf([primary, standby], 'standby');
  expect(await list.connect()).toBe(primary.socket);
  standby.takes = true;
  expect(await list.connect()).toBe(primary.socket);
  standby.isAway = false;
  expect(await list.connect()).toBe(standby.socket);
});

it('gives a socket that fails by itself where all are away', async () => {
  const [primary, standby] = [server('primary', false), server('standby', false)];
  const list = listOf([primary, standby], 'standby');
  expect([primary.socket, standby.socket]).toContain(await list.connect());
});

it('knows what the servers are before it chooses, and looks again', async () => {
  const [primary, standby] = [server('primary'), server('primary')];
  standby.look = async () => {
    standby.looks += 1;
    standby.role = 'standby';
  };
  const list = listOf([primary, standby], 'standby');
  expect(await list.connect()).toBe(standby.socket);
  await expect.poll(() => standby.looks).toBeGreaterThan(1);
});
