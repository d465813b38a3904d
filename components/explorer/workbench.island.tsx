'use client';

import { DOC_EXPLORER_PLUGIN, DocExplorerContextProvider } from '@graphiql/plugin-doc-explorer';
import {
  GraphiQLProvider,
  QueryEditor,
  ResponseEditor,
  usePluginStore,
  VariableEditor,
  useEditorContext,
  useExecutionContext,
} from '@graphiql/react';
import { useState, useEffect, type ReactNode } from 'react';
import tailwind from '../../tailwind.config.ts';
import { Documentation } from './documentation.island.tsx';
import { type Question, explorerAddress } from './explorer-address.ts';
import './graphiql.css';
import styles from './panes.module.css';
import { Toolbar } from './toolbar.island.tsx';
import type { ExecutionResult } from 'graphql';
import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';

/** Lets Tab leave the editor, as in a form: otherwise keyboard users could not get out. */
const TAB_LEAVES = { Tab: false, 'Shift-Tab': false } as const;

/** Names the editors for screen readers, lets the keyboard pass through them, and wraps long lines. */
function useEditorOptions(): void {
  const { queryEditor, variableEditor, responseEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    const named = [
      [queryEditor, 'Query'],
      [variableEditor, 'Variables'],
      [responseEditor, 'Answer'],
    ] as const;
    for (const [editor, name] of named) {
      editor?.setOption('screenReaderLabel', name);
      editor?.setOption('lineWrapping', true);
      // Comes last, so that Tab still accepts a suggestion.
      editor?.addKeyMap(TAB_LEAVES, true);
    }
    return () => {
      for (const [editor] of named) editor?.removeKeyMap(TAB_LEAVES);
    };
  }, [queryEditor, variableEditor, responseEditor]);
}

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

/** Writes the last executed query into the address, for reloads and sharing. */
function useQueryInAddress(): void {
  const { isFetching } = useExecutionContext({ nonNull: true });
  const { queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  useEffect(() => {
    if (!isFetching || !queryEditor) return;
    const question = { query: queryEditor.getValue(), variables: variableEditor?.getValue() ?? '' };
    const address = explorerAddress(question);
    if (address) history.replaceState(null, '', address);
  }, [isFetching, queryEditor, variableEditor]);
}

interface Props {
  readonly title: string;
  readonly area: 'query' | 'variables' | 'answer';
  /** One of GraphiQL's editors. */
  readonly children: ReactNode;
}

/** One editor with its heading. */
function Pane({ title, area, children }: Props) {
  return (
    <div className={`${styles.pane} ${styles[area]}`}>
      <h2 className="px-4.5 pt-2.5 pb-1 font-text text-sm leading-[1.4] text-muted">{title}</h2>
      {children}
    </div>
  );
}

/** A call of the API, from the contents of the editors. */
interface Call {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/**
 * Sends a call to the site's own API.
 * @throws Error with the server's words where the call is refused before the API sees it
 */
async function askApi(call: Call): Promise<ExecutionResult> {
  const response = await fetch(EXPLORER_ROUTE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json');
  if (!isAnswer) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
