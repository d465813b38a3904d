import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { driverTransactions, inSession } from './connection/session.ts';
import { ForeignDatabaseError, isMigrated, migrate, migrateBy } from './migrate.ts';
import { BASELINE, readSchemaText, type SchemaText } from './schema/schema-text.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql.unsafe('drop schema public cascade; create schema public'));

const relationNames = async (kind: 'r' | 'v') => {
  const rows = await database.sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = ${kind} order by 1`;
  return rows.map(({ name }) => name);
};

/** The names of all files of a new database in the order in which they are applied. */
const filesOf = ({ tables, replaceable }: SchemaText) => [...tables, ...replaceable].map(({ name }) => name);

/** The steps that a new database notes. */
const versionsOf = ({ migrations }: SchemaText) => [BASELINE, ...migrations].map(({ version }) => version);

/** The schema with one more migration, and other texts of files by their names. */
function changed(
  text: SchemaText,
  added: string,
  scripts: Readonly<Record<string, string>> = {},
): SchemaText {
  const replaceable = text.replaceable.map((file) => {
    const script = scripts[file.name];
    return script === undefined ? file : { ...file, script: `${file.script}\n${script}`, checksum: script };
  });
  const after = 'insert into seen select 2 from counted_seen';
  const step = { version: versionsOf(text).length + BASELINE.version, name: 'added', script: added, after };
  return { ...text, replaceable, migrations: [...text.migrations, step] };
}

/** Brings the database on to a text. @returns the names of all that was applied */
async function migrateTo(text: SchemaText): Promise<string[]> {
  const applied: string[] = [];
  await migrateBy(driverTransactions(database.sql), (name) => applied.push(name), text);
  return applied;
}

describe('migrate', () => {
  it('makes a new database from the text of the schema once', async () => {
    const applied: string[] = [];
    expect(await inSession(database.sql, isMigrated)).toBe(false);
    await migrate(database.sql, (name) => applied.push(name));
    await migrate(database.sql, () => expect.unreachable());
    expect(await inSession(database.sql, isMigrated)).toBe(true);
    expect(await relationNames('r')).toContain('kill');
    const text = await readSchemaText();
    expect(applied).toEqual(filesOf(text));
    const steps = await database.sql<{ version: number }[]>`select version from schema_migration order by 1`;
    expect(steps.map(({ version }) => version)).toEqual(versionsOf(text));
  });

  it('leaves nothing where it fails', async () => {
    const failing = migrate(database.sql, (name) => {
      if (name === 'battles/views.sql') throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect(await relationNames('r')).toEqual([]);
  });

  it('is safe for several starters at once', async () => {
    const pools = [database.sql, database.another(), database.another()];
    const applied: string[] = [];
    await Promise.all(pools.map((sql) => migrate(sql, (name) => applied.push(name))));
    expect(applied).toEqual(filesOf(await readSchemaText()));
  });
});

describe('a change of the schema', () => {
  it('takes a database of the step before as it is, and applies the text alone', async () => {
    const text = await readSchemaText();
    await migrateTo(text);
    await database.sql`drop table schema_text`;
    await database.sql`update schema_migration set name = 'rows_ahead' where version = ${BASELINE.version}`;
    await database.sql`insert into schema_migration values (1, 'battles', now())`;
    expect(await inSession(database.sql, isMigrated)).toBe(false);
    expect(await migrateTo(text)).toEqual(text.replaceable.map(({ name }) => name));
    expect(await inSession(database.sql, isMigrated)).toBe(true);
  });

  it('changes tables that views and triggers need, then makes these anew, then counts', async () => {
    const text = await readSchemaText();
    await migrateTo(text);
    const step = 'create table seen (id smallint); alter table kill alter column assists type integer';
    const next = changed(text, step, {
      'kills/views.sql': 'create view counted_seen as select 1 as id;',
      'kills/triggers.sql':
        'create trigger seen after insert on seen for each row execute function sums_emptied();',
    });
    expect(await migrateTo(next)).toEqual(['added', 'kills/views.sql', 'kills/triggers.sql']);
    expect(await database.sql`select id from seen`).toEqual([{ id: 2 }]);
    expect(await migrateTo(next)).toEqual([]);
  });

  it('counts the sums whose tables it makes', async () => {
    const text = await readSchemaText();
    await migrateTo(text);
    const next = changed(text, 'create table seen (id smallint primary key)', {
      'kills/views.sql': 'create view counted_seen as select 1::smallint as id;',
    });
    const declared = next.replaceable.map((file) =>
      file.name === 'sums/views.sql'
        ? {
            ...file,
            script: file.script.replace('(values', "(values ('seen', '{id}', null),"),
            checksum: 'seen',
          }
        : file,
    );
    await migrateTo({ ...next, replaceable: declared });
    expect(await database.sql`select id from seen order by 1`).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('removes what the text no longer has, and nothing of others', async () => {
    const text = await readSchemaText();
    const step = 'create table seen (id smallint)';
    await migrateTo(text);
    await migrateTo(
      changed(text, step, { 'kills/views.sql': 'create view counted_seen as select 1 as id;' }),
    );
    await database.sql`create view of_the_operator as select 1 as one`;
    await migrateTo(changed(text, step));
    expect(await relationNames('v')).toContain('of_the_operator');
    expect(await relationNames('v')).not.toContain('counted_seen');
  });

  it('keeps the rights that others have on views', async () => {
    const text = await readSchemaText();
    const readers = async () => {
      const rows = await database.sql`
        select count(*)::int as readers from pg_class, aclexplode(relacl)
        where relname = 'counted_battle' and grantee = 0 and privilege_type = 'SELECT'`;
      return rows[0]?.readers;
    };
    await migrateTo(text);
    expect(await readers()).toBe(0);
    await database.sql`grant select on counted_battle to public`;
    await database.sql`update schema_text set checksum = '' where file = 'battles/views.sql'`;
    expect(await migrateTo(text)).toEqual(['battles/views.sql']);
    expect(await readers()).toBe(1);
  });
});

describe('a database that is refused, and left alone,', () => {
  it('holds something else', async () => {
    await database.sql`create table invoice (id integer)`;
    await expect(migrate(database.sql)).rejects.toThrow(ForeignDatabaseError);
    await expect(migrate(database.sql)).rejects.toThrow('invoice');
    expect(await relationNames('r')).toEqual(['invoice']);
    expect(await inSession(database.sql, isMigrated)).toBe(false);
  });

  it('has a schema_migration of another program', async () => {
    await database.sql`create table schema_migration (id text)`;
    await expect(migrate(database.sql)).rejects.toThrow(ForeignDatabaseError);
    expect(await relationNames('r')).toEqual(['schema_migration']);
  });

  it('is of a newer version', async () => {
    await migrate(database.sql);
    await database.sql`insert into schema_migration values (9999, 'tomorrow', now())`;
    await expect(migrate(database.sql)).rejects.toThrow('9999 "tomorrow"');
    expect(await inSession(database.sql, isMigrated)).toBe(false);
  });

  it('is older than the baseline, with the version that brings it on', async () => {
    await migrate(database.sql);
    await database.sql`delete from schema_migration where version > ${BASELINE.version}`;
    await database.sql`update schema_migration set version = 70, name = 'wings'`;
    await expect(migrate(database.sql)).rejects.toThrow(
      /at step 70, .* from step 85\. Start commit \w{8} on it once/,
    );
    expect(await inSession(database.sql, isMigrated)).toBe(false);
  });
});
