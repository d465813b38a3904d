import { describe, expect, it } from 'vitest';
import { containsCopy, replaceCopy } from './batch.ts';
import { message, queryMessage } from './message.ts';

describe('containsCopy', () => {
  it.each([
    'copy kill from stdin',
    '  COPY kill to stdout',
    'copy(select 1) to stdout',
    'select 1; copy kill from stdin',
    '/* name */ copy kill from stdin',
    '-- a comment; with one\ncopy kill from stdin',
    `select 'it''s'; copy kill from stdin`,
    'select $x$ text $x$; copy kill from stdin',
  ])('finds it in %j', (script) => expect(containsCopy(script)).toBe(true));

  it.each([
    'select 1',
    'select copy from kill',
    `select '; copy kill from stdin'`,
    `select 'it''s; copy kill'`,
    'select 1 -- ; copy kill from stdin',
    'select 1 /* ; copy kill */',
    'select "; copy kill" from kill',
    'select $$; copy kill$$',
    'select $a$; copy $$ kill$a$',
    'copyright',
    'select 1; copying',
  ])('leaves %j alone', (script) => expect(containsCopy(script)).toBe(false));
});

describe('replaceCopy', () => {
  it('replaces the statement of a query and of a named one', () => {
    const query = replaceCopy(queryMessage('copy kill from stdin')).toString();
    expect(query).toContain('raise exception');
    expect(query).not.toContain('stdin');
    const parse = replaceCopy(message('P', 'name', 'copy kill from stdin', Buffer.alloc(2))).toString();
    expect(parse).toContain('name\0do $$');
    expect(parse).not.toContain('stdin');
  });

  it('gives other messages back as they are', () => {
    const frames = [
      queryMessage('select 1'),
      message('P', '', 'select 1', Buffer.alloc(2)),
      message('B', '', 'copy kill', Buffer.alloc(6)),
    ];
    for (const frame of frames) expect(replaceCopy(frame)).toBe(frame);
  });
});
