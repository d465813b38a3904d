import type { ElementType, FunctionComponent } from 'react';

/** The source of an element's content: its markup, or a name for markup in the first HTML. */
export interface MarkupSource {
  /** The content itself, on soft navigation. */
  readonly html: string | undefined;
  /** The name under which the first HTML holds the content. */
  readonly name: string | undefined;
  /** The same for the same content; of long content only. */
  readonly hash?: string | undefined;
}

interface MarkupHostProps extends Partial<MarkupSource> {
  /** The element: "tbody"; the most frequent one, "div", where it is left out. */
  readonly as?: ElementType;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** The component that holds markup: the one thing that the writer of markup knows of the browser's half. */
export type MarkupHost = FunctionComponent<MarkupHostProps>;
