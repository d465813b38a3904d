import { staticImages } from '#lib/url/image/static-images.ts';

/** Says that something is about realm versus realm. */
export const RvrMark = () => (
  <span
    className="inline-flex items-center align-middle gap-1.5 whitespace-nowrap"
    title="Realm versus realm"
  >
    <img className="shrink-0" src={staticImages.rvr} alt="" width={20} height={20} />
    RvR
  </span>
);
