import { staticImages } from '#lib/url/image/static-images.ts';

/** The book at the head of the journal's pages. */
export const TomeIcon = () => (
  <img className="shrink-0 narrow:size-12" src={staticImages.tome} alt="" width={72} height={72} />
);
