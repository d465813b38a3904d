import type { Session } from '../connection/session.ts';
import type { SchemaFile } from './schema-text.ts';

/*
 * Functions, views and triggers have no rows: a change of any is applied by dropping all of them, and making all anew
 * from the text. So what is in a database never depends on the steps that led to it.
 */

/** A right on a view, as it is granted. */
interface ViewRight {
  readonly view: string;
  readonly right: string;
}

/** The functions and views that a file makes, such as `routine kill_written`, as they are dropped. */
export function definedIn({ script }: SchemaFile): string[] {
  const made = script.matchAll(/^create (?:or replace )?(view|function|aggregate) (\w+)/gm);
  const names = [...made].map(([, kind, name]) => `${kind === 'view' ? 'view' : 'routine'} ${name}`);
  return [...new Set(names)];
}

/**
 * Drops functions and views by the names that `definedIn` gives, where they are there, and every trigger that calls one
 * of the functions; none that is not ours. Functions whose values an index holds stay.
 * @returns the rights that others had on the views
 */
export async function dropReplaceable(
  session: Session,
  defined: readonly string[],
): Promise<readonly ViewRight[]> {
  const rights = await session.run(`
    select relname::text as view, format('%s on %I to %s', privilege_type, relname,
           case when grantee = 0 then 'public' else grantee::regrole::text end) as right
    from pg_class, aclexplode(relacl)
    where relnamespace = current_schema()::regnamespace and relkind = 'v' and grantee <> relowner`);
  const called = (kind: string) =>
    defined.filter((one) => one.startsWith(`${kind} `)).map((one) => one.slice(kind.length + 1));
  const triggers = await session.run(`
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where pronamespace = current_schema()::regnamespace and proname = any('{${called('routine').join(',')}}') and not tgisinternal`);
  await session.run(triggers.map(({ drop }) => String(drop)).join(';'));
  await session.run(`drop view if exists ${called('view').join(', ')}`);
  await session.run(`
    do $$
    declare
      routines text := (
        select string_agg(oid::regprocedure::text, ', ') from pg_proc
        where pronamespace = current_schema()::regnamespace and proname = any('{${called('routine').join(',')}}')
          and not exists (
            select from pg_depend
            where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid and classid = 'pg_class'::regclass));
    begin
      if routines is not null then execute 'drop routine ' || routines; end if;
    end
    $$`);
  return rights.map(({ view, right }) => ({ view: String(view), right: String(right) }));
}

/** Gives the rights on views back that `dropReplaceable` took, where the views are still there. */
export async function giveBack(session: Session, rights: readonly ViewRight[]): Promise<void> {
  const views = await session.run(`
    select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'v'`);
  const left = rights.filter(({ view }) => views.some(({ name }) => name === view));
  if (left.length > 0) await session.run(left.map(({ right }) => `grant ${right}`).join(';'));
}

/** Makes functions, views and triggers of the text in its order. */
export async function makeReplaceable(session: Session, files: readonly SchemaFile[]): Promise<void> {
  // Functions call each other in any order, and read views that come after them.
  await session.run('set local check_function_bodies = off');
  for (const { script } of files) await session.run(script);
}
