import { useEditorContext, useExecutionContext } from '@graphiql/react';
import { useEffect } from 'react';

import { explorerAddress } from './explorer-address.ts';

/** Writes the last executed query into the address, for reloads and sharing. */
export function useQueryInAddress(): void {
  const { isFetching } = useExecutionContext({ nonNull: true });
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    if (!isFetching || !queryEditor) return;
    const question = { query: queryEditor.getValue(), variables: variableEditor?.getValue() ?? '' };
    const address = explorerAddress(question);
    if (address) history.replaceState(null, '', address);
  }, [isFetching, queryEditor, variableEditor]);
}
