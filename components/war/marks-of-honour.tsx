import type { Mark } from '#lib/game/war/records.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** The records that a player or a guild holds, each with a link to its rule; nothing without any. */
export const MarksOfHonour = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <Panel className="flex flex-wrap items-baseline gap-x-4 px-5 py-3 narrow:px-3.5">
      <h3 className="font-text text-[1em] font-normal text-muted">Marks of honour:</h3>
      {marks.map(({ text, rule, href }) => (
        <NavLink
          key={text}
          href={href}
          title={rule}
          className="inline-flex min-h-6 items-center font-semibold narrow:min-h-11"
        >
          {text}
        </NavLink>
      ))}
    </Panel>
  );
