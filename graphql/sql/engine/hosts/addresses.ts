/** Matches scheme and account, host names, database and parameters. */
const PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]+)(.*)$/s;

/** The parameter by which the driver would choose between hosts itself, and never give up where none is suitable. */
const DRIVERS_CHOICE = 'target_session_attrs';

/**
 * Splits the address of a database that several servers hold, as libpq writes it, into one address for each.
 * @example addressesOf('postgres://war@one:5432,two:5432/war')
 *   // ['postgres://war@one:5432/war', 'postgres://war@two:5432/war']
 * @throws TypeError where one of them is no address
 */
export function addressesOf(url: string): readonly string[] {
  const [, start, hosts, rest] = PARTS.exec(url) ?? [];
  if (start === undefined || !hosts?.includes(',')) return [url];
  return hosts.split(',').map((host) => {
    const address = new URL(start + host + rest);
    if (address.hostname === '') throw new TypeError('A host of the database has no name.');
    address.searchParams.delete(DRIVERS_CHOICE);
    return address.href;
  });
}

/** The hosts and the name of a database, without user and password. */
export function placeOf(url: string): string {
  const addresses = addressesOf(url).map((address) => new URL(address));
  return addresses.map(({ host }) => host).join(',') + (addresses[0]?.pathname ?? '');
}
