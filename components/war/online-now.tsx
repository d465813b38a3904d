import { counted, thousands } from '#lib/format/number.ts';
import { SectionHeading } from '../ui/page/panel.tsx';

interface Listed {
  readonly name: string;
  readonly realm?: string;
}

/** Names that are shown at most; all are counted. */
const MOST = 500;

/** Counts those who are in the game by the list that the operator names, with the names of the first of them. */
export function OnlineNow({ list }: { readonly list: readonly Listed[] }) {
  const of = (realm: string) => thousands(list.filter((one) => one.realm === realm).length);
  const names = list.slice(0, MOST).map(({ name }) => name);
  return (
    <section>
      <SectionHeading>Online by the operator’s list</SectionHeading>
      <p>
        {counted(list.length, 'character')}, {of('ORDER')} of Order and {of('DESTRUCTION')} of Destruction,
        whether they fight or not.
      </p>
      {names.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit cursor-pointer text-link narrow:min-h-11 narrow:content-center">
            {names.length < list.length ? `The first ${MOST} names` : 'Their names'}
          </summary>
          <p className="max-w-[68ch]">{names.join(', ')}</p>
        </details>
      )}
    </section>
  );
}
