import type postgres from 'postgres';

/** A part of a statement; not run on its own. Never return one from an async function: awaiting it runs it. */
export type Fragment = postgres.Fragment;
