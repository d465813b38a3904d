import type { Route } from 'next';
import type { ReactNode } from 'react';

import { NavLink } from './nav-link.island.tsx';

/** The second line of a media object. */
export interface Detail {
  readonly text: string;
  readonly href?: Route;
  /** A small picture before the text. */
  readonly image?: ReactNode;
}

/** Of the name: in rows one line, beside a large picture as long as it needs, for the first of a ranking. */
const NAME = {
  small: 'truncate leading-6 font-semibold',
  medium: 'overflow-hidden font-display text-md/[1.2] font-semibold wrap-anywhere',
  large: 'truncate font-display text-lg/[1.2] font-semibold',
};

interface Props {
  readonly image?: ReactNode;
  readonly name: string;
  readonly href?: Route;
  readonly detail?: Detail | null;
  /** What stands at the other end where there is room. */
  readonly aside?: ReactNode;
  readonly size?: keyof typeof NAME;
  /** From the right to the left, as the far side of a pair. */
  readonly reversed?: boolean;
  /** Utilities where a screen wants it otherwise: for the whole, for the name, for the second line. */
  readonly className?: string;
  readonly nameClass?: string;
  readonly detailClass?: string;
}

/** Somebody or something in a list: a picture, a name, and a second line that says more. */
export function MediaObject(props: Props) {
  const { image, name, href, detail, aside, size = 'small', reversed = false } = props;
  const { className = '', nameClass = '', detailClass = 'flex' } = props;
  return (
    <div
      className={`flex min-w-0 items-center gap-2.5 [&>img]:flex-none ${reversed ? 'flex-row-reverse text-right' : ''} ${className}`}
    >
      {image}
      <div className="min-w-0">
        <Line href={href} className={`block min-h-6 ${NAME[size]} ${nameClass}`}>
          {name}
        </Line>
        {detail && (
          <Line
            href={detail.href}
            className={`min-h-6 min-w-0 items-center gap-[5px] text-sm whitespace-nowrap text-muted ${reversed ? 'justify-end' : ''} ${detailClass}`}
          >
            {detail.image}
            <span className="truncate">{detail.text}</span>
          </Line>
        )}
      </div>
      {aside && (
        <div className="ml-auto flex-none text-right text-xs leading-[1.35] whitespace-nowrap text-muted narrow:hidden">
          {aside}
        </div>
      )}
    </div>
  );
}

interface LineProps {
  readonly href?: Route;
  readonly className: string;
  readonly children: ReactNode;
}

const Line = ({ href, ...line }: LineProps) =>
  href ? <NavLink href={href} {...line} /> : <span {...line} />;
