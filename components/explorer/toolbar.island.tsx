'use client';

import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import {
  useEditorContext,
  useExecutionContext,
  usePluginStore,
  usePrettifyEditors,
  useSchemaStore,
} from '@graphiql/react';
import { Button } from '../ui/button.tsx';

/** The id of the panel that the documentation button opens. */
export const DOCUMENTATION_ID = 'explorer-documentation';

/** Renders the buttons for the query, and an error where the schema could not be loaded. */
export function Toolbar() {
  const { queryEditor, setOperationName } = useEditorContext({ nonNull: true });
  const { isFetching, run, stop } = useExecutionContext({ nonNull: true });
  const { visiblePlugin, setVisiblePlugin } = usePluginStore();
  const { fetchError } = useSchemaStore();
  const prettify = usePrettifyEditors();

  /** Runs the operation at the cursor, as the keyboard does. */
  const runAtCursor = () => {
    const cursor = queryEditor?.indexFromPos(queryEditor.getCursor()) ?? 0;
    const here = queryEditor?.operations?.find(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end);
    if (here?.name) setOperationName(here.name.value);
    run();
  };

  return (
    <div
      className="flex flex-wrap items-center gap-2.5 border-b border-line px-4.5 py-3 narrow:px-3.5 narrow:py-2.5"
      role="group"
      aria-label="Tools"
    >
      <Button
        className="min-w-22 border-accent bg-accent text-accent-ink hover:bg-[color-mix(in_srgb,var(--accent)_88%,var(--text))]"
        disabled={queryEditor === null}
        onClick={isFetching ? stop : runAtCursor}
      >
        {isFetching ? 'Stop' : 'Run'}
      </Button>
      <Button onClick={prettify}>Prettify</Button>
      {fetchError && (
        <p role="status" className="text-sm text-warn">
          The contract could not be read: no completion, no documentation.
        </p>
      )}
      <Button
        className="ml-auto aria-expanded:bg-row-hover"
        aria-expanded={visiblePlugin !== null}
        aria-controls={DOCUMENTATION_ID}
        onClick={() => setVisiblePlugin(visiblePlugin ? null : DOC_EXPLORER_PLUGIN)}
      >
        Documentation
      </Button>
    </div>
  );
}
