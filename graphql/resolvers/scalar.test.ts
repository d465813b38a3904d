import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarResolvers } from './scalar.ts';

const { Byte, Short, UnsignedShort, UnsignedInt, Long, UnsignedLong, UUID, URL, DateTime } = scalarResolvers;

describe.each([
  { scalar: Byte, minimum: 0, maximum: 255 },
  { scalar: Short, minimum: -32_768, maximum: 32_767 },
  { scalar: UnsignedShort, minimum: 0, maximum: 65_535 },
  { scalar: UnsignedInt, minimum: 0, maximum: 4_294_967_295 },
  { scalar: Long, minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 },
  { scalar: UnsignedLong, minimum: 0, maximum: 9_007_199_254_740_991 },
])('$scalar.name', ({ scalar, minimum, maximum }) => {
  it('takes and answers its range, in variables and in queries', () => {
    for (const value of [minimum, maximum, 1]) {
      expect(scalar.parseValue(value)).toBe(value);
      expect(scalar.parseLiteral(parseValue(String(value)))).toBe(value);
      expect(scalar.serialize(value)).toBe(value);
      expect(scalar.serialize(String(value))).toBe(value);
    }
  });

  it.each([
    minimum - 1,
    maximum + 1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' 1',
    '1.0',
    true,
    {},
    [],
  ])('refuses %j', (value) => {
    expect(() => scalar.parseValue(value)).toThrow(
      `${scalar.name} is an integer from ${minimum} to ${maximum}`,
    );
  });

  it.each(['1.5', '"-1"', 'true', '99999999999999999999999', '[]'])('refuses %s in a query', (literal) => {
    expect(() => scalar.parseLiteral(parseValue(literal))).toThrow(scalar.name);
  });
});

describe('ids as numbers', () => {
  it.each([UnsignedShort, UnsignedInt])('%s are taken as texts too', (scalar) => {
    expect(scalar.parseValue('10001')).toBe(10_001);
    expect(scalar.parseLiteral(parseValue('"10001"'))).toBe(10_001);
  });

  it.each([Byte, Short, Long, UnsignedLong])('%s, which are no ids, are not', (scalar) => {
    expect(() => scalar.parseValue('1')).toThrow(scalar.name);
    expect(() => scalar.parseLiteral(parseValue('"1"'))).toThrow(scalar.name);
  });
});

describe('UUID', () => {
  it('is read in one way of writing', () => {
    expect(UUID.parseValue('0B8FD3C7-4C4E-4E2B-9B0A-5F8C3C1E2D4F')).toBe(
      '0b8fd3c7-4c4e-4e2b-9b0a-5f8c3c1e2d4f',
    );
  });

  it.each(['', 'abc', '0b8fd3c74c4e4e2b9b0a5f8c3c1e2d4f', '{0b8fd3c7-4c4e-4e2b-9b0a-5f8c3c1e2d4f}', 5, null])(
    'is not %j',
    (value) => {
      expect(() => UUID.parseValue(value)).toThrow('is no UUID');
    },
  );
});

describe('DateTime', () => {
  it('is read with its offset and written in UTC', () => {
    expect(DateTime.parseValue('2026-01-02T03:04:05+01:00')).toBe('2026-01-02T02:04:05.000Z');
    expect(DateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });

  it.each(['2026-01-02', '2026-01-02T03:04:05', 'now', '2026-13-01T00:00:00Z', 1_700_000_000])(
    'is not %j',
    (value) => {
      expect(() => DateTime.parseValue(value)).toThrow('is no DateTime');
    },
  );
});

describe('URL', () => {
  it('may be relative to the site', () => {
    expect(URL.serialize('/icon/5')).toBe('/icon/5');
    expect(URL.parseValue('https://example.org/a?b')).toBe('https://example.org/a?b');
  });

  it('is not just anything', () => {
    expect(() => URL.parseValue('http://')).toThrow('is no URL');
  });
});
