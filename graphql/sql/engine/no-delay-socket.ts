import net from 'node:net';

/** The address as the driver has parsed it: lists, since a URL may name several hosts. */
export interface DriverAddress {
  readonly host: readonly string[];
  readonly port: readonly number[];
  /** The path of a unix socket. */
  readonly path?: string | false;
}

/**
 * A socket to the first host that sends small messages at once. The end of a COPY is one: on the driver's own
 * sockets it waits until the server has acknowledged the rows, which takes 40 ms or more for every table.
 */
export function noDelaySocket({ host, port, path }: DriverAddress): net.Socket {
  if (path) return net.connect(path);
  const address = { host: host[0] ?? 'localhost', port: port[0] ?? 5432 };
  // The driver's TLS code reads these properties of the socket.
  return Object.assign(net.connect({ ...address, noDelay: true }), address);
}
