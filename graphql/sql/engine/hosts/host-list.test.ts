import { once } from 'node:events';
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
  drops: number;
  readonly socket: net.Socket;
}

/** A server with distinguishable sockets that never connect. */
function server(role: Role, takes = true): Fake {
  const socket = new net.Socket();
  const fake: Fake = {
    role,
    takes,
    looks: 0,
    drops: 0,
    socket,
    isAway: false,
    connect: async () => (fake.takes ? socket : undefined),
    open: () => socket,
    look: async () => void (fake.looks += 1),
    stopLooking: () => undefined,
    drop: () => void (fake.drops += 1),
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

it('connects to no standby where something is to be written, but waits for a primary', async () => {
  const [gone, standby] = [server('primary', false), server('standby')];
  const list = listOf([gone, standby], 'primary');
  expect(await list.connect()).toBe(gone.socket);
  gone.role = 'standby';
  const refused = await list.connect();
  expect([gone.socket, standby.socket]).not.toContain(refused);
  await expect(once(refused, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  standby.role = 'primary';
  expect(await list.connect()).toBe(standby.socket);
});

it('closes the connections to a server that is no longer the primary, where something is to be written', async () => {
  const servers = [server('primary'), server('primary')] as const;
  listOf(servers, 'primary');
  listOf(servers, 'standby');
  await expect.poll(() => servers[0].looks).toBeGreaterThan(1);
  expect(servers.map(({ drops }) => drops)).toEqual([0, 0]);
  servers[0].role = 'standby';
  await expect.poll(() => servers[0].drops).toBeGreaterThan(0);
  expect(servers[1].drops).toBe(0);
});
