import { beginningOf } from '#lib/format/cut-whole.ts';

const TEXT = 'max-w-[68ch] whitespace-pre-line';

/** The text that a guild wrote about itself. A long one shows its beginning; the rest is folded. */
export function GuildDescription({ text }: { readonly text: string }) {
  const beginning = beginningOf(text);
  if (beginning === text) return <p className={TEXT}>{text}</p>;
  return (
    <>
      <p className={`${TEXT} print:hidden`}>{beginning}</p>
      <details className="mt-1">
        <summary className="min-h-6 w-fit cursor-pointer text-link narrow:min-h-11 narrow:content-center print:hidden">
          Whole description
        </summary>
        <p className={TEXT}>{text}</p>
      </details>
    </>
  );
}
