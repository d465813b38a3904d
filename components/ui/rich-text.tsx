import { Prose } from './prose.tsx';

interface Props {
  /** HTML that cleanRichText has cleaned. */
  readonly html: string;
}

/** A text with formatting that others wrote. */
export function RichText({ html }: Props) {
  return (
    <Prose>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Prose>
  );
}
