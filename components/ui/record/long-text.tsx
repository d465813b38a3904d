import { beginningOf } from '#lib/format/beginning-of.ts';

interface Props {
  /** Line breaks are preserved. */
  readonly text: string;
  /** Names the whole of a long text: "Whole description". */
  readonly label: string;
}

/** A text written by players. A long one shows its beginning; the rest is collapsed. */
export function LongText({ text, label }: Props) {
  const beginning = beginningOf(text);
  if (beginning === text) return <p className={TEXT}>{text}</p>;
  return (
    <>
      <p className={`${TEXT} print:hidden`}>{beginning}</p>
      <details className="mt-1">
        <summary className="min-h-6 w-fit cursor-pointer font-normal text-link narrow:min-h-11 narrow:content-center print:hidden">
          {label}
        </summary>
        <p className={TEXT}>{text}</p>
      </details>
    </>
  );
}

const TEXT = 'max-w-[68ch] font-normal whitespace-pre-line';
