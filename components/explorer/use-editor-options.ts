import { useEditorContext } from '@graphiql/react';
import { useEffect } from 'react';

/** Lets Tab leave the editor, as in a form: otherwise keyboard users could not get out. */
const TAB_LEAVES = { Tab: false, 'Shift-Tab': false } as const;

/** Names the editors for screen readers, lets the keyboard pass through them, and wraps long lines. */
export function useEditorOptions(): void {
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
