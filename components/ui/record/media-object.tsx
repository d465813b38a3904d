import type { Route } from 'next';
import type { ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';
import styles from './media-object.module.css';
import { NavLink } from '../navigation/nav-link.tsx';

/** The second line of a media object. */
export interface Detail {
  readonly text: string;
  readonly href?: Route;
  /** A small picture before the text. */
  readonly image?: ReactNode;
}

type LinkData = Readonly<Record<`data-${string}`, string>>;

interface Props {
  readonly image?: ReactNode;
  readonly name: string;
  readonly href?: Route;
  /** Data attributes of the link. */
  readonly linkData?: LinkData;
  readonly detail?: Detail | null;
  /** Stands at the other end where there is room. */
  readonly aside?: ReactNode;
  /**
   * The size of the name: large for the first of a ranking; medium, over several lines if needed, beside a large
   * picture.
   */
  readonly size?: 'medium' | 'large';
  /** From the right to the left, as the far side of a pair. */
  readonly reversed?: boolean;
  /** Fainter than the others, as the victim of a kill. */
  readonly dimmed?: boolean;
  /** Utilities where a screen wants it otherwise: for the whole, for the name, for the second line. */
  readonly className?: string;
  readonly nameClass?: string;
  readonly detailClass?: string;
}

/** Renders a player or a thing in a list: a picture, a name, and a second line with more. */
export function MediaObject(props: Props) {
  const { image, name, href, linkData, detail, aside, size, reversed, dimmed } = props;
  const variants = [size && styles[size], reversed && styles.reversed, dimmed && styles.dimmed];
  return (
    <div className={joinClasses(styles.media, ...variants, props.className)}>
      {image}
      <div>
        <Line href={href} linkData={linkData} className={joinClasses(styles.name, props.nameClass)}>
          {name}
        </Line>
        {detail && (
          <Line href={detail.href} className={joinClasses(styles.detail, props.detailClass)}>
            {detail.image}
            <span>{detail.text}</span>
          </Line>
        )}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

interface LineProps {
  readonly href?: Route;
  readonly linkData?: LinkData;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const Line = ({ href, linkData, ...line }: LineProps) =>
  href ? <NavLink href={href} {...linkData} {...line} /> : <span {...line} />;
