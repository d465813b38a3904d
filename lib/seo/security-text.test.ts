import { expect, it } from 'vitest';

import { securityText } from './security-text.ts';

it('names the contact, for less than a year', () => {
  const text = securityText(
    'mailto:security@ledger.example',
    'https://ledger.example',
    new Date('2026-11-21T18:00:00Z'),
  );
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@ledger.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    '# What programs may read: https://ledger.example/developers',
    'Preferred-Languages: en',
    'Canonical: https://ledger.example/.well-known/security.txt',
    '',
  ]);
});
