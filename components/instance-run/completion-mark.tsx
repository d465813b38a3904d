import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  readonly completed: boolean;
  /** True to show the picture alone, with the word for screen readers. */
  readonly iconOnly?: boolean;
}

/** Marks a run, or a try at an encounter, as completed or not: a star, or else a warning, and the word. */
export function CompletionMark({ completed, iconOnly = false }: Props) {
  const word = completed ? 'completed' : 'not completed';
  const icon = { src: staticImages.completion(completed), width: 18, height: 18 };
  if (iconOnly) return <img {...icon} alt={word} title={word} />;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <img {...icon} alt="" /> <span className="inline-block first-letter:uppercase">{word}</span>
    </span>
  );
}
