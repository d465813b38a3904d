import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { fragmentsOf } from '#lib/api/schema/fitting/fragments.ts';

import { fragmentSchema } from './selection-schema.ts';
import type { Shape } from './shape.ts';

/**
 * The shape of a fragment: its schema follows from the selection of the fragment, and bears its name.
 * @example nullable(fragment(KillPageFragmentDoc))
 */
export const fragment = <Value>(document: TypedDocumentNode<Value, unknown>): Shape<Value> => ({
  schema: (named) => {
    const fragments = fragmentsOf(document);
    // The first definition is the fragment itself; the fragments that it spreads follow.
    const [name = ''] = fragments.keys();
    return fragmentSchema(name, { schema: contractSchema(), fragments, named });
  },
});
