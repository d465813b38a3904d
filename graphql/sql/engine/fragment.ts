import type postgres from 'postgres';

/** A part of a statement; never run alone. Do not return one from an async function: awaiting it would run it. */
export type Fragment = postgres.Fragment;
