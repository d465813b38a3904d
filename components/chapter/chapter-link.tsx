import { chapterName } from '#lib/game/quests/chapter-name.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly chapter: { readonly id: string; readonly name: string | null };
}

/** A mention of a chapter anywhere on the site: a book, and its name. */
export function ChapterLink({ chapter }: Props) {
  return (
    <NavLink
      href={routes.chapter(chapter.id)}
      className="inline-flex min-w-0 items-center gap-2.5 align-middle font-semibold narrow:min-h-11"
    >
      <img className="shrink-0" src={staticImages.tome} alt="" width={28} height={28} />
      <span className="min-w-0 wrap-break-word">{chapterName(chapter)}</span>
    </NavLink>
  );
}
