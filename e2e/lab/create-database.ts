import { openDatabase } from '#graphql/sql/engine/connection/database.ts';

/**
 * Makes an empty database on a PostgreSQL.
 * @param server the address of any database on it
 * @returns its address
 */
export async function createDatabase(server: string, name: string): Promise<string> {
  const admin = openDatabase({ url: server, forWriting: true });
  await admin`create database ${admin(name)}`;
  await admin.end({ timeout: 1 });
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
