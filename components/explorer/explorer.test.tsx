import { expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { Explorer } from './explorer.island.tsx';

it('shows the query of the address before the editors are loaded, or an example', async () => {
  expect((await rendered(<Explorer />, '/graphql?query={ __typename }')).text).toBe('{ __typename }');
  expect((await rendered(<Explorer />)).text).toContain('query LatestKills');
});
