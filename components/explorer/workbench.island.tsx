'use client';

import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from '@graphiql/plugin-doc-explorer';
import {
  GraphiQLProvider,
  QueryEditor,
  ResponseEditor,
  usePluginStore,
  VariableEditor,
} from '@graphiql/react';
import { useState } from 'react';

import tailwind from '../../tailwind.config.ts';
import { askApi } from './ask-api.ts';
import { Documentation } from './documentation.island.tsx';
import type { Question } from './explorer-address.ts';
import './graphiql.css';
import { Pane } from './pane.tsx';
import styles from './panes.module.css';
import { Toolbar } from './toolbar.island.tsx';
import { useQueryInAddress } from './use-query-in-address.ts';
import { useEditorOptions } from './use-editor-options.ts';

/** GraphiQL would remember queries in the browser; here the address does. */
const NO_STORAGE = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  length: 0,
};

const PLUGINS = [DOC_EXPLORER_PLUGIN];

/** Up to this width the documentation has no place beside the editors. */
const COMPACT = `(max-width: ${tailwind.theme.screens.compact.max})`;

/**
 * GraphiQL's editors and documentation in a frame of our own: the one of the package comes with embedded fonts,
 * which the site's policy refuses, and has no narrow layout.
 */
export default function Workbench({ query, variables }: Question) {
  const [compact] = useState(() => matchMedia(COMPACT).matches);
  return (
    <GraphiQLProvider
      fetcher={askApi}
      query={query}
      variables={variables}
      storage={NO_STORAGE}
      plugins={PLUGINS}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      {...(!compact && { visiblePlugin: DOC_EXPLORER_PLUGIN })}
    >
      <DocExplorerContextProvider>
        <Panes />
      </DocExplorerContextProvider>
    </GraphiQLProvider>
  );
}

function Panes() {
  const documented = usePluginStore().visiblePlugin !== null;
  useEditorOptions();
  useQueryInAddress();
  return (
    <div className="graphiql-container flex h-full flex-col">
      <Toolbar />
      <div className={documented ? `${styles.panes} ${styles.documented}` : styles.panes}>
        {documented && <Documentation />}
        <Pane title="Query" area="query">
          <QueryEditor />
        </Pane>
        <Pane title="Variables" area="variables">
          <VariableEditor />
        </Pane>
        <Pane title="Answer" area="answer">
          <ResponseEditor />
        </Pane>
      </div>
    </div>
  );
}
