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

import { askApi } from './ask-api.ts';
import { Documentation } from './documentation.island.tsx';
import type { Question } from './explorer-address.ts';
import { Toolbar } from './toolbar.island.tsx';
import { useAskedInAddress } from './use-asked-in-address.ts';
import { useEditorOptions } from './use-editor-options.ts';
import './workbench.css';

/** GraphiQL would remember queries in the browser; here the address does. */
const NO_STORAGE = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  length: 0,
};

const PLUGINS = [DOC_EXPLORER_PLUGIN];

/** From this width on the documentation has a place beside the editors. */
const WIDE = '(min-width: 1121px)';

/**
 * GraphiQL's editors and documentation in a frame of our own: the one of the package comes with embedded fonts,
 * which the site's policy refuses, and has no narrow layout.
 */
export default function Workbench({ query, variables }: Question) {
  const [wide] = useState(() => matchMedia(WIDE).matches);
  return (
    <GraphiQLProvider
      fetcher={askApi}
      query={query}
      variables={variables}
      storage={NO_STORAGE}
      plugins={PLUGINS}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      {...(wide && { visiblePlugin: DOC_EXPLORER_PLUGIN })}
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
  useAskedInAddress();
  return (
    <div className="graphiql-container workbench">
      <Toolbar />
      <div className="workbench-panes" data-documented={documented || undefined}>
        {documented && <Documentation />}
        <div className="pane pane-query">
          <h2>Query</h2>
          <QueryEditor />
        </div>
        <div className="pane pane-variables">
          <h2>Variables</h2>
          <VariableEditor />
        </div>
        <div className="pane pane-answer">
          <h2>Answer</h2>
          <ResponseEditor />
        </div>
      </div>
    </div>
  );
}
